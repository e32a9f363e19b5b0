// `npm run build:test`: builds the test site, whatever the settings of the project's own build are.
import { ProjectCopy, TEST_SITE } from "./project-copy";

const settings = { SITE_URL: undefined, SITE_REPOSITORY: undefined, GATSBY_DATA_HOST: undefined };
process.exitCode = new ProjectCopy(TEST_SITE).npm(["run", "build"], settings, "inherit").status ?? 1;
