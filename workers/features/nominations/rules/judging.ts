/** How verdicts become winners: who is left in a round, how they stand, and who is first. @pure */
import type { Method } from "./event";

/** What a juror said of a nominee. */
export type Verdict = { round: number; nominee_id: number; juror_id: number; value: number };

/** Those who are judged in a round (from 1): whom more approved than refused in each round of approval before it. */
export function leftIn(
	nominees: readonly number[],
	verdicts: readonly Verdict[],
	{ rounds, round }: { rounds: readonly Method[]; round: number },
): number[] {
	return nominees.filter((nominee_id) =>
		rounds.slice(0, Math.max(0, round - 1)).every((method, at) => {
			if (method !== "approve") return true;
			const said = verdicts.filter((verdict) => verdict.round === at + 1 && verdict.nominee_id === nominee_id);
			const approved = said.filter(({ value }) => value === 1).length;
			return approved > said.length - approved;
		}),
	);
}

/** How a nominee stands in a round: votes and approvals counted, scores as their average in tenths, since not every juror may score everybody. */
export function standingOf(
	nominee_id: number,
	verdicts: readonly Verdict[],
	{ method, round }: { method: Method; round: number },
): number {
	const said = verdicts.filter((verdict) => verdict.round === round && verdict.nominee_id === nominee_id);
	const sum = said.reduce((total, { value }) => total + value, 0);
	return method === "score" ? (said.length === 0 ? 0 : Math.round((sum * 10) / said.length)) : sum;
}

/** Who is first in the last round; several when they are level, nobody where nobody was judged, or all were refused. */
export function leadersOf(
	nominees: readonly number[],
	verdicts: readonly Verdict[],
	{ rounds, round }: { rounds: readonly Method[]; round: number },
): number[] {
	const method = rounds[round - 1];
	if (!method) return [];
	const standings = leftIn(nominees, verdicts, { rounds, round: round + 1 }).map((nominee_id) => ({
		nominee_id,
		standing: standingOf(nominee_id, verdicts, { method, round }),
	}));
	const best = Math.max(0, ...standings.map(({ standing }) => standing));
	return best === 0 ? [] : standings.filter(({ standing }) => standing === best).map(({ nominee_id }) => nominee_id);
}

/** Whether a verdict has a value that its method takes. */
export function isVerdict(method: Method, value: number): boolean {
	if (method === "approve") return value === 0 || value === 1;
	return method === "vote" ? value === 1 : value >= 1 && value <= 10;
}
