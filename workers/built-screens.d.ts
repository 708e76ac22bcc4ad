/** The types of files that the build makes. */
declare module "*/build/server/index.js";
