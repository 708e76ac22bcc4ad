/** The SQL of the terms: their versions, who accepted which, and whether what somebody accepted still counts. */
import { type SQL, sql } from "drizzle-orm";
import type { termsVersions } from "#drizzle/terms";
import { personName } from "#workers/features/members";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";

/** The most versions that a page of them shows. */
const maxShown = 50;

/** A version with its texts, JSON by language. */
export type VersionRow = RowOf<
	typeof termsVersions,
	"number" | "texts" | "asks_anew" | "accepted_count" | "created_at"
> & {
	author: string | null;
};

const versionColumns = sql`v.number, v.texts, v.asks_anew, v.accepted_count, v.created_at, ${personName("u")} as author`;

const withAuthor = sql`terms_versions v left join users u on u.account_id = v.account_id and u.id = v.author_id`;

/** The version that counts now. */
export function findLatest(account_id: number) {
	return sql<RowOf<typeof termsVersions, "number" | "texts" | "created_at">>`select v.number, v.texts, v.created_at
		from terms_versions v where v.account_id = ${account_id} order by v.number desc limit 1`;
}

/** The versions, the newest first. */
export function listVersions(account_id: number) {
	return sql<VersionRow>`select ${versionColumns} from ${withAuthor}
		where v.account_id = ${account_id} order by v.number desc limit ${maxShown}`;
}

/** One version. */
export function findVersion(account_id: number, number: number) {
	return sql<VersionRow>`select ${versionColumns} from ${withAuthor}
		where v.account_id = ${account_id} and v.number = ${number}`;
}

/** A version to be written. */
export type VersionToSave = {
	id: number;
	number: number;
	texts: Record<string, string>;
	asks_anew: 0 | 1;
	author_id: number | null;
};

/** Writes versions; a number that is taken fails by its constraint. */
export function insertVersions(account_id: number, versions: readonly VersionToSave[], now: number): Statement {
	return sql`insert into terms_versions (account_id, id, number, texts, asks_anew, author_id, created_at)
		select ${account_id}, value ->> 'id', value ->> 'number', value -> 'texts', value ->> 'asks_anew', value ->> 'author_id', ${now}
		from ${rowsOf(versions)}`;
}

/** True in SQL while this is the newest version; 0 is the platform's own text. */
export function isLatest(account_id: number, number: number): Statement {
	return sql`select coalesce(max(v.number), 0) = ${number} from terms_versions v where v.account_id = ${account_id}`;
}

/** The number of the newest version in SQL. */
export function newestVersion(account_id: number): SQL {
	return sql`(select max(v.number) from terms_versions v where v.account_id = ${account_id})`;
}

/** Notes that somebody accepted the newest version, once. */
export function insertAcceptance(
	account_id: number,
	{ id, user_id }: { id: number; user_id: number },
	now: number,
): Statement {
	return sql`insert into terms_acceptances (account_id, id, version, user_id, created_at)
		select ${account_id}, ${id}, v.number, ${user_id}, ${now} from terms_versions v where v.account_id = ${account_id}
			order by v.number desc limit 1
		on conflict (account_id, user_id, version) do nothing`;
}

/** 1 in SQL where the person of this row accepted the terms since everybody was asked anew, else 0; `account` is a row of accounts. */
export function hasAccepted(user: "u", account: "a" | "t"): SQL {
	const [u, a] = [sql.raw(user), sql.raw(account)];
	return sql`coalesce(${u}.standard_tnc_opted_in_at >= coalesce(${a}.settings ->> 'terms_anew_at', 0), 0)`;
}
