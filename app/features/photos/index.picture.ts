/** What forms of other features may use of photos, apart from the feed, which need not load it. */
export { PhotoField } from "./photo-field";
