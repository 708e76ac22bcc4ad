/** The SQL of customers: what a customer `c` shows, whose they are, and what is read and asserted of them. */
import { type SQL, sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import type { User } from "#workers/kernel/identity";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** The state of a customer's enrollment: who came with a distributor through the account owner is enrolled already. */
export const enrollmentStatus: SQL = sql`coalesce(e.status, iif(c.distributor_id is null, 'pending', 'approved'))`;

/** The same without a join. */
export function enrollmentStatusOf(account_id: number): SQL {
	return sql`coalesce((select e.status from sale_enrollments e where e.account_id = ${account_id} and e.user_id = c.user_id),
		iif(c.distributor_id is null, 'pending', 'approved'))`;
}

/** Which customers `c` somebody sees: distributors and their sales reps their own, all others everybody's. */
export function customersOf({ id, role }: Pick<User, "id" | "role">): SQL[] {
	if (role === "distributor") return [sql`c.distributor_id = ${id}`];
	return role === "distributor_sales_rep" ? [sql`c.sales_rep_id = ${id}`] : [];
}

/** What a customer `c` shows, with the person `u`, distributor `d`, sales rep `r`, enrollment `e`, who submitted `s` and who closed `b`. */
export const customerColumns: SQL = sql`c.user_id as id, ${personName("u")} as name, u.participant_id, u.title, u.email,
	${enrollmentStatus} as enrollment_status, ${personName("s")} as submitter_name, ${personName("b")} as enrollment_closed_by,
	iif(u.status = 'active', 1, 0) as is_active, iif(u.status = 'active', 'active', 'inactive') as member_state, u.standard_tnc_opted_in_at as widia_standard_tnc_opt_in_date,
	coalesce(${personName("d")}, u.settings ->> 'preferred_distributor') as preferred_distributor,
	r.participant_id as distributor_sales_rep_participant_id, ${personName("r")} as sales_rep_name, c.sales_rep_id, c.distributor_id, c.created_at`;

/** Joins a customer `c` to what it names. */
export const customerSources: SQL = sql`join users u on u.account_id = c.account_id and u.id = c.user_id
	left join users d on d.account_id = c.account_id and d.id = c.distributor_id
	left join users r on r.account_id = c.account_id and r.id = c.sales_rep_id
	left join sale_enrollments e on e.account_id = c.account_id and e.user_id = c.user_id
	left join users s on s.account_id = e.account_id and s.id = e.submitter_id
	left join users b on b.account_id = e.account_id and b.id = e.closed_by`;

/** A customer as they are shown. */
export type CustomerRow = {
	id: number;
	name: string;
	participant_id: string;
	title: string;
	email: string;
	enrollment_status: string;
	submitter_name: string | null;
	enrollment_closed_by: string | null;
	is_active: 0 | 1;
	widia_standard_tnc_opt_in_date: number | null;
	preferred_distributor: string | null;
	distributor_sales_rep_participant_id: string | null;
	sales_rep_name: string | null;
	sales_rep_id: number | null;
	distributor_id: number | null;
	created_at: number;
};

/** A customer whom this person sees, by id. */
export function findCustomer(account_id: number, user: Pick<User, "id" | "role">, id: number) {
	return sql<CustomerRow>`select ${customerColumns} from sale_customers c ${customerSources}
		where ${sql.join([sql`c.account_id = ${account_id} and c.user_id = ${id}`, ...customersOf(user)], sql` and `)}`;
}

/** A sales rep with their distributor. */
export type SalesRepRow = { id: number; full_name: string; participant_id: string; distributor_id: number | null };

/** The most sales reps that are offered to choose from. */
const mostReps = 200;

/** The sales reps who are here: a distributor's own, or all; one of them where an id is given. */
export function listSalesReps(account_id: number, { id, role }: Pick<User, "id" | "role">, only?: number) {
	const narrowed = [
		sql`r.account_id = ${account_id} and r.role = 'distributor_sales_rep' and r.status not in ('terminated', 'erased')`,
		...(role === "distributor" ? [sql`r.manager_id = ${id}`] : []),
		...(only === undefined ? [] : [sql`r.id = ${only}`]),
	];
	return sql<SalesRepRow>`select r.id, ${personName("r")} as full_name, r.participant_id, r.manager_id as distributor_id
		from users r where ${sql.join(narrowed, sql` and `)} order by r.last_name, r.id limit ${mostReps}`;
}

/** True while this sales rep is here and, for a distributor, theirs. */
export function isSalesRepOf(account_id: number, { id, role }: Pick<User, "id" | "role">, rep_id: number): Statement {
	return sql`select count(*) from users r where r.account_id = ${account_id} and r.id = ${rep_id} and r.role = 'distributor_sales_rep'
		and r.status not in ('terminated', 'erased') ${role === "distributor" ? sql`and r.manager_id = ${id}` : sql``}`;
}

/** Customers by id of those whom this person sees, with who looks after them and how their enrollment stands. */
export function listCustomersAmong(account_id: number, user: Pick<User, "id" | "role">, ids: readonly number[]) {
	return sql<{
		id: number;
		sales_rep_id: number | null;
		enrollment_status: string;
		submitter_id: number | null;
	}>`select c.user_id as id,
			c.sales_rep_id, ${enrollmentStatus} as enrollment_status, e.submitter_id
		from ${rowsOf(ids)} l cross join sale_customers c on c.account_id = ${account_id} and c.user_id = l.value
		left join sale_enrollments e on e.account_id = c.account_id and e.user_id = c.user_id
		where ${sql.join([sql`c.account_id = ${account_id}`, ...customersOf(user)], sql` and `)}`;
}

/** True while all of these are customers whom this person sees. */
export function areCustomersOf(account_id: number, user: Pick<User, "id" | "role">, ids: readonly number[]): Statement {
	return sql`select count(*) = ${ids.length} from ${rowsOf(ids)} l cross join sale_customers c on c.account_id = ${account_id}
		and c.user_id = l.value where ${sql.join([sql`c.account_id = ${account_id}`, ...customersOf(user)], sql` and `)}`;
}

/** A customer by their participant id, with whom they report to. */
export function findEnrollable(account_id: number, participant_id: string) {
	return sql<{
		id: number;
		manager_id: number | null;
		distributor_id: number | null;
		status: string | null;
	}>`select c.user_id as id, u.manager_id, c.distributor_id, e.status from users u
		join sale_customers c on c.account_id = u.account_id and c.user_id = u.id
		left join sale_enrollments e on e.account_id = u.account_id and e.user_id = u.id
		where u.account_id = ${account_id} and u.participant_id = ${participant_id} and u.status not in ('terminated', 'erased')`;
}

/** True while a customer can be enrolled: nobody supplies them yet, or their enrollment was rejected. */
export function canBeEnrolled(account_id: number, id: number): Statement {
	return sql`select count(*) from sale_customers c left join sale_enrollments e on e.account_id = c.account_id and e.user_id = c.user_id
		where c.account_id = ${account_id} and c.user_id = ${id} and iif(e.status is null, c.distributor_id is null, e.status = 'rejected')`;
}

/** Submits a customer; a rejected one begins to wait again. */
export function submitEnrollment(account_id: number, user_id: number, submitter_id: number, now: number): Statement {
	return sql`insert into sale_enrollments (account_id, user_id, submitter_id, created_at)
		values (${account_id}, ${user_id}, ${submitter_id}, ${now}) on conflict (account_id, user_id) do update set status = 'pending',
		submitter_id = excluded.submitter_id, created_at = excluded.created_at, closed_by = null, closed_at = null`;
}

/** Approves or rejects enrollments; those whom nobody submitted get one, submitted by whoever decides. */
export function closeEnrollments(
	account_id: number,
	ids: readonly number[],
	{ status, closed_by, now }: { status: string; closed_by: number; now: number },
): Statement {
	return sql`insert into sale_enrollments (account_id, user_id, status, submitter_id, created_at, closed_by, closed_at)
		select ${account_id}, value, ${status}, ${closed_by}, ${now}, ${closed_by}, ${now} from ${rowsOf(ids)} where true
		on conflict (account_id, user_id) do update set status = excluded.status, closed_by = excluded.closed_by, closed_at = excluded.closed_at`;
}

/** True while all of these wait for a decision. */
export function areAllWaiting(account_id: number, ids: readonly number[]): Statement {
	return sql`select count(*) = ${ids.length} from ${rowsOf(ids)} l cross join sale_customers c on c.account_id = ${account_id}
		and c.user_id = l.value left join sale_enrollments e on e.account_id = c.account_id and e.user_id = c.user_id
		where c.account_id = ${account_id} and ${enrollmentStatus} = 'pending'`;
}
