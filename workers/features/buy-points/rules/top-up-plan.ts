/** A plan of top-ups as its form shows it, and as it is stored. @pure */
import {
	boundsOf,
	pointsForAmount,
	type ThresholdChoice,
	thresholdChoices,
	topUpAmounts,
	topUpPoints,
} from "./purchase";

type Stored = { low_threshold: number | null; top_up_points: number | null; available: number };
type TopUpChoice = (typeof topUpPoints)[number];

/** Choice and own number of threshold and top-up, what is available, and what amounts buy. */
export function presentPlan(stored: Stored | undefined, point_price: number) {
	const { low_threshold = null, top_up_points = null, available = 0 } = stored ?? {};
	const threshold = low_threshold === null ? "none" : choiceOf(thresholdChoices, low_threshold);
	const topUp = top_up_points === null ? topUpPoints[0] : choiceOf(topUpPoints, top_up_points);
	return {
		available_points: available,
		low_threshold: threshold,
		low_threshold_points: threshold === "custom" ? low_threshold : null,
		top_up_points: topUp,
		top_up_custom_points: topUp === "custom" ? top_up_points : null,
		top_up_amounts: amountsFor(point_price),
	};
}

/** The amounts of the specification that buy no more than one purchase may. */
function amountsFor(point_price: number) {
	if (point_price <= 0) return [];
	return topUpAmounts
		.map((amount) => ({ amount: Number(amount), points: pointsForAmount(Number(amount), point_price) }))
		.filter(({ points }) => points >= boundsOf.top_up.min && points <= boundsOf.top_up.max);
}

function choiceOf<Choice extends string>(choices: readonly Choice[], points: number): Choice | "custom" {
	return choices.find((choice) => choice === String(points)) ?? "custom";
}

/** The number behind a choice; null for none, undefined for a number of one's own that was left out. */
export function pointsOfChoice(
	choice: ThresholdChoice | TopUpChoice,
	own: number | undefined,
): number | null | undefined {
	if (choice === "none") return null;
	return choice === "custom" ? own : Number(choice);
}
