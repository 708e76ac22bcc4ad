/** The SQL of points outstanding: what is left of each credit of a person when what was spent used up the oldest first. */
import { type SQL, sql } from "drizzle-orm";
import type { LayerRange } from "../rules/layer-ranges";

/** The people behind one, at most so many, their entries until a moment, and what these are told apart by. */
type Part = {
	after: number;
	max: number;
	to: number;
	ranges: readonly LayerRange[];
	/** What holds for accounts `a` of people who count; all of them unless given. */
	among?: readonly SQL[];
};

/** The first month (YYYYMM of the world's clock) in which a person's points moved. */
export function findFirstMonth(account_id: number) {
	return sql<{ month: number | null }>`select min(m.month) as month from ledger_months m
		where m.account_id = ${account_id} and m.unit = 'points'`;
}

const holdersOf = (
	account_id: number,
	{ after, max, among = [] }: Part,
): SQL => sql`select a.id, a.owner_id from ledger_accounts a
	where a.account_id = ${account_id} and a.kind = 'member' and a.unit = 'points' and a.owner_id > ${after}
	${sql.join(among.map((one) => sql`and ${one} `))}
	order by a.owner_id limit ${max}`;

/** How many people the part has, and the last of them. */
export function listHolders(account_id: number, part: Part) {
	return sql<{ count: number; last: number | null }>`select count(*) as count, max(h.owner_id) as last
		from (${holdersOf(account_id, part)}) h`;
}

/**
 * Points that these people still hold at the end, by range. What is left after spending the oldest first are the newest
 * credits up to the balance. A transaction that was taken back until then counts for nothing, and so does its taking back;
 * one of which only a part was left stands, and what was taken of it counts as spent.
 */
export function listOutstanding(account_id: number, part: Part) {
	return sql<{
		key: string;
		points: number;
		people: number;
	}>`with ${layersOf(account_id, holdersOf(account_id, part), part.to)},
		kept as (select layers.holder, min(layers.amount, layers.balance - layers.newer) as points, coalesce(
				(select r.value ->> 'key' from json_each(${JSON.stringify(part.ranges)}) r
					where r.value ->> 'from' <= layers.created_at order by r.value ->> 'from' desc limit 1),
				${part.ranges[0]?.key ?? ""}) as key
			from layers where layers.newer < layers.balance)
		select key, sum(points) as points, count(distinct holder) as people from kept group by key`;
}

/** What is left of each credit of one ledger account until a moment, the oldest first. */
export function listLots(account_id: number, ledger_account_id: number, to: number) {
	const holder = sql`select a.id, a.owner_id from ledger_accounts a where a.account_id = ${account_id} and a.id = ${ledger_account_id}`;
	return sql<PointsLot>`with ${layersOf(account_id, holder, to)}
		select layers.created_at, min(layers.amount, layers.balance - layers.newer) as points
			from layers where layers.newer < layers.balance order by layers.created_at`;
}

/** What came back of spendings of one ledger account since a moment, the newest first. */
export function listReturns(account_id: number, ledger_account_id: number, since: number) {
	return sql<PointsLot>`select e.created_at, e.amount as points from ledger_entries e
		cross join ledger_transactions t on t.account_id = e.account_id and t.id = e.transaction_id
		where e.account_id = ${account_id} and e.credit_account_id = ${ledger_account_id} and e.created_at >= ${since}
		and t.kind = 'Redemption Reversed' order by e.created_at desc, e.seq desc`;
}

/** Points that came at one moment. */
export type PointsLot = { created_at: number; points: number };

/** The credits of holders as `layers`, each with the balance at the end and with what came after it. */
function layersOf(account_id: number, holders: SQL, to: number): SQL {
	const isWhole = (transaction_id: SQL) => sql`exists (select 1 from ledger_entries w where w.account_id = ${account_id}
		and w.transaction_id = ${transaction_id} and w.amount = e.amount)`;
	const stands = sql`not exists (select 1 from ledger_transactions b where b.account_id = ${account_id}
			and b.reverses_transaction_id = e.transaction_id and b.created_at <= ${to} and ${isWhole(sql`b.id`)})
		and not exists (select 1 from ledger_transactions o where o.account_id = ${account_id}
			and o.id = e.transaction_id and o.reverses_transaction_id is not null and ${isWhole(sql`o.reverses_transaction_id`)})`;
	const moved = (side: "credit_account_id" | "debit_account_id", sign: 1 | -1) => sql`select h.id as holder, e.seq,
		e.created_at, e.amount * ${sign} as amount from holders h cross join ledger_entries e
		where e.account_id = ${account_id} and e.${sql.raw(side)} = h.id and e.created_at <= ${to} and ${stands}`;
	return sql`holders as (${holders}),
		moved as (${moved("credit_account_id", 1)} union all ${moved("debit_account_id", -1)}),
		balances as (select holder, sum(amount) as balance from moved group by holder),
		layers as (select m.holder, m.created_at, m.amount, balances.balance, sum(m.amount) over (partition by m.holder
				order by m.created_at desc, m.seq desc rows unbounded preceding) - m.amount as newer
			from moved m join balances on balances.holder = m.holder where m.amount > 0 and balances.balance > 0)`;
}
