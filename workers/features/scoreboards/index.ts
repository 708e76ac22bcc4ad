/** What other features may use of scoreboards: a person's points, writing a demo's competitions, and what their prizes hold. */
export { freezesAt } from "./rules/competition";
export { mostPoints } from "./rules/prizes";
export { scoreboardPointsOf } from "./store/board";
export { insertPastCompetitions, type PastCompetition } from "./store/past-competitions";
