/** What other features may use of anniversaries: how a birthday is marked, and writing those of a demo. */
export { birthdayGreeting } from "./store/choices";
export { insertPastCards, insertPastRules, type PastCard, type PastRule } from "./store/past-cards";
