/** What screens of other features may use of recognition. */
export type { Arrival } from "./arrival.server";
export { MemberPicker, type MemberPickerProps } from "./member-picker";
export type { RecognitionContent } from "./post.server";
export { RecognitionLine } from "./recognition-line";
export { PostedPicture, RecognitionPost } from "./recognition-post";
