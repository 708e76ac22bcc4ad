/** What other features may use of programs: finding one, the right to give from it, its amounts and behaviours. */
export { amountProblem, amountRange, usualAmount } from "./rules/points-of-program";
export { type Program, toProgram } from "./rules/program";
export { dayIn } from "./rules/program-status";
export { type GivingObstacle, givingObstacle, seesBudget } from "./rules/right-to-give";
export {
	type BehaviorRow,
	findBehaviors,
	findProgram,
	isOpenForGiving,
	listBehaviorIds,
	listBehaviors,
	listShownPrograms,
} from "./store";
