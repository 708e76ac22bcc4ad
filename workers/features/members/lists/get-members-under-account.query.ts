/** Everybody who is or was in the account, with what owners see of them; those who were erased are nobody any more. */
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { matchExpression } from "#workers/features/search";
import { endOfDay, startOfDay } from "#workers/kernel/days";
import { defineList } from "#workers/kernel/define-list";
import { type Account, isOn, type Role, roles } from "#workers/kernel/identity";
import { rowOf } from "#workers/kernel/list-row";
import type { MemberScope } from "#workers/kernel/scope";
import { rowsOf } from "#workers/kernel/sql";
import { findVersion } from "#workers/kernel/table-page";
import { textHolds } from "#workers/kernel/text-holds";
import { additionalFieldsOf, additionalValues } from "../rules/additional-fields";
import { maskedDate } from "../rules/masked-date";
import { isActive, isWaiting, statuses } from "../rules/status";
import { isOnTab, type MemberTab, memberCount } from "../store/counts";
import { levelOf } from "../store/level";
import { personName } from "../store/person";
import { membersFace } from "./get-members-under-account";

const words = z.string().nullable();
const time = z.int().nullable();
const texts = z.record(z.string(), z.string());

const row = rowOf(membersFace, {
	first_name: z.string(),
	last_name: z.string(),
	is_active_flag: z.literal([0, 1]),
	/** Where somebody stands between invited and erased. */
	status: z.enum(statuses),
	/** `pending` while somebody waits to be let in. */
	moderation_status: z.enum(["pending"]).nullable(),
	role: z.enum(roles),
	/** MM/DD/****. */
	dob: words,
	hire_date: words,
	activated_on: time,
	country_code: z.string(),
	termination_date: words,
	address_1: z.string(),
	address_2: z.string(),
	city: z.string(),
	state: z.string(),
	zip: z.string(),
	preferred_distributor: words,
	opt_in_date: time,
	/** The level that they have now, by id and name; null without one, and where the account has none. */
	user_level: z.int().nullable(),
	user_level_name: words,
	/** Who sells to them: their manager, where that is a sales rep. */
	sales_representatives: z.array(z.object({ name: z.string(), participant_id: z.string() })),
	additional_fields: texts,
	/** Groups have no fields of their own. */
	additional_group_fields: texts,
	widia_role: words,
	/** 1: has not joined yet. */
	activation_pending: z.literal([0, 1]),
});

export const getMembersUnderAccount = defineList(membersFace, {
	path: "/api/members/api_get_members_under_account",
	summary: "Everybody who is or was in the account, with what its owner sees of them.",
	access: ["account_owner"],
	row,
	version_of: "members_under_account",
	seen_by: () => [],
	counted: (scope, { is_active_filter, ...narrower }) => {
		const isNarrower = Object.values(narrower).some(Boolean);
		return findVersion(
			scope,
			["members_under_account"],
			isNarrower ? null : memberCount(scope.account.id, is_active_filter),
		);
	},
	// What the company holds of the person, their manager, as a customer their distributor, and of their level four rows.
	joins: 8,
	person: sql`u.id`,
	sorts: { name: { key: sql`u.last_name`, id: sql`u.id` } },
	selection: {
		of: "member",
		words: "members:owners.list.notSelectable",
		reasons: ({ user }) => ({ own_record: sql`u.id = ${user.id}`, has_left: sql`u.status = 'terminated'` }),
	},
	ownColumns: (account) =>
		additionalFieldsOf(account).map(({ key, label }) => ({ id: key, title: label, of: "additional_fields" })),
	query: (scope, filters) => ({
		select: sql`u.id, u.first_name, u.last_name, ${personName("u")} as name, u.email, u.participant_id, u.image_url, u.title, u.role,
			u.status, u.hire_date, u.created_at, u.activated_at as activated_on, u.country as country_code,
			u.standard_tnc_opted_in_at as opt_in_date, coalesce(${personName("d")}, u.settings ->> 'preferred_distributor') as preferred_distributor,
			u.settings ->> 'widia_role' as widia_role, p.dob, p.termination_date, coalesce(p.address_1, '') as address_1,
			coalesce(p.address_2, '') as address_2, coalesce(p.city, '') as city, coalesce(p.state, '') as state,
			coalesce(p.zip, '') as zip, p.additional_fields,
			${personName("m")} as rep_name, m.participant_id as rep_participant_id,
			${isOn(scope.account, "user_levels_enabled") ? levelOf(sql`json_array(l.id, l.name)`) : sql`null`} as level`,
		from: sql`users u`,
		joins: sql`left join member_profiles p on p.account_id = u.account_id and p.user_id = u.id
			left join users m on m.account_id = u.account_id and m.id = u.manager_id
				and m.role in ('distributor_sales_rep', 'widia_sales_rep')
			left join sale_customers k on k.account_id = u.account_id and k.user_id = u.id
			left join users d on d.account_id = k.account_id and d.id = k.distributor_id`,
		where: [sql`u.account_id = ${scope.account.id}`, isOnTab(sql`u.status`, "all")],
		found: foundBy(scope, filters),
	}),
	present: ({ account }, found) => {
		const { additional_fields, rep_name, rep_participant_id, level, ...person } = found as FoundRow;
		const [user_level, user_level_name] = level === null ? [null, null] : (JSON.parse(level) as [number, string]);
		return {
			...person,
			is_active_flag: isActive(person.status) ? (1 as const) : (0 as const),
			moderation_status: person.status === "pending" ? ("pending" as const) : null,
			dob: maskedDate(person.dob),
			user_level,
			user_level_name,
			sales_representatives:
				rep_participant_id === null ? [] : [{ name: rep_name, participant_id: rep_participant_id }],
			additional_fields: additionalValues(account, additional_fields),
			additional_group_fields: {},
			activation_pending: isWaiting(person.status) ? (1 as const) : (0 as const),
		};
	},
});

