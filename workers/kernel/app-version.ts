/** The version of the running build. @pure */

/** The client reloads when it differs (specification §8). */
export const app_version = "0.1.0";
