/** The SQL of the people of sales: whom somebody may look at besides customers. */
import { sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import type { User } from "#workers/kernel/identity";

/** The most distributors that are looked through. */
const mostDistributors = 500;

/** A person as the sales side sees them. */
export type SalesPersonRow = {
	id: number;
	name: string;
	participant_id: string;
	title: string;
	email: string;
	role: string;
};

/** Somebody by id: account owners see everybody; distributors and sales reps themselves, their reps and customers; others customers and themselves. */
export function findSalesPerson(account_id: number, { id, role }: Pick<User, "id" | "role">, user_id: number) {
	const isCustomer = sql`exists (select 1 from sale_customers c where c.account_id = ${account_id} and c.user_id = u.id
		${role === "distributor" ? sql`and c.distributor_id = ${id}` : sql``}
		${role === "distributor_sales_rep" ? sql`and c.sales_rep_id = ${id}` : sql``})`;
	const isOwnRep = sql`(u.role = 'distributor_sales_rep' and u.manager_id = ${id})`;
	const seen =
		role === "account_owner"
			? sql`true`
			: sql`(u.id = ${id} or ${isCustomer} ${role === "distributor" ? sql`or ${isOwnRep}` : sql``})`;
	return sql<SalesPersonRow>`select u.id, ${personName("u")} as name, u.participant_id, u.title, u.email, u.role from users u
		where u.account_id = ${account_id} and u.id = ${user_id} and u.status <> 'erased' and ${seen}`;
}

/** Distributors who are here, or one of them, by name, with how many customers each has. */
export function listDistributors(account_id: number, only?: number) {
	return sql<{ id: number; name: string; customers: number }>`select d.id, ${personName("d")} as name,
			(select coalesce(sum(b.customers), 0) from sale_branches b where b.account_id = d.account_id and b.distributor_id = d.id) as customers
		from users d where d.account_id = ${account_id} and d.role <> 'member' and d.role = 'distributor'
		and d.status not in ('terminated', 'erased') ${only === undefined ? sql`` : sql`and d.id = ${only}`}
		order by d.last_name, d.id limit ${mostDistributors}`;
}
