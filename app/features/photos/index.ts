/** What screens of other features may use of photos. */
export { PhotoField } from "./photo-field";
