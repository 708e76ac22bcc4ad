/** What other features may use of user levels: the name of a person's level, and setting up a demo's. */
export { settlePastStandings } from "./steps/settle-past-standings";
export { insertPastLevels } from "./store/past-levels";
export { levelNameOf } from "./store/standings";
