// A plugin of Gatsby, because a plugin can come before gatsby-transformer-json, which reports a syntax error in English. The function
// is in src/build/validate-content.ts; Gatsby compiles no TypeScript in a plugin.
exports.onCreateNode = ({ node, reporter }, { reportChange }) => reportChange(node, reporter);
