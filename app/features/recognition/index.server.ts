/** What the server halves of other features' screens may use of recognition. */
export { readArrival } from "./arrival.server";
export { type RecognitionContent, toRecognitionContent } from "./post.server";
export { suggestRecipients } from "./suggestions.server";
