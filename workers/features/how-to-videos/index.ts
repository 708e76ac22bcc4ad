/** What other features may use of how-to videos: writing those of a demo. */
export { objectKey } from "./rules/addresses";
export { readChapters, readLength } from "./rules/length";
export { saveFile, saveWords, updateFacts, updatePoster, updateSource } from "./store";
