/** Writes people who signed up by themselves, and whether they were let in. */
import { sql } from "drizzle-orm";
import type { users } from "#drizzle/members";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import { indexPeople } from "./search-documents";

/** Somebody who signed up; `pending` while they wait to be let in. */
export type SignedUp = RowOf<
	typeof users,
	"id" | "first_name" | "last_name" | "email" | "country" | "language_code" | "standard_tnc_opted_in_at"
> & { status: "active" | "pending"; password_hash: string };

/** Adds who signed up; their ledger accounts are opened beside. Nobody knows a number of theirs yet, so they get one that is theirs alone. */
export function insertSignedUp(account_id: number, person: SignedUp, now: number): Statement[] {
	const { id, first_name, last_name, email, country, language_code } = person;
	const { status, password_hash, standard_tnc_opted_in_at } = person;
	return [
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, role, country, language_code, status,
				password_hash, standard_tnc_opted_in_at, activated_at, created_at)
			values (${account_id}, ${id}, ${`S-${id}`}, ${first_name}, ${last_name}, ${email}, 'member', ${country}, ${language_code},
				${status}, ${password_hash}, ${standard_tnc_opted_in_at}, ${status === "active" ? now : null}, ${now})`,
		indexPeople(account_id, rowsOf([id])),
		touchTable(account_id, "members"),
	];
}

/** Has somebody who was rejected wait again, under the name and with the password that they give now. */
export function updateSignedUpAgain(
	account_id: number,
	{ id, first_name, last_name, language_code, password_hash, standard_tnc_opted_in_at }: SignedUp,
): Statement[] {
	return [
		sql`update users set status = 'pending', first_name = ${first_name}, last_name = ${last_name}, language_code = ${language_code},
			password_hash = ${password_hash}, standard_tnc_opted_in_at = ${standard_tnc_opted_in_at}
			where account_id = ${account_id} and id = ${id} and status = 'suspended'`,
		indexPeople(account_id, rowsOf([id])),
		touchTable(account_id, "members"),
	];
}

/** Lets in who waited. */
export function updateLetIn(account_id: number, user_id: number, now: number): Statement {
	return sql`update users set status = 'active', activated_at = ${now}
		where account_id = ${account_id} and id = ${user_id} and status = 'pending'`;
}

/** Does not let in who waited: they stay known, and sign in no more than before. */
export function updateTurnedAway(account_id: number, user_id: number): Statement {
	return sql`update users set status = 'suspended' where account_id = ${account_id} and id = ${user_id} and status = 'pending'`;
}
