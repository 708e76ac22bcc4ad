/** The SQL of the customer tree: distributors, their sales reps and their customers, with what each customer spent this year. */
import { sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import type { User } from "#workers/kernel/identity";
import { customersOf, enrollmentStatus } from "./customers";

/** A branch: all customers of one sales rep, or those of a distributor who have none. */
export type BranchRow = {
	distributor_id: number | null;
	distributor_name: string | null;
	sales_rep_id: number | null;
	sales_rep_name: string | null;
	sales_rep_participant_id: string | null;
	customers: number;
};

/** The most branches that one answer has. */
export const mostBranches = 200;

/** The branches that this person sees. */
export function listBranches(account_id: number, user: Pick<User, "id" | "role">) {
	return sql<BranchRow>`select nullif(c.distributor_id, 0) as distributor_id, ${personName("d")} as distributor_name,
			nullif(c.sales_rep_id, 0) as sales_rep_id, ${personName("r")} as sales_rep_name,
			r.participant_id as sales_rep_participant_id, c.customers from sale_branches c
		left join users d on d.account_id = c.account_id and d.id = c.distributor_id
		left join users r on r.account_id = c.account_id and r.id = c.sales_rep_id
		where ${sql.join([sql`c.account_id = ${account_id}`, ...customersOf(user)], sql` and `)} and c.customers > 0
		order by c.distributor_id desc, c.sales_rep_id desc limit ${mostBranches}`;
}

/** A customer in a branch. */
export type LeafRow = { id: number; name: string; title: string; enrollment_status: string };

/** The first customers of one branch, by when they came. */
export function listLeaves(
	account_id: number,
	user: Pick<User, "id" | "role">,
	branch: Pick<BranchRow, "distributor_id" | "sales_rep_id">,
	max: number,
) {
	const parts = [
		sql`c.account_id = ${account_id}`,
		...customersOf(user),
		sql`c.distributor_id is ${branch.distributor_id}`,
		sql`c.sales_rep_id is ${branch.sales_rep_id}`,
	];
	return sql<LeafRow>`select c.user_id as id, ${personName("u")} as name, u.title, ${enrollmentStatus} as enrollment_status
		from sale_customers c join users u on u.account_id = c.account_id and u.id = c.user_id
		left join sale_enrollments e on e.account_id = c.account_id and e.user_id = c.user_id
		where ${sql.join(parts, sql` and `)} order by c.created_at, c.user_id limit ${max}`;
}
