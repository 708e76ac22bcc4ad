/** The one way to a tenant's tables: guards each statement, gathers reads into one batch, writes one atomic batch. */
import type { SQL } from "drizzle-orm";
import { memoized } from "#workers/runtime/memo";
import { planGuard } from "#workers/tenant-guard/plan-guard";
import { type Send, type Sendable, type Shards, sendTo, sendToAccount } from "./account-place";
import { constraintFailure } from "./errors";
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
	/**
	 * A further view for work that runs beside other work, with a cost of its own. What all views ask in one turn, their
	 * writes too, is one round trip; when that fails, each is asked alone, so that none fails for another.
	 */
	share(): TenantDatabase;
	cost: DatabaseCost;
};

/** Statements that succeed or fail together, and the work whose cost they are. */
type Waiting = {
	bound: Sendable[];
	isRead: boolean;
	cost: DatabaseCost;
	resolve: (rows: unknown[][]) => void;
	reject: (error: unknown) => void;
};

/** How each statement is bound to its account, by its text, which is the product's own. */
const planOf = memoized({ maxEntries: 2_000, maxKeyLength: Number.POSITIVE_INFINITY }, planGuard);

/**
 * Opens the guarded view of one account, where it lives: `shard` is what the caller knows of that. `onStatement` is told
 * each text, for tests of query plans.
 */
export function openTenantDatabase(
	env: Shards,
	shard: number,
	accountId: number,
	onStatement?: (text: string) => void,
): TenantDatabase {
	return openView(sendToAccount(env, accountId, shard), accountId, onStatement);
}

/** Opens the guarded view of an account's rows on one shard, though it lives on another one: for moves alone. */
export function openTenantRowsOn(env: Shards, shard: number, accountId: number): TenantDatabase {
	return openView(sendTo(env, shard), accountId);
}

function openView(send: Send, accountId: number, onStatement?: (text: string) => void): TenantDatabase {
	let views = 0;
	let waiting: Waiting[] = [];
	let asked = new Map<string, Promise<unknown[][]>>();

	const bind = ({ text, params }: ReturnType<typeof prepare>): Sendable => {
		proveTenant(text, params, accountId);
		onStatement?.(text);
		return { text, params };
	};

	const run = async (items: readonly Waiting[]): Promise<void> => {
		for (const cost of new Set(items.map((item) => item.cost))) cost.round_trips += 1;
		const results = await send(items.flatMap(({ bound }) => bound));
		for (const { bound, cost, resolve } of items) {
			const own = results.splice(0, bound.length);
			for (const { meta } of own) {
				cost.rows_read += meta.rows_read ?? 0;
				cost.rows_written += meta.rows_written ?? 0;
			}
			resolve(own.map((result) => result.results));
		}
	};

	const flush = async (): Promise<void> => {
		const items = waiting;
		waiting = [];
		asked = new Map();
		await run(items).catch((error) => failed(items, error));
	};

	/** A round trip of several views does not tell whose statement failed. A write is asked again only if surely nothing was written. */
	const failed = async (items: readonly Waiting[], error: unknown): Promise<void> => {
		const isShared = new Set(items.map(({ cost }) => cost)).size > 1;
		for (const item of items) {
			if (isShared && (item.isRead || constraintFailure(error))) await run([item]).catch(item.reject);
			else item.reject(error);
		}
	};

	const wait = (bound: Sendable[], isRead: boolean, cost: DatabaseCost) =>
		new Promise<unknown[][]>((resolve, reject) => {
			if (waiting.length === 0) setTimeout(flush, 0);
			waiting.push({ bound, isRead, cost, resolve, reject });
		});

	const view = (isShared: boolean): TenantDatabase => {
		views += 1;
		const number = views;
		const cost: DatabaseCost = { round_trips: 0, rows_read: 0, rows_written: 0 };
		/** Readers of the same in one turn share the rows, which nobody changes. */
		const read = async (statement: Statement): Promise<unknown[]> => {
			const prepared = prepare(statement);
			const key = `${number} ${prepared.text} ${JSON.stringify(prepared.params)}`;
			const rows = asked.get(key) ?? wait([bind(prepared)], true, cost);
			asked.set(key, rows);
			return (await rows)[0]!;
		};
		const writeAlone = (bound: Sendable[]) =>
			new Promise<unknown[][]>((resolve, reject) => {
				run([{ bound, isRead: false, cost, resolve, reject }]).catch(reject);
			});
		return {
			read: read as TenantDatabase["read"],
			write: async (statements) => {
				const bound = statements.map((statement) => bind(prepare(statement)));
				if (bound.length === 0) return [];
				return isShared ? wait(bound, false, cost) : writeAlone(bound);
			},
			share: () => view(true),
			cost,
		};
	};
	return view(false);
}

/** Throws unless the statement is bound to this account, by its text and by the values that it is given. */
export function proveTenant(text: string, params: readonly unknown[], accountId: number): void {
	const plan = planOf(text);
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
