/** The SQL by which reports of sales are narrowed to people: who somebody sees, by state, by kind of account and by enrollment. */
import { type SQL, sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import { customersOf, enrollmentStatusOf } from "#workers/features/sales-customers";
import type { MemberScope } from "#workers/kernel/scope";
import { textHolds } from "#workers/kernel/text-holds";
import type { accountTypes, brandStatuses, customerAccesses, userStatuses } from "../rules/filters";

/** What is asked of the people. */
export type PeopleAsked = {
	user_id?: number;
	user_status?: (typeof userStatuses)[number];
	customer_access?: (typeof customerAccesses)[number];
	account_type?: (typeof accountTypes)[number];
	role?: string;
	searchString?: string;
};

/** Sums of brands in one state, of an alias with the column; those of all where none is said. What was moved out of a state is left out. */
export function ofBrandStatus(of: "y" | "p", status: (typeof brandStatuses)[number] = "all"): SQL[] {
	const column = sql.raw(`${of}.brand_status`);
	if (status === "all") return [sql`${column} = ''`];
	// The plus keeps the database from an index of pieces, by which it would sort all rows for an order by dollars.
	const isThere = of === "y" ? sql`+y.quantity > 0` : sql`p.points + p.points_pending > 0`;
	return [sql`${column} = ${status}`, isThere];
}

/** True for distributors and their sales reps, who see their own people alone. */
export function seesOwnAlone({ user }: Pick<MemberScope, "user">): boolean {
	return customersOf(user).length > 0;
}

/** What these lists show of people, and what narrows them, as versions: sums, customers with their enrollment, names with state and role, and who reports to whom. */
export const versionsOfReports = ["sale_sums", "sale_customers", "members_under_account", "user_managers"] as const;

/** Whom the reader may see, of whom `person` has the id; checked of every row that is read, also where its key was kept. */
export function mayBeSeen({ account, user }: MemberScope, person: SQL): SQL[] {
	const own = customersOf(user);
	const { customer, somebody } = existing(account.id, person);
	return own.length > 0 ? [sql`(${customer(...own)} or ${ownReps(user.id, user.role, somebody)})`] : [];
}

/** What narrows a report to people, of whom `person` has the id: those whom the reader may see first, since no index leads along them either. */
export function amongSalesPeople(scope: MemberScope, person: SQL, asked: PeopleAsked): SQL[] {
	const { account } = scope;
	const { customer, somebody } = existing(account.id, person);
	const typed = asked.searchString;
	return [
		...mayBeSeen(scope, person),
		...(asked.user_id === undefined ? [] : [sql`${person} = ${asked.user_id}`]),
		...(asked.user_status === "active" ? [somebody(sql`f.status = 'active'`)] : []),
		...(asked.user_status === "inactive" ? [somebody(sql`f.status <> 'active'`)] : []),
		...(asked.role ? [somebody(sql`f.role = ${asked.role}`)] : []),
		...(asked.account_type ? [byAccount[asked.account_type](customer, somebody)] : []),
		...(asked.customer_access === "authorized_only"
			? [sql`(not ${customer()} or ${customer(sql`${enrollmentStatusOf(account.id)} = 'approved'`)})`]
			: []),
		...(typed ? [somebody(textHolds(sql`${personName("f")} || ' ' || f.participant_id`, typed))] : []),
	];
}

type Exists = (...more: SQL[]) => SQL;

/** That this person is a customer, or somebody, of whom something holds. */
function existing(account_id: number, person: SQL): { customer: Exists; somebody: (condition: SQL) => SQL } {
	return {
		customer: (...more) =>
			sql`exists (select 1 from sale_customers c where ${sql.join([sql`c.account_id = ${account_id} and c.user_id = ${person}`, ...more], sql` and `)})`,
		somebody: (condition) =>
			sql`exists (select 1 from users f where f.account_id = ${account_id} and f.id = ${person} and ${condition})`,
	};
}

/** A distributor's sales reps, and whoever asks. */
function ownReps(id: number, role: string, somebody: (condition: SQL) => SQL): SQL {
	return role === "distributor"
		? somebody(sql`(f.id = ${id} or (f.role = 'distributor_sales_rep' and f.manager_id = ${id}))`)
		: somebody(sql`f.id = ${id}`);
}

const byAccount: Record<(typeof accountTypes)[number], (customer: Exists, somebody: (condition: SQL) => SQL) => SQL> = {
	distributor: (customer, somebody) =>
		sql`(${customer(sql`c.distributor_id is not null`)} or ${somebody(sql`f.role in ('distributor', 'distributor_sales_rep')`)})`,
	supplier: (_customer, somebody) =>
		somebody(sql`f.role in ('widia_sales_rep', 'widia_sales_rep_manager', 'widia_admin')`),
	buying_group: (customer) => customer(sql`c.distributor_id is null`),
};

/** True in SQL of a person `u` joined to their `accountSources` whose page the reader may open: of all whom they see, but for those who see everybody, and open customers alone. */
export function mayBeOpened({ user }: Pick<MemberScope, "user">): SQL {
	const opensAll = user.role === "account_owner" || seesOwnAlone({ user });
	return opensAll
		? sql`u.status <> 'erased'`
		: sql`(u.status <> 'erased' and (sc.user_id is not null or u.id = ${user.id}))`;
}

/** Joins a person `u` to the distributor `d` in whose account they are: their own, that of their sales rep, or none. */
export const accountSources: SQL = sql`left join sale_customers sc on sc.account_id = u.account_id and sc.user_id = u.id
	left join users d on d.account_id = u.account_id
		and d.id = case u.role when 'distributor' then u.id when 'distributor_sales_rep' then u.manager_id else sc.distributor_id end`;

/** What that account is called; the company itself where no distributor is there. */
export function accountName(company: string): SQL {
	return sql`coalesce(${personName("d")}, ${company})`;
}
