/** When points of a wallet end, and what is left of each issue: first in, first out. @pure */

/** The account's setting: after how many months what was issued ends; null: never. */
export function expiryMonths(settings: Record<string, unknown>): number | null {
	const months = settings.wallet_expiry_months;
	return typeof months === "number" && months > 0 ? months : null;
}

/** An issue that has not ended. */
export type OpenIssue = { id: number; points: number; expires_at: number | null };

/** What is left of each issue, the newest first: what was spent was spent of the oldest. */
export function pointsLeft<Issue extends OpenIssue>(
	newestFirst: readonly Issue[],
	balance: number,
): (Issue & { left: number })[] {
	let rest = balance;
	return newestFirst.map((issue) => {
		const left = Math.max(0, Math.min(issue.points, rest));
		rest -= left;
		return { ...issue, left };
	});
}

/** What ends when, the next first; days on which nothing is left to end are left out. */
export function endings(newestFirst: readonly OpenIssue[], balance: number): { expires_at: number; points: number }[] {
	const byEnd = new Map<number, number>();
	for (const { expires_at, left } of pointsLeft(newestFirst, balance))
		if (expires_at !== null && left > 0) byEnd.set(expires_at, (byEnd.get(expires_at) ?? 0) + left);
	return [...byEnd].map(([expires_at, points]) => ({ expires_at, points })).sort((a, b) => a.expires_at - b.expires_at);
}
