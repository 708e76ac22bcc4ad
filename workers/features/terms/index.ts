/** What other features use of the terms: whether somebody accepted what counts now, and noting that they do. */
export { termsAskedAnewAt } from "./rules/terms";
export { findLatest, hasAccepted, insertAcceptance, insertVersions, isLatest } from "./store";
