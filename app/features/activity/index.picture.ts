/** What few screens of other features use of the feed: a picture, apart so that home does not carry it. */
export { ShownPicture } from "./shown-picture";
