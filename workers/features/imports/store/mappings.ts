/** The SQL of mappings that somebody confirmed: by kind of file and its headers, the newest of an account. */
import { sql } from "drizzle-orm";
import type { ImportKind } from "#workers/kernel/define-import";
import type { Statement } from "#workers/kernel/sql";
import type { Mapping } from "../rules/match-columns";

/** So many an account keeps of a kind; the oldest goes for a new one. */
const maxKept = 50;

/** The mapping of files with these headers. */
export function findMapping(account_id: number, kind: ImportKind, headers_key: string) {
	return sql<{ mapping: string }>`select mapping from import_mappings
		where account_id = ${account_id} and kind = ${kind} and headers_key = ${headers_key}`;
}

/** Keeps a mapping for the next file with the same headers. */
export function saveMapping(
	account_id: number,
	{ kind, headers_key, mapping, now }: { kind: ImportKind; headers_key: string; mapping: Mapping; now: number },
): Statement[] {
	return [
		sql`insert into import_mappings (account_id, kind, headers_key, mapping, confirmed_at)
			values (${account_id}, ${kind}, ${headers_key}, ${JSON.stringify(mapping)}, ${now})
			on conflict (account_id, kind, headers_key) do update set mapping = excluded.mapping, confirmed_at = excluded.confirmed_at`,
		sql`delete from import_mappings where account_id = ${account_id} and kind = ${kind} and headers_key not in (
			select m.headers_key from import_mappings m where m.account_id = ${account_id} and m.kind = ${kind}
			order by m.confirmed_at desc limit ${maxKept})`,
	];
}

/** Forgets the mapping of files with these headers. */
export function deleteMapping(account_id: number, kind: ImportKind, headers_key: string): Statement {
	return sql`delete from import_mappings where account_id = ${account_id} and kind = ${kind} and headers_key = ${headers_key}`;
}
