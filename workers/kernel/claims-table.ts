/** The SQL of a table of claims in the directory: a name is one client's by its key, and what is due is found by an index. */
import { type SQL, sql } from "drizzle-orm";
import type { ownDomains } from "#drizzle/directory";
import { heldMs } from "./claim";
import type { RowOf, Statement } from "./sql";

/** A claim as the directory has it; each table of claims has these columns. */
export type ClaimRow = RowOf<typeof ownDomains>;

/** What is known of a claim after the provider was asked. */
export type Found = Pick<
	ClaimRow,
	"state" | "problem" | "notes" | "provider_id" | "records" | "attempts" | "due_at" | "active_at"
>;

/** Who claims a name, for which client. */
export type Claim = { host: string; account_id: number; asked_by: string; isOperator: boolean };

/** The statements of one table, of which its feature is the owner. */
export type ClaimsTable = ReturnType<typeof claimsTable>;

const columns = sql.raw(
	"host, account_id, state, problem, notes, provider_id, records, asked_by, asked_at, checked_at, attempts, due_at, active_at",
);

/** The statements for a table; a client has at most so many names in it. `isFree`: what must hold for a name besides. */
export function claimsTable(name: string, { max, isFree }: { max: number; isFree?: (host: string) => SQL }) {
	const table = sql.raw(name);
	return {
		max,
		/** A claim by its name, whosever it is. */
		find: (host: string) => sql<ClaimRow>`select ${columns} from ${table} where host = ${host}`,
		/** The claims of a client, but for those that were removed. */
		list: (account_id: number) =>
			sql<ClaimRow>`select ${columns} from ${table} where account_id = ${account_id} and state <> 'removed' order by host`,
		/**
		 * Asks for a name: nobody's becomes this client's. Nothing is written for a name that another client has or, unless an
		 * operator asks, had a while ago, and for one too many.
		 */
		reserve: ({ host, account_id, asked_by, isOperator, now }: Claim & { now: number }): Statement => sql`
			insert into ${table} (host, account_id, state, asked_by, asked_at, due_at)
			select ${host}, ${account_id}, 'pending', ${asked_by}, ${now}, ${now}
			where ${isFree ? isFree(host) : sql`1`}
			and (select count(*) from ${table} o where o.account_id = ${account_id} and o.state <> 'removed') < ${max}
			on conflict (host) do update set account_id = excluded.account_id, state = 'pending', problem = null, notes = '[]',
				provider_id = null, records = '[]', asked_by = excluded.asked_by, asked_at = excluded.asked_at, checked_at = null,
				attempts = 0, due_at = excluded.due_at, active_at = null
			where ${table}.state = 'removed'
				and (${table}.account_id = excluded.account_id or ${isOperator ? 1 : 0} = 1 or ${table}.due_at <= excluded.asked_at)`,
		/** Gives a name free again that the provider never took. */
		drop: (host: string, account_id: number): Statement =>
			sql`delete from ${table} where host = ${host} and account_id = ${account_id} and provider_id is null and state = 'pending'`,
		/** Says that a name is to be removed, at once. */
		beginRemoval: (host: string, account_id: number, now: number): Statement => sql`update ${table}
			set state = 'removing', problem = null, due_at = ${now}
			where host = ${host} and account_id = ${account_id} and state <> 'removed'`,
		/** Lets a claim that failed begin anew. */
		beginAnew: (host: string, account_id: number, now: number): Statement => sql`update ${table}
			set state = 'pending', problem = null, asked_at = ${now}, attempts = 0, due_at = ${now}
			where host = ${host} and account_id = ${account_id} and state = 'failed'`,
		/** Lets the schedule look at an active name soon. */
		lookSoon: (host: string, account_id: number, now: number): Statement => sql`update ${table} set due_at = ${now}
			where host = ${host} and account_id = ${account_id} and state = 'active' and due_at > ${now}`,
		/** Claims that are due, each taken until the lease ends, so that no two runs ask about one. */
		takeDue: (now: number, until: number, most: number) => sql<ClaimRow>`update ${table} set due_at = ${until}
			where host in (select d.host from ${table} d where d.due_at <= ${now} order by d.due_at limit ${most})
			returning ${columns}`,
		/** Writes what was found, unless the claim's state became another meanwhile. */
		writeFound: ({ host, account_id, state }: ClaimRow, found: Found, now: number): Statement => sql`update ${table}
			set state = ${found.state}, problem = ${found.problem}, notes = ${found.notes}, provider_id = ${found.provider_id},
			records = ${found.records}, attempts = ${found.attempts}, due_at = ${found.due_at}, active_at = ${found.active_at},
			checked_at = ${now}
			where host = ${host} and account_id = ${account_id} and state = ${state}`,
		/** Ends a removal: the name is kept for its client a while. */
		endRemoval: ({ host, account_id }: ClaimRow, now: number): Statement => sql`update ${table}
			set state = 'removed', problem = null, notes = '[]', provider_id = null, records = '[]', checked_at = ${now},
			due_at = ${now + heldMs}, active_at = null
			where host = ${host} and account_id = ${account_id} and state = 'removing'`,
		/** Forgets a name that was kept long enough. */
		forget: (host: string): Statement => sql`delete from ${table} where host = ${host} and state = 'removed'`,
		/** True in SQL while the claim is as the condition on `o` says. */
		isNow: ({ host, account_id }: Pick<ClaimRow, "host" | "account_id">, condition: SQL) =>
			sql`exists (select 1 from ${table} o where o.host = ${host} and o.account_id = ${account_id} and ${condition})`,
	};
}
