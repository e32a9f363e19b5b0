import { graphql, type PageProps } from "gatsby";
import { FileCards } from "../components/files/file-cards";
import { PageHead } from "../components/layout/page-head";
import { PATHS } from "../lib/paths";

export default function SouboryPage({ data: { allFileLink } }: PageProps<Queries.SouboryPageQuery>) {
  return (
    <>
      <h1>Soubory</h1>
      <FileCards files={allFileLink.nodes} />
    </>
  );
}

export const Head = () => (
  <PageHead
    path={PATHS.files}
    title="Soubory"
    description="Dokumenty k&nbsp;táboru ke stažení a&nbsp;k&nbsp;vytištění."
  />
);

export const query = graphql`
  query SouboryPage { allFileLink(sort: { position: ASC }) { nodes { ...FileCard } } }
`;
