/** The SQL of clients' own domains, which lie in the directory: a name is one client's, and what is due is found by an index. */
import { type SQL, sql } from "drizzle-orm";
import type { ownDomains } from "#drizzle/directory";
import { closeHost, openHost } from "#workers/features/operations";
import type { Environment } from "#workers/kernel/environment";
import { prepare, type RowOf, type Statement } from "#workers/kernel/sql";
import { heldMs } from "../rules/judge";

/** A domain as the directory has it. */
export type DomainRow = RowOf<typeof ownDomains>;

/** So many domains a client has at most. */
export const maxDomains = 3;

const columns = sql.raw(
	"host, account_id, state, problem, notes, provider_id, records, asked_by, asked_at, checked_at, attempts, due_at, active_at",
);

/** The ways to the directory of what is not an operator's call. */
export function directoryOf({ DIRECTORY }: Pick<Environment, "DIRECTORY">) {
	const bind = (statement: Statement) => {
		const { text, params } = prepare(statement);
		return DIRECTORY.prepare(text).bind(...params);
	};
	return {
		read: async <Row>(statement: SQL<Row>): Promise<Row[]> => (await bind(statement).all<Row>()).results,
		write: async (statements: readonly Statement[]) => {
			await DIRECTORY.batch(statements.map(bind));
		},
	};
}

/** A domain by its name, whosever it is. */
export function findDomain(host: string) {
	return sql<DomainRow>`select ${columns} from own_domains where host = ${host}`;
}

/** The domains of a client, but for those that were removed. */
export function listDomains(account_id: number) {
	return sql<DomainRow>`select ${columns} from own_domains where account_id = ${account_id} and state <> 'removed' order by host`;
}

/**
 * Asks for a name: nobody's becomes this client's. Nothing is written for a name that another client has or, unless an
 * operator asks, had a while ago; for one under which a client is served; and for one too many.
 */
export function reserveDomain(asked: {
	host: string;
	account_id: number;
	asked_by: string;
	isOperator: boolean;
	now: number;
}): Statement {
	const { host, account_id, asked_by, isOperator, now } = asked;
	return sql`insert into own_domains (host, account_id, state, asked_by, asked_at, due_at)
		select ${host}, ${account_id}, 'pending', ${asked_by}, ${now}, ${now}
		where not exists (select 1 from directory_hosts h where h.host = ${host})
		and (select count(*) from own_domains o where o.account_id = ${account_id} and o.state <> 'removed') < ${maxDomains}
		on conflict (host) do update set account_id = excluded.account_id, state = 'pending', problem = null, notes = '[]',
			provider_id = null, records = '[]', asked_by = excluded.asked_by, asked_at = excluded.asked_at, checked_at = null,
			attempts = 0, due_at = excluded.due_at, active_at = null
		where own_domains.state = 'removed'
			and (own_domains.account_id = excluded.account_id or ${isOperator ? 1 : 0} = 1 or own_domains.due_at <= excluded.asked_at)`;
}

/** Gives a name free again that the provider never took. */
export function dropReservation(host: string, account_id: number): Statement {
	return sql`delete from own_domains where host = ${host} and account_id = ${account_id} and provider_id is null and state = 'pending'`;
}

/** Says that a domain is to be removed, at once. */
export function beginRemoval(host: string, account_id: number, now: number): Statement {
	return sql`update own_domains set state = 'removing', problem = null, due_at = ${now}
		where host = ${host} and account_id = ${account_id} and state <> 'removed'`;
}

/** Lets a domain that failed begin anew. */
export function beginAnew(host: string, account_id: number, now: number): Statement {
	return sql`update own_domains set state = 'pending', problem = null, asked_at = ${now}, attempts = 0, due_at = ${now}
		where host = ${host} and account_id = ${account_id} and state = 'failed'`;
}

/** Domains that are due, each taken until the lease ends, so that no two runs ask about one. */
export function takeDue(now: number, until: number, max: number) {
	return sql<DomainRow>`update own_domains set due_at = ${until}
		where host in (select d.host from own_domains d where d.due_at <= ${now} order by d.due_at limit ${max})
		returning ${columns}`;
}

/** What is known of a domain after the provider was asked. */
export type Found = Pick<
	DomainRow,
	"state" | "problem" | "notes" | "provider_id" | "records" | "attempts" | "due_at" | "active_at"
>;

/**
 * Writes what was found, unless the domain's state became another meanwhile; a domain that is active is served from the
 * same batch on, and one that is not is served no more.
 */
export function writeFound({ host, account_id, state }: DomainRow, found: Found, now: number): Statement[] {
	const isNow = (condition: SQL) =>
		sql`exists (select 1 from own_domains o where o.host = ${host} and o.account_id = ${account_id} and ${condition})`;
	return [
		sql`update own_domains set state = ${found.state}, problem = ${found.problem}, notes = ${found.notes},
			provider_id = ${found.provider_id}, records = ${found.records}, attempts = ${found.attempts}, due_at = ${found.due_at},
			active_at = ${found.active_at}, checked_at = ${now}
			where host = ${host} and account_id = ${account_id} and state = ${state}`,
		openHost({ host, account_id, now }, isNow(sql`o.state = 'active'`)),
		closeHost({ host, account_id }, isNow(sql`o.state in ('failed', 'removed')`)),
	];
}

/** Ends a removal: the name is served no more, and is kept for its client a while. */
export function endRemoval({ host, account_id }: DomainRow, now: number): Statement[] {
	return [
		closeHost({ host, account_id }, sql`1`),
		sql`update own_domains set state = 'removed', problem = null, notes = '[]', provider_id = null, records = '[]',
			checked_at = ${now}, due_at = ${now + heldMs}, active_at = null
			where host = ${host} and account_id = ${account_id} and state = 'removing'`,
	];
}

/** Forgets names that were kept long enough. */
export function forgetRemoved(host: string): Statement {
	return sql`delete from own_domains where host = ${host} and state = 'removed'`;
}