type FoundRow = Omit<
	z.output<typeof row>,
	| "is_active_flag"
	| "moderation_status"
	| "user_level"
	| "user_level_name"
	| "sales_representatives"
	| "additional_fields"
	| "additional_group_fields"
	| "activation_pending"
> & { additional_fields: string | null; rep_name: string; rep_participant_id: string | null; level: string | null };

type Filters = {
	is_active_filter: MemberTab;
	searchString?: string;
	name?: string;
	email?: string;
	participant_id?: string;
	title?: string;
	role?: Role;
	activation_date_from?: string;
	activation_date_to?: string;
	hire_date_from?: string;
	hire_date_to?: string;
	dob?: string;
	termination_date_from?: string;
	termination_date_to?: string;
	additional_field?: string;
	additional_value?: string;
	user_id?: number;
};

/** What narrows the list; each column's own words stand somewhere in it. */
function foundBy({ account }: MemberScope, filters: Filters): SQL[] {
	const { is_active_filter, searchString, role, user_id, activation_date_from, activation_date_to } = filters;
	const { hire_date_from, hire_date_to } = filters;
	const holds = (column: SQL, typed: string | undefined) => (typed ? [textHolds(column, typed)] : []);
	return [
		...(is_active_filter === "all" ? [] : [isOnTab(sql`u.status`, is_active_filter)]),
		...(searchString ? [isFound(account.id, searchString)] : []),
		...holds(personName("u"), filters.name),
		...holds(sql`u.email`, filters.email),
		...holds(sql`u.participant_id`, filters.participant_id),
		...holds(sql`u.title`, filters.title),
		...(role ? [sql`u.role = ${role}`] : []),
		...(user_id === undefined ? [] : [sql`u.id = ${user_id}`]),
		...(activation_date_from ? [sql`u.activated_at >= ${startOfDay(activation_date_from, account.time_zone)}`] : []),
		...(activation_date_to ? [sql`u.activated_at <= ${endOfDay(activation_date_to, account.time_zone)}`] : []),
		...(hire_date_from ? [sql`u.hire_date >= ${hire_date_from}`] : []),
		...(hire_date_to ? [sql`u.hire_date <= ${hire_date_to}`] : []),
		...heldBy(account, filters),
	];
}

/** What narrows the list by what the company holds besides: day of birth, day of leaving, the account's own fields. */
function heldBy(account: Account, { dob, termination_date_from, termination_date_to, ...own }: Filters): SQL[] {
	const { additional_field: field, additional_value: value } = own;
	const fields = additionalFieldsOf(account)
		.map(({ key }) => key)
		.filter((key) => !field || key === field);
	const conditions = [
		...(dob ? [textHolds(sql`substr(h.dob, 6, 2) || '/' || substr(h.dob, 9, 2)`, dob)] : []),
		...(termination_date_from ? [sql`h.termination_date >= ${termination_date_from}`] : []),
		...(termination_date_to ? [sql`h.termination_date <= ${termination_date_to}`] : []),
		...(field || value
			? [
					sql`exists (select 1 from json_each(h.additional_fields) f
						where f.key in (select value from ${rowsOf(fields)}) and ${value ? textHolds(sql`f.value`, value) : sql`f.value <> ''`})`,
				]
			: []),
	];
	if (conditions.length === 0) return [];
	return [
		sql`exists (select 1 from member_profiles h where h.account_id = u.account_id and h.user_id = u.id
			and ${sql.join(conditions, sql` and `)})`,
	];
}

/** By the words of name, address, number and title, as everywhere where people are searched for. */
function isFound(account_id: number, typed: string): SQL {
	const match = matchExpression(account_id, typed, undefined, "user");
	if (!match) return sql`false`;
	return sql`u.id in (select d.id from search_index s
		cross join search_documents d on d.key = s.rowid and d.account_id = ${account_id} and d.kind = 'user'
		where s.search_index match ${match})`;
}
