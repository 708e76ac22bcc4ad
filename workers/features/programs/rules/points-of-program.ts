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
export type AmountProblem = { rule: "least" | "most" | "step" | "fixed"; count: number };

/** The amounts as a range; one value when it is fixed, 0 when the program has no points. */
export function amountRange(program: ProgramAmounts): { least: number; most: number; step: number } {
	if (program.is_non_monetary === 1) return { least: 0, most: 0, step: 1 };
	if (program.min_points === 0 && program.max_points === 0)
		return { least: program.points, most: program.points, step: 1 };
	const most = Math.max(program.min_points, program.max_points);
	return { least: program.min_points, most, step: Math.max(1, program.points_increment) };
}

/** The amount that is given when nobody says one. */
export function usualAmount(program: ProgramAmounts): number {
	const { least, most } = amountRange(program);
	return Math.min(most, Math.max(least, program.points));
}

/** What is wrong with an amount; null when it may be given. */
export function amountProblem(program: ProgramAmounts, points: number): AmountProblem | null {
	const { least, most, step } = amountRange(program);
	if (least === most && points !== least) return { rule: "fixed", count: least };
	if (points < least) return { rule: "least", count: least };
	if (points > most) return { rule: "most", count: most };
	if ((points - least) % step !== 0) return { rule: "step", count: step };
	return null;
}
