import { beginBuild } from "./build-mark";

/** The first step of `npm run build`. It is no hook of Gatsby, because Gatsby reads its cache before it calls the first hook. */
beginBuild();
