/** The SQL of clients that are to be erased, of what was found of them, and of their certificates; and the deletion of rows in pieces. */
import { sql } from "drizzle-orm";
import type { directoryErasures } from "#drizzle/directory";
import type { RowOf, Statement } from "#workers/kernel/sql";

/** An erasure of a client, under way or done. */
export type ErasureRow = RowOf<typeof directoryErasures>;

const columns = sql.raw(
	"account_id, subdomain, shard, asked_by, asked_at, erase_at, begun_at, found, ended_at, certificate, sha256",
);

/** The erasure of a client that is there. */
export function findErasure(account_id: number) {
	return sql<ErasureRow>`select ${columns} from directory_erasures where account_id = ${account_id}`;
}

/** The latest erasure under a name. */
export function findErasureOf(subdomain: string) {
	return sql<ErasureRow>`select ${columns} from directory_erasures where subdomain = ${subdomain} order by asked_at desc limit 1`;
}

/** Erasures whose time has come and that are not done. */
export function listDueErasures(now: number, max: number) {
	return sql<ErasureRow>`select ${columns} from directory_erasures where erase_at <= ${now} and ended_at is null
		order by erase_at limit ${max}`;
}

/** Closes a client's hosts, and says when it is to be erased. */
export function closeTenant(
	erasure: Pick<ErasureRow, "account_id" | "subdomain" | "shard" | "asked_by" | "asked_at" | "erase_at">,
): Statement[] {
	const { account_id, subdomain, shard, asked_by, asked_at, erase_at } = erasure;
	return [
		sql`update directory_accounts set status = 'closed' where id = ${account_id}`,
		sql`insert into directory_erasures (account_id, subdomain, shard, asked_by, asked_at, erase_at)
			values (${account_id}, ${subdomain}, ${shard}, ${asked_by}, ${asked_at}, ${erase_at}) on conflict (account_id) do nothing`,
	];
}

/** Opens the hosts of a client again of which nothing was deleted yet. */
export function keepTenant(account_id: number): Statement[] {
	return [
		sql`update directory_accounts set status = 'active' where id = ${account_id}
			and exists (select 1 from directory_erasures e where e.account_id = ${account_id} and e.begun_at is null)`,
		sql`delete from directory_erasures where account_id = ${account_id} and begun_at is null`,
	];
}

/** Begins an erasure: from now on it cannot be taken back. One that began keeps its moment. */
export function beginErasing(account_id: number, now: number): Statement {
	return sql`update directory_erasures set begun_at = ${now} where account_id = ${account_id} and begun_at is null and erase_at <= ${now}`;
}

/** Keeps what was found when it began. */
export function keepFound(account_id: number, found: string): Statement {
	return sql`update directory_erasures set found = ${found} where account_id = ${account_id} and found is null`;
}

/** Keeps how many objects are deleted, and up to whom. */
export function keepErased(account_id: number, found: string): Statement {
	return sql`update directory_erasures set found = ${found} where account_id = ${account_id} and ended_at is null`;
}

/** Ends an erasure: its certificate stays, the directory forgets the client, and the name is anybody's. */
export function endErasing(
	{ account_id, asked_by }: Pick<ErasureRow, "account_id" | "asked_by">,
	{ certificate, sha256, now, line_id }: { certificate: string; sha256: string; now: number; line_id: number },
): Statement[] {
	return [
		sql`update directory_erasures set ended_at = ${now}, certificate = ${certificate}, sha256 = ${sha256} where account_id = ${account_id}`,
		sql`delete from directory_hosts where account_id = ${account_id}`,
		sql`delete from directory_accounts where id = ${account_id}`,
		sql`insert into directory_audit (id, operator, operation, account_id, details, request_id, created_at)
			values (${line_id}, ${asked_by}, ${"operations/erase-tenant"}, ${account_id},
			${JSON.stringify({ step: "erased", sha256, certificate: JSON.parse(certificate) })}, ${`erasure-${account_id}`}, ${now})`,
	];
}

/** Deletes so many rows of an account from a table. */
export function deletePiece(account_id: number, table: string, max: number): Statement {
	return sql`delete from ${sql.raw(table)} where account_id = ${account_id}
		and rowid in (select t.rowid from ${sql.raw(table)} t where t.account_id = ${account_id} limit ${max})`;
}
