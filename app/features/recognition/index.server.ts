/** What the server halves of other features' screens may use of recognition. */
export { readArrival } from "./arrival.server";
export { type RecognitionContent, toRecognitionContent } from "./post.server";
export { type Suggestions, suggestRecipients } from "./suggestions.server";
