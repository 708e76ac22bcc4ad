/** What the server halves of other features' screens may use of people. */
export { findTyped } from "./find-typed.server";
