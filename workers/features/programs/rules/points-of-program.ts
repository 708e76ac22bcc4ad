/** Which amounts a program lets somebody give to each person. @browser-safe */

/** The amounts of a program. Without minimum and maximum the amount is fixed at `points`. */
export type ProgramAmounts = {
	is_non_monetary: number;
	points: number;
	min_points: number;
	max_points: number;
	points_increment: number;
};

/** Why an amount is wrong, with the number that its text names. */
export type AmountProblem = { rule: "min" | "max" | "step" | "fixed"; count: number };

/** The amounts as a range; one value when it is fixed, 0 when the program has no points. */
export function amountRange(program: ProgramAmounts): { min: number; max: number; step: number } {
	if (program.is_non_monetary === 1) return { min: 0, max: 0, step: 1 };
	if (program.min_points === 0 && program.max_points === 0)
		return { min: program.points, max: program.points, step: 1 };
	const max = Math.max(program.min_points, program.max_points);
	return { min: program.min_points, max, step: Math.max(1, program.points_increment) };
}

/** The amount that is given when nobody says one. */
export function usualAmount(program: ProgramAmounts): number {
	const { min, max } = amountRange(program);
	return Math.min(max, Math.max(min, program.points));
}

/** Whether a budget can pay the least amount above nothing for one person; a program without points needs none. */
export function canPayLeast(program: ProgramAmounts & { points_remaining: number }): boolean {
	if (program.is_non_monetary === 1) return true;
	const { min, step } = amountRange(program);
	return program.points_remaining >= (min > 0 ? min : step);
}

/** What is wrong with an amount; null when it may be given. */
export function amountProblem(program: ProgramAmounts, points: number): AmountProblem | null {
	const { min, max, step } = amountRange(program);
	if (min === max && points !== min) return { rule: "fixed", count: min };
	if (points < min) return { rule: "min", count: min };
	if (points > max) return { rule: "max", count: max };
	if ((points - min) % step !== 0) return { rule: "step", count: step };
	return null;
}

/** Which of a program's own amounts contradicts the others, by its field; null where all fit. */
export function amountsProblem(
	program: ProgramAmounts,
): { field: "points" | "max_points" | "points_increment"; rule: "needed" | "range" | "steps" } | null {
	if (program.is_non_monetary === 1) return null;
	const { min, max, step } = amountRange(program);
	if (min === 0 && max === 0) return { field: "points", rule: "needed" };
	if (program.max_points < program.min_points) return { field: "max_points", rule: "range" };
	if ((max - min) % step !== 0) return { field: "points_increment", rule: "steps" };
	if (program.points !== 0 && amountProblem(program, program.points)) return { field: "points", rule: "range" };
	return null;
}
