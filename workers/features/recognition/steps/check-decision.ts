/** What is wrong with a decision on a submission: points that it may not have, or a reason that is missing. */
import { amountRange } from "#workers/features/programs";
import type { Decision, LowerablePoints } from "#workers/kernel/define-moderation-source";
import { type FieldErrors, invalid } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";

/** What of a submission and its program says how far its points may be lowered. */
export type LoweredFrom = {
	points: number;
	is_non_monetary: number;
	min_points: number;
	max_points: number;
	points_increment: number;
	program_points: number;
};

/** Down to which points it may be lowered, and in which steps; nothing where its program has one amount alone, or none. */
export function amountsOf({ points, program_points, ...program }: LoweredFrom): LowerablePoints {
	const { min, step } = amountRange({ ...program, points: program_points });
	return { points, min: Math.min(points, points === 0 ? 0 : Math.max(1, min)), step };
}

/** The points that were decided on. Throws, by field, what is wrong: whoever asked must learn why. */
export function checkDecision(
	{ translate }: Pick<MemberScope, "translate">,
	{ points, min, step }: LowerablePoints,
	{ action, notes, points: wished = points }: Decision,
): number {
	const isAllowed = wished === points || (wished >= min && wished < points && (wished - min) % step === 0);
	const needsReason = action === "reject" || wished < points;
	const problems: FieldErrors = {
		...(isAllowed ? {} : { points: [translate("recognition:approval.validation.points", { min, max: points, step })] }),
		...(needsReason && notes === "" ? { notes: [translate("recognition:approval.validation.reason")] } : {}),
	};
	if (Object.keys(problems).length > 0) throw invalid(problems);
	return action === "approve" ? wished : points;
}
