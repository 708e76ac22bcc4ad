/** What other features may use of polls: writing those of a demo. */
export { insertPastPolls, type PastPoll } from "./store/past-polls";
