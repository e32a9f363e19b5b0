import { beginBuild } from "./build-mark";

/** The first step of `npm run build`: Gatsby has read its cache before it calls any of our code. */
beginBuild();
