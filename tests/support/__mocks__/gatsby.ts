// Gatsby's data layer and router exist only in a build by Gatsby. Components under test get their data as props.
export const graphql = () => null;
export const useStaticQuery = jest.fn();
export const withPrefix = (path: string) => path;
