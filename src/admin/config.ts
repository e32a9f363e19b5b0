import type { CmsConfig } from "@sveltia/cms";
import type { DataFile } from "../content/schemas";
import { formFields } from "./fields";
import { forms } from "./forms";

/** Longest side of an uploaded picture: a larger one is made smaller. */
export const MAX_SIDE_PX = 2400;

/** The configuration of Sveltia CMS: a form for each data file. `repository` is where it saves, owner/name on GitHub. */
export function cmsConfig(repository: string): CmsConfig {
  return {
    load_config_file: false,
    app_title: "Správa webu",
    logo: { src: new URL("../favicon.svg", location.href).pathname },
    backend: {
      name: "github",
      repo: repository,
      branch: "main",
      auth_methods: ["token"],
      commit_messages: {
        update: "{{slug}}: úprava ve formuláři",
        uploadMedia: "Nahráno ve formuláři: {{path}}",
        deleteMedia: "Smazáno ve formuláři: {{path}}",
      },
    },
    slug: { encoding: "ascii", clean_accents: true },
    show_preview_links: false,
    editor: { preview: false },
    media_folder: "static/files",
    public_folder: "/files",
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          transformations: { raster_image: { format: "webp", quality: 85, width: MAX_SIDE_PX, height: MAX_SIDE_PX } },
        },
      },
      stock_assets: { providers: [] },
    },
    singletons: Object.entries(forms).map(([name, { label, icon }]) => ({
      // The message of a commit begins with it. No spaces are allowed; github-errors.ts puts them back.
      name: label.replace(" ", "-"),
      label,
      icon,
      file: `data/${name}`,
      // Of our own: main.ts registers a reader and a writer for each.
      format: name as "json",
      // By way of JSON, which leaves out fields that are undefined: the editor rejects them.
      fields: JSON.parse(JSON.stringify(formFields(name as DataFile))),
    })),
  };
}
