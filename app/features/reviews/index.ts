/** What screens of other features use of reviews. */
export { Reviews } from "./reviews";
