/** What both tables of the executive summary share: whose rows they have for whom, and how they are narrowed. */
import { type SQL, sql } from "drizzle-orm";
import { matchExpression } from "#workers/features/search";
import type { MemberScope } from "#workers/kernel/scope";
import { yearIn } from "../rules/years";
import { requireSummary, seesAll } from "../steps/require-summary";
import { isOfUnit } from "../store/figures";

/** The list's version, which triggers raise with every change of people, of who manages whom, and of figures. */
export const versionOfSummary = "team_tables";

/** Account owners and managers have it, whoever else asks is refused. */
export const check = ({ user }: MemberScope) => requireSummary(user);

/** Totals are kept for all owners together, and for each manager alone; the year makes others of them. */
export const seenBy = ({ account, user, clock }: MemberScope) => [
	yearIn(account.time_zone, clock.now()),
	...(seesAll(user) ? [] : [user.id]),
];

/** By name. */
export const sorts = { name: { key: sql`u.last_name`, id: sql`u.id` } };

type Filters = { searchString?: string; user_id?: number };

/** The parts of the query that both have; `found` narrows it further. */
export function queryOfPeople({ account, user, clock }: MemberScope, { searchString, user_id }: Filters) {
	const year = yearIn(account.time_zone, clock.now());
	return {
		year,
		from: sql`users u`,
		joins: sql`left join executive_figures f on f.account_id = u.account_id and f.year = ${year} and f.user_id = u.id`,
		where: [sql`u.account_id = ${account.id}`, sql`u.status <> 'erased'`],
		found: [
			...(seesAll(user) ? [] : [isOfUnit(account.id, user.id, sql`u.id`)]),
			...(searchString ? [isFound(account.id, searchString)] : []),
			...(user_id === undefined ? [] : [sql`u.id = ${user_id}`]),
		],
	};
}

/** By the words of name, address, number and title, as everywhere where people are searched for. */
function isFound(account_id: number, typed: string): SQL {
	const match = matchExpression(account_id, typed, undefined, "user");
	if (!match) return sql`false`;
	return sql`u.id in (select d.id from search_index s
		cross join search_documents d on d.key = s.rowid and d.account_id = ${account_id} and d.kind = 'user'
		where s.search_index match ${match})`;
}
