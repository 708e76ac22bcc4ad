/** What other features may use of user levels: setting up a demo's. */
export { settlePastStandings } from "./steps/settle-past-standings";
export { insertPastLevels } from "./store/past-levels";
