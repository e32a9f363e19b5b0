import { beginBuild } from "./build-mark";

/**
 * The first step of `npm run build`. It may delete Gatsby's cache. It is not a hook of Gatsby, because Gatsby reads the cache
 * before it calls the first hook.
 */
beginBuild();
