/**
 * Points that are set aside for a piece of long work, such as an import, or for what waits for an approval: a ledger account
 * of the kind `in_approval` of its own, which is drawn on and whose rest goes back to where it came from. Its floor of 0 bounds it.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";

/** For whom and under which id points are held; `source` as ledger lines have it. */
export type Holding = { account_id: number; holder_id: number; source: string; newId: () => number; now: number };

/** Moves points from what is available to the holder, once. The floor of what is available refuses what is not there. */
export function holdPoints(holding: Holding & { points: number }): Statement[] {
	const { account_id, holder_id, source, points, newId, now } = holding;
	const id = newId();
	return [
		sql`insert into ledger_accounts (account_id, id, kind, unit, owner_id, floor, created_at)
			values (${account_id}, ${newId()}, 'in_approval', 'points', ${holder_id}, 0, ${now})`,
		sql`insert into ledger_transactions (account_id, id, kind, idempotency_key, source, reason, created_at)
			values (${account_id}, ${id}, 'assignment', ${`hold:${source}:${holder_id}`}, ${source}, 'held', ${now})`,
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			select ${account_id}, ${id}, a.id, h.id, ${points}, ${now}
			from ledger_accounts a join ledger_accounts h on h.account_id = a.account_id and h.unit = a.unit
				and h.kind = 'in_approval' and h.owner_id = ${holder_id}
			where a.account_id = ${account_id} and a.kind = 'budget' and a.unit = 'points' and a.owner_id = 0`,
	];
}

/** Gives what the holder did not use back to what is available; nothing where nothing is left. */
export function returnHeldPoints({ account_id, holder_id, source, newId, now }: Holding): Statement[] {
	const id = newId();
	const left = sql`from ledger_accounts h where h.account_id = ${account_id} and h.kind = 'in_approval' and h.unit = 'points'
		and h.owner_id = ${holder_id} and h.balance > 0`;
	return [
		sql`insert into ledger_transactions (account_id, id, kind, idempotency_key, source, reason, created_at)
			select ${account_id}, ${id}, 'assignment', ${`return:${source}:${holder_id}`}, ${source}, 'held', ${now} ${left}`,
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			select ${account_id}, ${id}, h.id, (select a.id from ledger_accounts a
				where a.account_id = ${account_id} and a.kind = 'budget' and a.unit = 'points' and a.owner_id = 0), h.balance, ${now} ${left}`,
	];
}

/** The budget whose points are held, and who moves them. */
export type BudgetHolding = Holding & { budget_id: number; program_id: number | null; actor_id: number | null };

/** Moves points from a budget to the holder, once. The budget's floor refuses what is not there. */
export function holdPointsOfBudget(holding: BudgetHolding & { points: number }): Statement[] {
	const { account_id, holder_id, points, newId, now } = holding;
	const id = newId();
	return [
		sql`insert into ledger_accounts (account_id, id, kind, unit, owner_id, floor, created_at)
			values (${account_id}, ${newId()}, 'in_approval', 'points', ${holder_id}, 0, ${now})`,
		insertMovement(holding, id, `hold:${holding.source}:${holder_id}`, sql``),
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			select ${account_id}, ${id}, b.id, h.id, ${points}, ${now} from ledger_accounts h ${budgetAccount(holding)}
			where ${isHeld(holding)}`,
	];
}

/** Gives back to the budget what the holder has above `keeping`, as it is at the moment of writing; nothing where nothing is. */
export function returnPointsToBudget(holding: BudgetHolding, keeping: number): Statement[] {
	const { account_id, newId, now } = holding;
	const id = newId();
	const above = sql`${isHeld(holding)} and h.balance > ${keeping}`;
	return [
		insertMovement(
			holding,
			id,
			`return:${holding.source}:${holding.holder_id}:${id}`,
			sql`from ledger_accounts h where ${above}`,
		),
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			select ${account_id}, ${id}, h.id, b.id, h.balance - ${keeping}, ${now} from ledger_accounts h ${budgetAccount(holding)}
			where ${above}`,
	];
}

/** Moves points of the budget to the holder until it has `total`, as it stands at the moment of writing; nothing where it has as many. */
export function raiseHeldPoints(holding: BudgetHolding, total: number): Statement[] {
	const { account_id, holder_id, newId, now } = holding;
	const id = newId();
	const below = sql`${isHeld(holding)} and h.balance < ${total}`;
	return [
		sql`insert into ledger_accounts (account_id, id, kind, unit, owner_id, floor, created_at)
			select ${account_id}, ${newId()}, 'in_approval', 'points', ${holder_id}, 0, ${now}
			where ${total} > 0 and not exists (select 1 from ledger_accounts h where ${isHeld(holding)})`,
		insertMovement(
			holding,
			id,
			`hold:${holding.source}:${holder_id}:${id}`,
			sql`from ledger_accounts h where ${below}`,
		),
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			select ${account_id}, ${id}, b.id, h.id, ${total} - h.balance, ${now} from ledger_accounts h ${budgetAccount(holding)}
			where ${below}`,
	];
}

function insertMovement(holding: BudgetHolding, id: number, key: string, from: SQL): Statement {
	const { account_id, actor_id, source, program_id, budget_id, now } = holding;
	return sql`insert into ledger_transactions (account_id, id, kind, idempotency_key, actor_id, source, reason, program_id, budget_id, created_at)
		select ${account_id}, ${id}, 'assignment', ${key}, ${actor_id}, ${source}, 'held', ${program_id}, ${budget_id}, ${now} ${from}`;
}

const budgetAccount = ({ budget_id }: BudgetHolding) => sql`join ledger_accounts b on b.account_id = h.account_id
	and b.unit = h.unit and b.kind = 'budget' and b.owner_id = ${budget_id}`;

const isHeld = ({ account_id, holder_id }: Holding) => sql`h.account_id = ${account_id} and h.kind = 'in_approval'
	and h.unit = 'points' and h.owner_id = ${holder_id}`;

/** The ledger account of what is held under an id; none where nothing was. */
export function findHeldAccount(account_id: number, holder_id: number) {
	return sql<{ id: number }>`select id from ledger_accounts
		where account_id = ${account_id} and kind = 'in_approval' and unit = 'points' and owner_id = ${holder_id}`;
}
