/** What other features may use of global filters: the one that a person has on, and those that they may use. */
export { activeFilterOf, listFilters } from "./store";
