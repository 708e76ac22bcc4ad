/** How points are split over a team by shares: whole points, which come exactly to the sum. @browser-safe @pure */

/** Somebody's part. */
export type Part = { user_id: number; points: number };

/**
 * Splits by largest remainder: each gets the whole points of their share, and what is left goes one by one to the largest
 * rests, the earlier in the team first where rests are alike. Nobody gets anything where there are no shares.
 */
export function splitPoints(points: number, shares: readonly { user_id: number; share: number }[]): Part[] {
	const sum = shares.reduce((total, { share }) => total + share, 0);
	if (sum === 0 || points === 0) return shares.map(({ user_id }) => ({ user_id, points: 0 }));
	const parts = shares.map(({ user_id, share }, at) => {
		const product = BigInt(points) * BigInt(share);
		return { user_id, at, whole: Number(product / BigInt(sum)), rest: Number(product % BigInt(sum)) };
	});
	const left = points - parts.reduce((total, { whole }) => total + whole, 0);
	const luckier = new Set(
		[...parts]
			.sort((one, other) => other.rest - one.rest || one.at - other.at)
			.slice(0, left)
			.map(({ at }) => at),
	);
	return parts.map(({ user_id, at, whole }) => ({ user_id, points: whole + (luckier.has(at) ? 1 : 0) }));
}

/** Shares of so many people that come to 100, the first ones one higher where it does not divide. */
export function equalShares(count: number): number[] {
	return Array.from({ length: count }, (_, at) => Math.floor(100 / count) + (at < 100 % count ? 1 : 0));
}
