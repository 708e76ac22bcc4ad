/** Declares work that removes old rows: how old they get, and by which index they are found. When it is next due follows. */
import { type SQL, sql } from "drizzle-orm";
import { hourMs } from "./clock";
import type { ScheduledWork } from "./define-job";
import { earliest } from "./due-work";
import type { Statement } from "./sql";

/** Rows of one table that are removed some time after a moment that they hold. */
export type Sweep = {
	table: string;
	/** The moment (ms UTC); an index leads by account and this. */
	column: string;
	retentionMs: number;
	/** How many are removed at once; while there are more the sweep is due again at once. */
	atOnce: number;
	/** Which rows of the table `t`; all unless said. */
	only?: SQL;
	/** When it is looked at again while there are no rows; the retention unless said, since a row that comes is not old sooner. */
	emptyMs?: number;
	/** What else is written when rows were removed. */
	also?: (account_id: number) => readonly Statement[];
};

/** Rows come one after the other and would have the sweep due each minute. */
const pauseMs = hourMs;

/** Declares scheduled work that removes old rows of one or several tables. */
export function defineSweep(declared: {
	name: string;
	summary: string;
	sweeps: readonly [Sweep, ...Sweep[]];
}): ScheduledWork {
	const { name, summary, sweeps } = declared;
	return {
		name,
		summary,
		handler: async (scope) => {
			const account_id = scope.account.id;
			const now = scope.clock.now();
			const oldest = await Promise.all(sweeps.map((sweep) => scope.read(oldestOf(account_id, sweep))));
			const due = sweeps.filter((sweep, at) => oldest[at]!.some((row) => row.at + sweep.retentionMs <= now));
			const statements = due.flatMap((sweep) => [
				removeOld(account_id, sweep, now),
				...(sweep.also?.(account_id) ?? []),
			]);
			if (statements.length > 0) await scope.commit({ statements, answer: {} });
			return earliest(sweeps.map((sweep) => nextOf(account_id, sweep, now)));
		},
	};
}

/** Removes the oldest of the rows whose time is over. */
function removeOld(account_id: number, sweep: Sweep, now: number): Statement {
	const [table, column] = [sql.raw(sweep.table), sql.raw(sweep.column)];
	return sql`delete from ${table} where account_id = ${account_id} and rowid in (select t.rowid from ${table} t
		where t.account_id = ${account_id} and t.${column} <= ${now - sweep.retentionMs}${restOf(sweep)}
		order by t.${column} limit ${sweep.atOnce})`;
}

function oldestOf(account_id: number, sweep: Sweep) {
	const [table, column] = [sql.raw(sweep.table), sql.raw(sweep.column)];
	return sql<{ at: number }>`select t.${column} as at from ${table} t
		where t.account_id = ${account_id} and t.${column} is not null${restOf(sweep)} order by t.${column} limit 1`;
}

/** The oldest row's time and its retention, at once when that is over. */
function nextOf(account_id: number, sweep: Sweep, now: number): SQL {
	const over = sql`o.at + ${sweep.retentionMs}`;
	return sql`coalesce((select iif(${over} <= ${now}, ${now}, max(${over}, ${now + pauseMs}))
		from (${oldestOf(account_id, sweep)}) o), ${now + (sweep.emptyMs ?? sweep.retentionMs)})`;
}

const restOf = ({ only }: Sweep) => (only ? sql` and ${only}` : sql``);
