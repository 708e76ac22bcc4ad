/** What the registry tells of the reports that lists offer. */
export { knowReports } from "./store/known-reports";
