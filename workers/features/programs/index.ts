/** What other features may use of programs: finding one, the right to give from it, its amounts, behaviours and drawings. */
export { programGlyphs } from "./rules/glyphs";
export { amountProblem, amountRange, usualAmount } from "./rules/points-of-program";
export { type Program, toProgram } from "./rules/program";
export { programStatus } from "./rules/program-status";
export { type GivingObstacle, givingObstacle, seesBudget } from "./rules/right-to-give";
export { dayIn, monthIn } from "./steps/day-in";
export {
	type BehaviorRow,
	findBehaviors,
	findProgram,
	isOpenForGiving,
	listBehaviorIds,
	listBehaviors,
	listShownPrograms,
	programsOfCategory,
} from "./store/programs";
export { findProgramNames } from "./store/write-programs";
