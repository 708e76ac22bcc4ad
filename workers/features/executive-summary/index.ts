/** What other features may use of the executive summary: setting up a demo's. */
export { yearIn, yearsFrom } from "./rules/years";
export { saveAllocations } from "./store/figures";
export { countAgain, savePrograms } from "./store/programs";
