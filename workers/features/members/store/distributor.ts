/** The SQL of the distributors to whom somebody reports: who supplies a customer, and who manages orders. */
import { sql } from "drizzle-orm";
import { type Addressee, addresseeColumns, personName } from "./person";

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

/** The distributors who are here, of whose team somebody is: those who manage their orders. */
export function findDistributorsOver(account_id: number, user_id: number) {
	return sql<Addressee>`with recursive line (id, step) as (
		select u.manager_id, 1 from users u where u.account_id = ${account_id} and u.id = ${user_id}
		union select u.manager_id, l.step + 1 from line l cross join users u on u.account_id = ${account_id} and u.id = l.id
			where l.step < ${maxSteps})
		select ${addresseeColumns("d")} from users d where d.account_id = ${account_id} and d.id in (select l.id from line l)
		and d.role = 'distributor' and d.status = 'active' and d.email <> '' order by d.id`;
}
