/** The SQL of what is known of a person who is erased, and of what hinders it. */
import { sql } from "drizzle-orm";
import type { users } from "#drizzle/members";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";

/** A person with how many people of the account have each half of their name. */
export type ErasedPerson = RowOf<
	typeof users,
	"id" | "first_name" | "last_name" | "email" | "phone" | "image_url" | "role" | "status"
> & { first_name_count: number; last_name_count: number };

/** A person by their address of email, or by their id. */
export function findErased(account_id: number, { email, user_id }: { email?: string; user_id?: number }) {
	return sql<ErasedPerson>`select u.id, u.first_name, u.last_name, u.email, u.phone, u.image_url, u.role, u.status,
			(select count(*) from users f where f.account_id = ${account_id} and f.first_name = u.first_name) as first_name_count,
			(select count(*) from users l where l.account_id = ${account_id} and l.last_name = u.last_name) as last_name_count
		from users u where u.account_id = ${account_id}
		and ${email === undefined ? sql`u.id = ${user_id}` : sql`u.email = ${email.toLowerCase()} and u.email <> ''`}`;
}

/** Where the person can be reached, as lists of JSON: by addresses of the book and of orders, former and future emails. */
export function listFactsOf(account_id: number, user_id: number) {
	return sql<{ facts: string }>`select json_array(a.address1, a.phone, a.email, a.egift_recipient_email) as facts
			from addresses a where a.account_id = ${account_id} and a.user_id = ${user_id}
		union all select json_array(coalesce(o.address ->> 'address1', ''), coalesce(o.address ->> 'phone', ''), coalesce(o.address ->> 'email', ''))
			from orders o where o.account_id = ${account_id} and o.user_id = ${user_id}
		union all select json_array(c.email, c.old_email) from email_changes c where c.account_id = ${account_id} and c.user_id = ${user_id}
		union all select json_array(m.recipient) from emails m where m.account_id = ${account_id} and m.user_id = ${user_id}`;
}

/** The same of what their company holds of them, and where links were sent after they left. */
export function listProfileFactsOf(account_id: number, user_id: number) {
	return sql<{ facts: string }>`select json_array(p.address_1, p.address_2) as facts from member_profiles p
			where p.account_id = ${account_id} and p.user_id = ${user_id}
		union all select json_array(k.email) from leaver_links k where k.account_id = ${account_id} and k.user_id = ${user_id}`;
}

/** Orders of the person that are still to arrive: their address is needed. */
export function countOpenOrders(account_id: number, user_id: number) {
	return sql<{ count: number }>`select count(*) as count from orders
		where account_id = ${account_id} and user_id = ${user_id} and status <> 'closed'`;
}

/** Account owners beside the person who can sign in. */
export function countOtherOwners(account_id: number, user_id: number) {
	return sql<{ count: number }>`select count(*) as count from users
		where account_id = ${account_id} and role = 'account_owner' and id <> ${user_id} and status in ('active', 'invited')`;
}

/** The addresses of the person's orders, or whom their gifts are for. */
export function listOrderTexts(account_id: number, table: "orders" | "order_lines", column: string, user_id: number) {
	return sql<{ id: number; text: string }>`select id, ${sql.raw(column)} as text from ${sql.raw(table)}
		where account_id = ${account_id} and user_id = ${user_id} and ${sql.raw(column)} is not null`;
}

/** Pictures of the person, the former ones too. */
export function listPicturesOf(account_id: number, { id, image_url }: Pick<ErasedPerson, "id" | "image_url">) {
	return sql<{ id: number; key: string }>`select id, key from files where account_id = ${account_id}
		and (substr(source, 1, ${`picture of ${id}: `.length}) = ${`picture of ${id}: `} or '/files/' || key = ${image_url ?? ""})`;
}

/** Requests whose files may tell of people: all that are not just being worked on. */
export function listRequestFiles(account_id: number) {
	return sql<{ id: number; type: string }>`select id, type from download_requests where account_id = ${account_id}
		and status <> 'processing' and (object_key is not null or source_key is not null)`;
}

/** Marks requests whose files are gone: what can be made again has expired. */
export function expireRequests(account_id: number, ids: readonly number[]): Statement {
	return sql`update ${sql.raw("download_requests")} set object_key = null, source_key = null, expires_at = null, question = null,
			status = iif(type = 'report' or status = 'pending', 'expired', status)
		where account_id = ${account_id} and id in (select value from ${rowsOf(ids)})`;
}
