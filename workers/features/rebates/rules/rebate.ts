/** The states of a rebate, what may be done in each, its bounds, and what an invoice line brings. @browser-safe @pure */

/** States; `reversed` was paid and is taken back. */
export const rebateStatuses = [
	...(["draft", "submitted", "in_review", "issue_found", "approved"] as const),
	...(["paid", "rejected", "canceled", "reversed"] as const),
] as const;

/** One of them. */
export type RebateStatus = (typeof rebateStatuses)[number];

/** The tabs of a list: those that wait for whoever asks, those that wait for moderators or their points, those that are done. */
export const rebateStages = ["all", "needs_owner", "on_the_way", "done"] as const;

/** The states of each tab. */
export const statusesOfStage = {
	needs_owner: ["draft", "issue_found"],
	on_the_way: ["submitted", "in_review", "approved"],
	done: ["paid", "rejected", "canceled", "reversed"],
} as const satisfies Record<string, readonly RebateStatus[]>;

/** What a moderator does. */
export const rebateActions = ["review", "ask", "approve", "pay", "reject", "reverse"] as const;

/** One of them. */
export type RebateAction = (typeof rebateActions)[number];

/** The states in which a moderator can do it. */
const statesBefore: Record<RebateAction, readonly RebateStatus[]> = {
	review: ["submitted"],
	ask: ["submitted", "in_review"],
	approve: ["submitted", "in_review"],
	pay: ["approved"],
	reject: ["submitted", "in_review", "approved"],
	reverse: ["paid"],
};

/** True where a moderator can do this with a rebate in this state. */
export function mayFollow(action: RebateAction, status: RebateStatus): boolean {
	return statesBefore[action].includes(status);
}

/** True of what needs words to whoever asks. */
export function needsNotes(action: RebateAction): boolean {
	return action === "ask" || action === "reject" || action === "reverse";
}

/** True while whoever asks may change what they say and send it. */
export function mayBeChanged(status: RebateStatus): boolean {
	return status === "draft" || status === "issue_found";
}

/** True while whoever asks may take it back: nobody has begun to look at it. */
export function mayBeCanceled(status: RebateStatus): boolean {
	return mayBeChanged(status) || status === "submitted";
}

/** A rebate must be sent within so many days of its invoice. */
export const maxDaysAfterInvoice = 45;

/** The most that an invoice line comes to, in dollars. */
export const maxLineDollars = 1_000_000;

/** The most points that come back for a dollar. */
export const maxPointsPerDollar = 1_000;

/** Lengths of what is said. */
export const maxNumberLength = 60;
export const maxLineLength = 120;
export const maxDistributorLength = 120;
export const maxNotesLength = 2_000;

/** Points for an amount of cents: whole ones, and no more than the cap leaves (0: no cap). */
export function pointsOfLine(
	cents: number,
	{ points_per_dollar, cap_points }: { points_per_dollar: number; cap_points: number },
	points_before: number,
): number {
	const whole = Math.floor((cents * points_per_dollar) / 100);
	return cap_points === 0 ? whole : Math.min(whole, Math.max(0, cap_points - points_before));
}

/** By what an invoice line is known again, however it is written. */
export function lineKey(said: { distributor: string; invoice_number: string; invoice_line: string }): string {
	return JSON.stringify(
		[said.distributor, said.invoice_number, said.invoice_line].map((words) =>
			words.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim(),
		),
	);
}
