/** Who wins each category of an event, as its verdicts stand; a tie is a moderator's recorded decision. */
import { refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { leadersOf, type Verdict } from "../rules/judging";
import { type CategoryRow, categoriesOf, type EventRow, roundsOf } from "../store/events";
import { listNominations, listVerdicts, type NominationRow } from "../store/nominations";

/** A category with all that was written and said in it. */
export type Judged = { category: CategoryRow; nominations: NominationRow[]; nominees: number[]; verdicts: Verdict[] };

/** Reads all of an event that is judged. */
export async function readJudged({ account, read }: MemberScope, event: EventRow): Promise<Judged[]> {
	const categories = categoriesOf(event);
	const ids = categories.map(({ id }) => id);
	const [nominations, verdicts] = await Promise.all([
		read(listNominations(account.id, event.id)),
		read(listVerdicts(account.id, ids)),
	]);
	return categories.map((category) => {
		const own = nominations.filter(({ category_id }) => category_id === category.id);
		return {
			category,
			nominations: own,
			nominees: [...new Set(own.map(({ nominee_id }) => nominee_id))],
			verdicts: verdicts.filter(({ category_id }) => category_id === category.id),
		};
	});
}

/** Who is first in a category as it stands. */
export function leadersIn({ nominees, verdicts }: Judged, event: EventRow): number[] {
	return leadersOf(nominees, verdicts, { rounds: roundsOf(event), round: event.round });
}

/** The winners; refuses while a tie waits for its decision. A category in which nobody was judged has none. */
export function winnersOf(judged: readonly Judged[], event: EventRow): { category_id: number; winner_id: number }[] {
	return judged.flatMap((one) => {
		const { id, name, chosen_id } = one.category;
		const leaders = leadersIn(one, event);
		const [first] = leaders;
		if (first === undefined) return [];
		if (leaders.length === 1) return [{ category_id: id, winner_id: first }];
		if (chosen_id === null || !leaders.includes(chosen_id)) throw refuse("nomination_tie_open", { name });
		return [{ category_id: id, winner_id: chosen_id }];
	});
}
