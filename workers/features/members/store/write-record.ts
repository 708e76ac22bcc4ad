/** Writes what an account owner says of a person, and that somebody has left; what search knows of them follows. */
import { sql } from "drizzle-orm";
import type { memberProfiles, users } from "#drizzle/members";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import { indexPeople } from "./search-documents";
import { holdersOfPhone } from "./write-own";

/** What an owner may say of somebody; the day of birth stays as it is where none is given. */
export type RecordFields = RowOf<
	typeof users,
	| "first_name"
	| "last_name"
	| "email"
	| "participant_id"
	| "title"
	| "phone"
	| "hire_date"
	| "country"
	| "language_code"
	| "is_eligible_to_receive_points"
>;

/** What the company holds of somebody besides. */
export type ProfileFields = Omit<RowOf<typeof memberProfiles>, "account_id" | "user_id" | "termination_date">;

/** Changes a person's record. */
export function updateRecord(
	account_id: number,
	user_id: number,
	fields: RecordFields,
	profile: ProfileFields,
): Statement[] {
	return [
		sql`update users set first_name = ${fields.first_name}, last_name = ${fields.last_name}, email = ${fields.email},
			participant_id = ${fields.participant_id}, title = ${fields.title}, phone = ${fields.phone}, hire_date = ${fields.hire_date},
			country = ${fields.country}, language_code = ${fields.language_code},
			is_eligible_to_receive_points = ${fields.is_eligible_to_receive_points}
			where account_id = ${account_id} and id = ${user_id}`,
		...saveProfile(account_id, user_id, profile),
		indexPeople(account_id, rowsOf([user_id])),
		touchTable(account_id, "members"),
	];
}

/** Sets what the company holds of a person; a day of birth of null leaves the one that is there. */
function saveProfile(account_id: number, user_id: number, profile: ProfileFields): Statement[] {
	const { dob, address_1, address_2, city, state, zip, additional_fields } = profile;
	return [
		sql`insert into member_profiles (account_id, user_id, dob, address_1, address_2, city, state, zip, additional_fields)
			values (${account_id}, ${user_id}, ${dob}, ${address_1}, ${address_2}, ${city}, ${state}, ${zip}, ${additional_fields})
			on conflict (account_id, user_id) do update set dob = coalesce(excluded.dob, member_profiles.dob),
			address_1 = excluded.address_1, address_2 = excluded.address_2, city = excluded.city, state = excluded.state,
			zip = excluded.zip, additional_fields = json_patch(member_profiles.additional_fields, excluded.additional_fields)`,
	];
}

/** People leave on this day (YYYY-MM-DD). Triggers end their sessions, links and changes of address. */
export function updateLeft(account_id: number, user_ids: readonly number[], day: string): Statement[] {
	const leavers = rowsOf(user_ids);
	return [
		sql`update users set status = 'terminated'
			where account_id = ${account_id} and id in (select value from ${leavers}) and status <> 'erased'`,
		sql`insert into member_profiles (account_id, user_id, termination_date) select ${account_id}, value, ${day} from ${leavers}
			where true on conflict (account_id, user_id) do update set termination_date = ${day}`,
	];
}

/** Somebody is let in no more until they are taken back. Triggers end their sessions, links, tokens and changes of address. */
export function updateSuspended(account_id: number, user_id: number): Statement {
	return sql`update users set status = 'suspended' where account_id = ${account_id} and id = ${user_id} and status = 'active'`;
}

/** Takes back who was suspended or has left; nothing of when they left stays. */
export function updateReturned(account_id: number, user_id: number, status: "active" | "invited"): Statement[] {
	return [
		sql`update users set status = ${status}
			where account_id = ${account_id} and id = ${user_id} and status in ('suspended', 'terminated')`,
		sql`update member_profiles set termination_date = null where account_id = ${account_id} and user_id = ${user_id}`,
	];
}

/** Adds a person who has still to join; their ledger accounts are opened beside. */
export function insertMember(
	account_id: number,
	user_id: number,
	fields: RecordFields,
	profile: ProfileFields,
	now: number,
): Statement[] {
	return [
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, title, phone, role, hire_date, country,
			language_code, is_eligible_to_receive_points, created_at)
			values (${account_id}, ${user_id}, ${fields.participant_id}, ${fields.first_name}, ${fields.last_name}, ${fields.email},
			${fields.title}, ${fields.phone}, 'member', ${fields.hire_date}, ${fields.country}, ${fields.language_code},
			${fields.is_eligible_to_receive_points}, ${now})`,
		...saveProfile(account_id, user_id, profile),
		indexPeople(account_id, rowsOf([user_id])),
		touchTable(account_id, "members"),
	];
}

/** Whether somebody else has this address, number or phone. */
export function findTaken(
	account_id: number,
	user_id: number,
	wish: { email: string; participant_id: string; phone: string },
) {
	return sql<{ email: 0 | 1; participant_id: 0 | 1; phone: 0 | 1 }>`select
		exists (select 1 from users e where e.account_id = ${account_id} and e.email = ${wish.email} and e.email <> '' and e.id <> ${user_id}) as email,
		exists (select 1 from users p where p.account_id = ${account_id} and p.participant_id = ${wish.participant_id} and p.id <> ${user_id}) as participant_id,
		exists (${holdersOfPhone(account_id, user_id, wish.phone)}) as phone`;
}

/** Writes what somebody answered into their record: a day of birth, of which `--MM-DD` leaves the year as it is known, and a title. */
export function updateAnswered(
	account_id: number,
	user_id: number,
	{ dob, title }: { dob?: string; title?: string },
): Statement[] {
	const day = dob?.startsWith("--")
		? sql`coalesce(substr(member_profiles.dob, 1, 4), '0000') || ${dob.slice(1)}`
		: sql`${dob ?? null}`;
	return [
		...(dob === undefined
			? []
			: [
					sql`insert into member_profiles (account_id, user_id, dob) values (${account_id}, ${user_id},
						${dob.startsWith("--") ? `0000${dob.slice(1)}` : dob})
						on conflict (account_id, user_id) do update set dob = ${day}`,
				]),
		...(title === undefined
			? []
			: [sql`update users set title = ${title} where account_id = ${account_id} and id = ${user_id}`]),
		indexPeople(account_id, rowsOf([user_id])),
		touchTable(account_id, "members"),
	];
}
