/** The SQL of who supplies a customer: the nearest distributor among those to whom they report. */
import { sql } from "drizzle-orm";
import { personName } from "./person";

/** A line of managers is not followed further; one that is a circle ends here, too. */
const maxSteps = 20;

/** A customer's distributor, who takes part; no row for who is no customer, and where nobody above is one. */
export function findDistributorOf(account_id: number, user_id: number) {
	return sql<{ name: string; title: string; email: string; phone: string }>`with recursive line (id, step) as (
		select u.manager_id, 1 from users u where u.account_id = ${account_id} and u.id = ${user_id} and u.role = 'customer'
		union select u.manager_id, l.step + 1 from line l cross join users u on u.account_id = ${account_id} and u.id = l.id
			where u.role <> 'distributor' and l.step < ${maxSteps})
		select ${personName("d")} as name, d.title, d.email, coalesce(d.phone, '') as phone
		from line l cross join users d on d.account_id = ${account_id} and d.id = l.id
		where d.role = 'distributor' and d.status = 'active' order by l.step limit 1`;
}
