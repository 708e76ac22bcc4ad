/** The SQL of the directory's accounts and hosts. */
import { type SQL, sql } from "drizzle-orm";
import type { directoryAccounts, directoryHosts } from "#drizzle/directory";
import type { RowOf, Statement } from "#workers/kernel/sql";

/** An account as the directory has it. */
export type DirectoryRow = RowOf<typeof directoryAccounts>;

/** A name of an account. */
export type HostRow = RowOf<typeof directoryHosts, "host" | "redirects_to" | "redirects_until">;

const columns: SQL = sql.raw(
	"id, subdomain, shard, status, created_at, being_created_since, creation_hash, suspended_at, export_until",
);

/** The account of a subdomain. */
export function findBySubdomain(subdomain: string) {
	return sql<DirectoryRow>`select ${columns} from directory_accounts where subdomain = ${subdomain}`;
}

/** The shard of an account; nothing for one that was erased. */
export function findShard(account_id: number) {
	return sql<{ shard: number }>`select shard from directory_accounts where id = ${account_id}`;
}

/** The account that once had a host, while the host still redirects. */
export function findByOldHost(host: string, now: number) {
	return sql<{
		subdomain: string;
	}>`select a.subdomain from directory_hosts h join directory_accounts a on a.id = h.account_id
		where h.host = ${host} and h.redirects_until > ${now}`;
}

/** Accounts in the order of their names, `max` after a name. */
export function listTenants(after: string, max: number) {
	return sql<DirectoryRow>`select ${columns} from directory_accounts where subdomain > ${after} order by subdomain limit ${max}`;
}

/** The names of an account, the old ones too. */
export function listHosts(account_id: number) {
	return sql<HostRow>`select host, redirects_to, redirects_until from directory_hosts where account_id = ${account_id} order by host`;
}

/** How many accounts each shard has. */
export function countByShard() {
	return sql<{ shard: number; count: number }>`select shard, count(*) as count from directory_accounts group by shard`;
}

/**
 * Takes a name for an account whose creation begins. A name of another account, which it has or had within 12 months,
 * fails on the key of the hosts.
 */
export function reserveTenant(
	tenant: { id: number; subdomain: string; host: string; shard: number; creation_hash: string },
	now: number,
): Statement[] {
	const { id, subdomain, host, shard, creation_hash } = tenant;
	return [
		freeOldName(host, now),
		sql`insert into directory_accounts (id, subdomain, shard, status, created_at, being_created_since, creation_hash)
			values (${id}, ${subdomain}, ${shard}, 'active', ${now}, ${now}, ${creation_hash})`,
		sql`insert into directory_hosts (host, account_id, created_at) values (${host}, ${id}, ${now})`,
	];
}

/** Opens the hosts of an account that is there now. */
export function openTenant(id: number): Statement {
	return sql`update directory_accounts set being_created_since = null where id = ${id}`;
}

/** Suspends an account at a moment, or opens it again with null. One that is suspended keeps its moment; an export holds it no more. */
export function updateSuspension(id: number, suspended_at: number | null): Statement {
	return suspended_at === null
		? sql`update directory_accounts set suspended_at = null, export_until = null where id = ${id}`
		: sql`update directory_accounts set suspended_at = coalesce(suspended_at, ${suspended_at}), export_until = null where id = ${id}`;
}

/** Suspends an account for an export, until a moment unless the export goes on. */
export function holdForExport(id: number, now: number, until: number): Statement {
	return sql`update directory_accounts set suspended_at = coalesce(suspended_at, ${now}), export_until = ${until} where id = ${id}`;
}

/** Lets an export that goes on hold the account for longer; one that holds it no more gets nothing back. */
export function holdLonger(id: number, until: number) {
	return sql`update directory_accounts set export_until = max(export_until, ${until}) where id = ${id} and export_until is not null`;
}

/** Accounts that an export held which did not go on. */
export function listAbandonedExports(now: number, max: number) {
	return sql<Pick<DirectoryRow, "id" | "shard">>`select id, shard from directory_accounts
		where export_until <= ${now} and suspended_at is not null and status = 'active' order by export_until limit ${max}`;
}

/** Opens an account again that an export held which did not go on, with the line that says so. */
export function endAbandonedExport(id: number, now: number, line_id: number): Statement[] {
	const isAbandoned = sql`select 1 from directory_accounts where id = ${id} and export_until <= ${now}`;
	return [
		sql`insert into directory_audit (id, operator, operation, account_id, details, request_id, created_at)
			select ${line_id}, 'schedule', ${"operations/resume-tenant"}, ${id}, ${JSON.stringify({ step: "export_broke_off" })}, ${`export-${id}`}, ${now}
			where exists (${isAbandoned})`,
		sql`update directory_accounts set suspended_at = null, export_until = null where id = ${id} and export_until <= ${now}`,
	];
}

/** The status of an account that is not open, as its own row has it. */
export function findHeld(id: number) {
	return sql<{
		status: "closed" | "suspended";
	}>`select iif(status = 'closed', 'closed', 'suspended') as status from directory_accounts
		where id = ${id} and (status = 'closed' or suspended_at is not null)`;
}

/** A change of an account's name. */
export type Renaming = {
	id: number;
	subdomain: string;
	old_host: string;
	new_host: string;
	redirects_until: number;
};

/** Gives an account another name: the host so far redirects to the new one, and so do all before it. */
export function renameTenant(
	{ id, subdomain, old_host, new_host, redirects_until }: Renaming,
	now: number,
): Statement[] {
	return [
		freeOldName(new_host, now),
		sql`delete from directory_hosts where host = ${new_host} and account_id = ${id} and redirects_to is not null`,
		sql`update directory_accounts set subdomain = ${subdomain} where id = ${id}`,
		sql`insert into directory_hosts (host, account_id, created_at) values (${new_host}, ${id}, ${now})`,
		sql`update directory_hosts set redirects_until = ${redirects_until} where host = ${old_host} and account_id = ${id}`,
		sql`update directory_hosts set redirects_to = ${new_host} where account_id = ${id} and redirects_until is not null`,
	];
}

/** Gives a name free that redirected for its 12 months. */
function freeOldName(host: string, now: number): Statement {
	return sql`delete from directory_hosts where host = ${host} and redirects_until <= ${now}`;
}

/** Lets a client be served under a name of its own, where this holds in the batch. */
export function openHost(
	{ host, account_id, now }: { host: string; account_id: number; now: number },
	when: SQL,
): Statement {
	return sql`insert into directory_hosts (host, account_id, created_at) select ${host}, ${account_id}, ${now} where ${when}
		on conflict (host) do nothing`;
}

/** Takes such a name away, where this holds in the batch. */
export function closeHost({ host, account_id }: { host: string; account_id: number }, when: SQL): Statement {
	return sql`delete from directory_hosts where host = ${host} and account_id = ${account_id} and ${when}`;
}
