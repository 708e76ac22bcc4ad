/** Composes what pays the demo's people for sales, rebates and ideas, each at its time, so that the history posts it among all else. */
import { splitPoints } from "#workers/features/ideas";
import { type Entry, reverseWhatIsLeft, type Transaction } from "#workers/features/points";
import { dayMs } from "#workers/kernel/clock";
import { groupBy } from "#workers/kernel/group-by";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { listPaidAuthors, listPaidRebates, listPaidSales } from "../store/earned";

/** What happened at a moment, and what it writes. */
export type Moment = { created_at: number; statements: Statement[] };

/** Movements with their entry, and what takes some back again. */
export type Earned = { moved: (Transaction & { entry: Entry })[]; takenBack: Moment[] };

type Paid = { budget_id: number; budget_account_id: number; points_account_id: number; paid_at: number };

/** Everything that was earned. */
export async function readEarned({ account, newId, read }: Scope<null>): Promise<Earned> {
	const account_id = account.id;
	const [sales, rebates, authors] = await Promise.all([
		read(listPaidSales(account_id)),
		read(listPaidRebates(account_id)),
		read(listPaidAuthors(account_id)),
	]);
	const pay = (paid: Paid, amount: number, reason: string) => ({
		...{ account_id, kind: "Issuance" as const, budget_id: paid.budget_id, created_at: paid.paid_at, reason },
		entry: { debit_account_id: paid.budget_account_id, credit_account_id: paid.points_account_id, amount },
	});
	const ofSales = sales.map((sale) => ({
		...pay(sale, sale.points, sale.invoice_number),
		...{ id: newId(), idempotency_key: `sale:${sale.id}`, actor_id: null, source: "sale" },
	}));
	// What takes a rebate back may stand in a later batch: it finds the payment by the rebate's own id.
	const ofRebates = rebates.map((rebate) => ({
		...pay(rebate, rebate.points, rebate.offer),
		...{ id: rebate.id, idempotency_key: `rebate:${rebate.id}`, actor_id: rebate.moderated_by, source: "rebate" },
	}));
	const ofIdeas = [...groupBy(authors, ({ idea_id }) => idea_id).values()].flatMap((team) =>
		(["approval", "highlighting"] as const).flatMap((occasion) =>
			splitPoints(team[0]![occasion], team)
				.filter(({ points }) => points > 0)
				.map(({ user_id, points }) => {
					const author = team.find((one) => one.user_id === user_id)!;
					const { idea_id, decided_by, activity_id, title } = author;
					return {
						...{ ...pay(author, points, title), id: newId(), activity_id, actor_id: decided_by, source: "idea" },
						idempotency_key: `idea-${idea_id}-${occasion}-${user_id}`,
					};
				}),
		),
	);
	const takenBack = rebates
		.filter(({ is_reversed }) => is_reversed === 1)
		.map(({ id, moderated_by, notes, paid_at }) => ({
			created_at: paid_at + dayMs,
			statements: reverseWhatIsLeft({
				...{ account_id, id: newId(), reverses_transaction_id: id, actor_id: moderated_by },
				...{ source: "rebate_reversal", reason: notes, now: paid_at + dayMs },
			}),
		}));
	return { moved: [...ofSales, ...ofRebates, ...ofIdeas], takenBack };
}
