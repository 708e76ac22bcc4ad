/** Prizes of a competition that is over: shared out by place once, paid piece by piece, and what nobody gets goes back. */
import { mayAllReceive } from "#workers/features/members";
import { findHeldAccount, postTransactions, returnPointsToBudget } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { sharesOf, teamSharesOf } from "../rules/prizes";
import { areWaiting, insertAwards, listWaiting, settleAwards } from "../store/awards";
import { countPlaces } from "../store/board";
import { type CompetitionRow, endFollowing, listPrizes, moveCompetition, noteAwarded } from "../store/competitions";
import { holdingOf } from "./holding";

/** So many are paid in one batch. */
const paidAtOnce = 200;

/** What shares the prizes out. */
export async function awarding({ account, read }: Scope<null>, competition: CompetitionRow): Promise<Statement[]> {
	const prizes = (await read(listPrizes(account.id, competition.id))).map(({ points }) => points);
	const places = prizes.length > 0 ? await read(countPlaces(account.id, competition.id, prizes.length)) : [];
	const shares = competition.competitor === "people" ? sharesOf(prizes, places) : teamSharesOf(prizes, places);
	return [
		...shares.map((share) => insertAwards(account.id, competition, share)),
		noteAwarded(account.id, competition.id),
	];
}

/** What pays the next ones, each once under their key; when nobody waits any more, the rest goes back to the budget. */
export async function paying(scope: Scope<null>, competition: CompetitionRow): Promise<Statement[]> {
	const { account, clock, read, newId } = scope;
	const { id, budget_id, name } = competition;
	if (budget_id === null) return [endFollowing(account.id, id)];
	const [waiting, [held]] = await Promise.all([
		read(listWaiting(account.id, id, paidAtOnce)),
		read(findHeldAccount(account.id, id)),
	]);
	if (waiting.length === 0 || !held)
		return [
			moveCompetition(account.id, id, { status: "paid", due_at: null, telling: "" }, clock.now()),
			...returnPointsToBudget(holdingOf(scope, competition, null), 0),
		];
	const paid = waiting.filter(({ may_receive, points_account_id }) => may_receive === 1 && points_account_id !== null);
	const paidIds = paid.map(({ user_id }) => user_id);
	const ids = waiting.map(({ user_id }) => user_id);
	return [
		assertThat("internal_rows_changed", areWaiting(account.id, id, ids)),
		assertThat("internal_rows_changed", mayAllReceive(account.id, paidIds)),
		settleAwards(
			account.id,
			id,
			ids.map((user_id) => ({ user_id, status: paidIds.includes(user_id) ? "paid" : "lost" })),
		),
		...postTransactions(
			paid.map(({ user_id, points, points_account_id }) => ({
				...{ account_id: account.id, id: newId(), kind: "Issuance" as const, created_at: clock.now() },
				...{
					idempotency_key: `scoreboard-${id}-${user_id}`,
					actor_id: null,
					source: "scoreboard",
					reason: name,
					budget_id,
				},
				entry: { debit_account_id: held.id, credit_account_id: points_account_id!, amount: points },
			})),
		),
	];
}
