/** What other features may use of scoreboards: writing a demo's competitions, and what their prizes hold. */
export { freezesAt } from "./rules/competition";
export { mostPoints } from "./rules/prizes";
export { insertPastCompetitions, type PastCompetition } from "./store/past-competitions";
