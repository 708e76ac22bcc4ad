/** What other features may use of nominations: writing those of a demo. */
export { insertPastEvent, type PastEvent } from "./store/past-events";
