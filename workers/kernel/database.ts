/** The one way to a tenant's tables: guards each statement, gathers reads into one batch, writes one atomic batch. */
import type { SQL } from "drizzle-orm";
import { type GuardPlan, planGuard } from "#workers/tenant-guard/plan-guard";
import { prepare, type Statement } from "./sql";

/** What a request has cost so far, for logs and the budget of round trips (design.md, "The request's way"). */
export type DatabaseCost = { round_trips: number; rows_read: number; rows_written: number };

/** A tenant's view of its shard. */
export type TenantDatabase = {
	/** Runs a read in the batch that leaves at the end of this turn. */
	read<Row>(statement: SQL<Row>): Promise<Row[]>;
	read<Result>(statement: PromiseLike<Result> & Statement): Promise<Result>;
	/** Runs statements as one atomic batch and gives the rows that each returned. Throws D1's constraint errors. */
	write(statements: readonly Statement[]): Promise<unknown[][]>;
	cost: DatabaseCost;
};

type Waiting = { bound: D1PreparedStatement; resolve: (rows: unknown[]) => void; reject: (error: unknown) => void };

const plans = new Map<string, GuardPlan>();
const plansKept = 2_000;

/** Opens the guarded view of one account on its shard. `onStatement` is told each text, for tests of query plans. */
export function openTenantDatabase(
	shard: D1Database,
	accountId: number,
	onStatement?: (text: string) => void,
): TenantDatabase {
	const cost: DatabaseCost = { round_trips: 0, rows_read: 0, rows_written: 0 };
	let waiting: Waiting[] = [];
	let asked = new Map<string, Promise<unknown[]>>();

	const bind = (statement: Statement): D1PreparedStatement => bindText(prepare(statement));
	const bindText = ({ text, params }: ReturnType<typeof prepare>): D1PreparedStatement => {
		proveTenant(text, params, accountId);
		onStatement?.(text);
		return shard.prepare(text).bind(...params);
	};

	const run = async (bound: D1PreparedStatement[]): Promise<unknown[][]> => {
		cost.round_trips += 1;
		const results = await shard.batch<unknown>(bound);
		for (const { meta } of results) {
			cost.rows_read += meta.rows_read ?? 0;
			cost.rows_written += meta.rows_written ?? 0;
		}
		return results.map((result) => result.results);
	};

	const flush = async (): Promise<void> => {
		const batch = waiting;
		waiting = [];
		asked = new Map();
		try {
			const results = await run(batch.map((item) => item.bound));
			for (const [at, item] of batch.entries()) item.resolve(results[at]!);
		} catch (error) {
			for (const item of batch) item.reject(error);
		}
	};

	/** Readers of the same in one turn share the rows, which nobody changes. */
	const read = (statement: Statement): Promise<unknown[]> => {
		const prepared = prepare(statement);
		const key = `${prepared.text} ${JSON.stringify(prepared.params)}`;
		const known = asked.get(key);
		if (known) return known;
		const rows = new Promise<unknown[]>((resolve, reject) => {
			const bound = bindText(prepared);
			if (waiting.length === 0) setTimeout(flush, 0);
			waiting.push({ bound, resolve, reject });
		});
		asked.set(key, rows);
		return rows;
	};

	return {
		read: read as TenantDatabase["read"],
		write: async (statements) => (statements.length === 0 ? [] : run(statements.map(bind))),
		cost,
	};
}

/** Throws unless the statement is bound to this account, by its text and by the values that it is given. */
export function proveTenant(text: string, params: readonly unknown[], accountId: number): void {
	let plan = plans.get(text);
	if (!plan) {
		plan = planGuard(text);
		if (plans.size >= plansKept) plans.clear();
		plans.set(text, plan);
	}
	for (const at of plan.accountParams) {
		if (params[at] !== accountId) throw new Error(`parameter ${at} must be the account's id in: ${text}`);
	}
	for (const at of plan.searchParams) {
		if (!String(params[at]).startsWith(searchToken(accountId)))
			throw new Error(`MATCH must start with the tenant's token in: ${text}`);
	}
}

/** The word by which full-text search finds only this account's documents; stands first in every MATCH. */
export function searchToken(accountId: number): string {
	return `tenant:t${accountId} AND `;
}
