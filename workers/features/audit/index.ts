/** What other features may use of the audit: how an act and what changed by it are said to a reader. */
export { detailsInWords, summaryOf } from "./rules/details";
export { actInWords, wordsFor } from "./rules/words";
