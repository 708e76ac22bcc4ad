/** The SQL of the audit log: how many lines there are, how what they name is called, and what a search finds. */
import { type SQL, sql } from "drizzle-orm";
import { matchExpression } from "#workers/features/search";
import { type NamingAccount, referenceName } from "#workers/kernel/references";
import { textHolds } from "#workers/kernel/text-holds";

/** Subjects that are people, under whatever name. */
const subjectsThatArePeople = ["user", "sign_in_as", "problem", "user_action"];

/** What the other subjects are called by, where a feature tells: the name in `references`. */
const namedSubjects = ["program", "order", "faq", "download_request", "flash_sale"];

/** How many lines there are, in SQL: the version of their list, since they only grow. */
export function lineCount(account_id: number): SQL {
	return sql`coalesce((select v.version from table_versions v where v.account_id = ${account_id} and v.table_name = 'audit_lines'), 0)`;
}

/** What the subject of line `l` is called; null where nobody tells. */
export function subjectName(account: NamingAccount): SQL {
	const people = sql.join(
		subjectsThatArePeople.map((kind) => sql`${kind}`),
		sql`, `,
	);
	const cases = [
		whenNamed(account, sql`l.subject_kind in (${people})`, "member"),
		...namedSubjects.map((kind) => whenNamed(account, sql`l.subject_kind = ${kind}`, kind)),
	];
	return sql`case ${sql.join(cases, sql` `)} end`;
}

function whenNamed(account: NamingAccount, condition: SQL, to: string): SQL {
	const name = referenceName(to);
	return sql`when ${condition} then ${name ? sql`(${name(account.id, sql`l.subject_id`, account)})` : sql`null`}`;
}

/** Why line `l` was written in somebody else's name: what was given as the reason when it began. */
export function reasonOfLine(account_id: number): SQL {
	return sql`iif(l.user_id is not null and l.actor_id is not null and l.user_id <> l.actor_id, (select r.details ->> 'reason' from audit_lines r
		where r.account_id = ${account_id} and r.subject_kind = 'sign_in_as' and r.subject_id = l.user_id and r.id < l.id and r.actor_id = l.actor_id
		order by r.id desc limit 1), null)`;
}

/** True in SQL for lines that a search finds: by who did it or to whom, by acts of these names, by an id, by what the details hold. */
export function lineFits(account_id: number, typed: string, actions: readonly string[]): SQL {
	const people = matchExpression(account_id, typed, ["title", "body"], "user");
	const found =
		people &&
		sql`select d.id from search_index s join search_documents d on d.key = s.rowid and d.account_id = ${account_id}
		and d.kind = 'user' where s.search_index match ${people}`;
	const number = /^\d{1,16}$/.test(typed) ? Number(typed) : undefined;
	const ways = [
		textHolds(sql`l.details`, typed),
		...(actions.length > 0 ? [sql`l.action in (select value from json_each(${JSON.stringify(actions)}))`] : []),
		...(number === undefined ? [] : [sql`l.id = ${number}`, sql`l.subject_id = ${number}`]),
		...(found
			? [
					sql`l.actor_id in (${found})`,
					sql`l.user_id in (${found})`,
					sql`(l.subject_kind in (${sql.join(
						subjectsThatArePeople.map((kind) => sql`${kind}`),
						sql`, `,
					)}) and l.subject_id in (${found}))`,
				]
			: []),
	];
	return sql`(${sql.join(ways, sql` or `)})`;
}

/** True in SQL for lines whose act belongs to one of these features, or to none of them. */
export function isActOf(features: readonly string[], isOneOfThem: boolean): SQL {
	const feature = sql`substr(l.action, 1, instr(l.action, '/') - 1)`;
	const listed = sql`(select value from json_each(${JSON.stringify(features)}))`;
	return isOneOfThem ? sql`${feature} in ${listed}` : sql`${feature} not in ${listed}`;
}
