/** The SQL of whose day is near: people by the day of the year on which they came or were born, and the colleagues who sign. */
import { sql } from "drizzle-orm";
import { type Addressee, addresseeColumns } from "#workers/features/members";
import { rowsOf } from "#workers/kernel/sql";
import type { Greeting, Occasion } from "../rules/anniversary";
import type { NearDay } from "../rules/days";

/** Somebody whose day is near; `place` is that of the day among those that were asked for. */
export type Celebrant = {
	id: number;
	first_name: string;
	last_name: string;
	status: string;
	manager_id: number | null;
	day: string;
	place: number;
	years: number;
	choice: Greeting | null;
	card_id: number | null;
	card_status: string | null;
};

/** The next of them behind a person of the first day, by day and id. */
export function listCelebrants(
	account_id: number,
	kind: Occasion,
	days: readonly NearDay[],
	after: number,
	limit: number,
) {
	const found =
		kind === "work"
			? sql`users u indexed by users_by_hire_day on u.account_id = ${account_id} and u.hire_date is not null
				and substr(u.hire_date, 6) = e.value ->> 'month_day' and u.id > iif(e.key = 0, ${after}, 0)`
			: sql`member_profiles p indexed by member_profiles_by_birthday on p.account_id = ${account_id} and p.dob is not null
				and substr(p.dob, 6) = e.value ->> 'month_day' and p.user_id > iif(e.key = 0, ${after}, 0)
				cross join users u on u.account_id = ${account_id} and u.id = p.user_id`;
	const years = kind === "work" ? sql`substr(e.value ->> 'day', 1, 4) - substr(u.hire_date, 1, 4)` : sql`0`;
	const choice = kind === "work" ? sql`c.work` : sql`c.birthday`;
	return sql<Celebrant>`select u.id, u.first_name, u.last_name, u.status, u.manager_id, e.value ->> 'day' as day, e.key as place,
		${years} as years, ${choice} as choice, x.id as card_id, x.status as card_status
		from ${rowsOf(days)} e cross join ${found}
		left join anniversary_choices c on c.account_id = ${account_id} and c.user_id = u.id
		left join anniversary_cards x on x.account_id = ${account_id} and x.user_id = u.id and x.kind = ${kind}
			and x.day = e.value ->> 'day'
		order by e.key, u.id limit ${limit}`;
}

/** So many colleagues are asked to sign. */
const maxAsked = 100;

/** Who leads somebody, who shares that manager, and whom they lead: those who take part. */
export function listColleagues(account_id: number, { id, manager_id }: { id: number; manager_id: number | null }) {
	return sql<Addressee>`select ${addresseeColumns("u")} from users u where u.account_id = ${account_id} and u.status = 'active'
		and u.id <> ${id} and (u.id = ${manager_id} or u.manager_id = ${manager_id} or u.manager_id = ${id})
		order by u.id = ${manager_id} desc, u.id limit ${maxAsked}`;
}
