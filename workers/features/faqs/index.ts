/** What other features may use of questions: writing those of a demo. */
export type { Topic } from "./rules/topics";
export { saveFaqs } from "./store";
