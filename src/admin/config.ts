import type { CmsConfig } from "@sveltia/cms";
import type { DataFile } from "../content/schemas";
import { formFields } from "./fields";
import { forms } from "./forms";

/** The longest side of an uploaded picture, in pixels. The form makes a larger picture smaller. */
export const MAX_SIDE_PX = 2400;

/** The name of a form in Sveltia CMS, which allows no space in it. Commit messages begin with this name. */
export const formName = (label: string) => label.replace(" ", "-");

/** The configuration of Sveltia CMS: a form for each data file. The form saves to `repository` (owner/name on GitHub). */
export const cmsConfig = (repository: string): CmsConfig => ({
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
    name: formName(label),
    label,
    icon,
    file: `data/${name}`,
    // Each data file has its own format. main.ts registers a reader and a writer for each of these formats.
    format: name as "json",
    // Sveltia CMS would reject properties that are undefined. The way through JSON and back removes such properties.
    fields: JSON.parse(JSON.stringify(formFields(name as DataFile))),
  })),
});
