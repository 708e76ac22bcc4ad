/** What others may use of imports: the registry tells which there are; what a job fetches after the rows is counted and told here. */

export { knowImports } from "./steps/know-imports";
export { addWarnings, countFetched, deleteWarning } from "./store/fetched";
