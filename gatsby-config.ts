import type { GatsbyConfig } from "gatsby";
import { contentType } from "./src/content/content-types";

// Without an adapter of our own Gatsby would download a list of adapters and run it; a build makes no network request.
process.env.GATSBY_ADAPTERS_MANIFEST = "module.exports = [];";

const config: GatsbyConfig = {
  trailingSlash: "always",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "data", path: "./data", ignore: ["**/schema/*", "**/navod/*", "**/documents/*"] },
    },
    { resolve: "gatsby-source-filesystem", options: { name: "documents", path: "./static/files" } },
    { resolve: "gatsby-transformer-json", options: { typeName: contentType } },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["auto", "webp"],
          // By eye and by SSIM, and why no AVIF: README, “Speed”.
          quality: 72,
          placeholder: "blurred",
          blurredOptions: { width: 16, toFormat: "webp" },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
  ],
};

export default config;
