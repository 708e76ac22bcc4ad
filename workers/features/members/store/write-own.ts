/** Writes what people change of themselves: their password, address, language, phone and picture, that they signed in or accepted the terms. */
import { sql } from "drizzle-orm";
import type { users } from "#drizzle/members";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import { personName } from "./person";
import { indexPeople } from "./search-documents";

/** Sets a password; whoever sets their first one joins by it. */
export function updatePassword(account_id: number, user_id: number, password_hash: string, now: number): Statement {
	return sql`update users set password_hash = ${password_hash}, status = 'active', activated_at = coalesce(activated_at, ${now})
		where account_id = ${account_id} and id = ${user_id}`;
}

/** Sets the address that somebody signs in with; search and lists of people know it then. */
export function updateEmail(account_id: number, user_id: number, email: string): Statement[] {
	return [
		sql`update users set email = ${email} where account_id = ${account_id} and id = ${user_id}`,
		indexPeople(account_id, rowsOf([user_id])),
		touchTable(account_id, "members"),
	];
}

/** Notes when somebody signed in. */
export function updateLastLogin(account_id: number, user_id: number, now: number): Statement {
	return sql`update users set last_logged_in_at = ${now} where account_id = ${account_id} and id = ${user_id}`;
}

/** Notes that somebody accepted the standard terms; keeps the first time of those that count, which are not before `counts_from`. */
export function updateOptIn(account_id: number, user_id: number, now: number, counts_from: number): Statement {
	return sql`update users set standard_tnc_opted_in_at = iif(standard_tnc_opted_in_at >= ${counts_from}, standard_tnc_opted_in_at, ${now})
		where account_id = ${account_id} and id = ${user_id}`;
}

/** Records that somebody accepted the terms of distributors; the first time is kept. */
export function updateDistributorOptIn(account_id: number, user_id: number, now: number): Statement {
	return sql`update users set settings = json_set(settings, '$.widia_distributor_tnc_opted_in_at',
		coalesce(settings ->> 'widia_distributor_tnc_opted_in_at', ${now})) where account_id = ${account_id} and id = ${user_id}`;
}

/** Changes the language in which somebody reads. */
export function updateLanguage(account_id: number, user_id: number, language_code: string): Statement {
	return sql`update users set language_code = ${language_code} where account_id = ${account_id} and id = ${user_id}`;
}

/** Sets the phone number of somebody; "" is none. */
export function updatePhone(account_id: number, user_id: number, phone: string): Statement {
	return sql`update users set phone = ${phone} where account_id = ${account_id} and id = ${user_id}`;
}

/** True in SQL while nobody else who is here has this phone number, with its plus or without. */
export function isPhoneFree(account_id: number, user_id: number, phone: string): Statement {
	return sql`select count(*) = 0 from (${holdersOfPhone(account_id, user_id, phone)})`;
}

/** The others who are here and have this phone number; "" is nobody's. */
export function holdersOfPhone(account_id: number, user_id: number, phone: string): Statement {
	const digits = phone.replace("+", "");
	return sql`select 1 from users h where h.account_id = ${account_id} and h.phone in (${digits}, ${`+${digits}`}) and h.phone <> ''
		and h.id <> ${user_id} and h.status not in ('terminated', 'erased')`;
}

/** Sets the picture of somebody, or takes it away. */
export function updateImage(account_id: number, user_id: number, image_url: string | null): Statement {
	return sql`update users set image_url = ${image_url} where account_id = ${account_id} and id = ${user_id}`;
}

/** Sets what somebody chose of notifications, a JSON object. */
export function updateNotificationChoices(account_id: number, user_id: number, choices: object): Statement {
	return sql`update users set settings = json_set(settings, '$.notifications', json(${JSON.stringify(choices)}))
		where account_id = ${account_id} and id = ${user_id}`;
}

/** Sets one of somebody's choices of notifications; the others stay. */
export function updateNotificationChoice(
	account_id: number,
	user_id: number,
	{ kind, place, is_on }: { kind: string; place: string; is_on: 0 | 1 },
): Statement {
	const choice = JSON.stringify({ notifications: { [kind]: { [place]: is_on } } });
	return sql`update users set settings = json_patch(settings, ${choice})
		where account_id = ${account_id} and id = ${user_id}`;
}

/** Adds a first-run tip to those that somebody has read; one that is there stays once. */
export function updateTipsRead(account_id: number, user_id: number, key: string): Statement {
	return sql`update users set settings = json_set(settings, '$.system_tips_read', (select json_group_array(distinct value) from (
		select value from json_each(users.settings, '$.system_tips_read') union select ${key})))
		where account_id = ${account_id} and id = ${user_id}`;
}

/** What the company holds of somebody, for themselves. */
export function findOwnFacts(account_id: number, user_id: number) {
	return sql<
		RowOf<typeof users, "phone" | "image_url" | "hire_date"> & { manager: string | null }
	>`select u.phone, u.image_url,
		u.hire_date, ${personName("m")} as manager from users u left join users m on m.account_id = u.account_id and m.id = u.manager_id
		where u.account_id = ${account_id} and u.id = ${user_id}`;
}
