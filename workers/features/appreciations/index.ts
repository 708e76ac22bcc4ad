/** What other features may use of appreciations: writing those of a demo. */
export { insertPastAppreciations, type PastAppreciation } from "./store/appreciations";
