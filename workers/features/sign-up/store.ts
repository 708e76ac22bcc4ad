/** The SQL of people who sign up by themselves. */
import { sql } from "drizzle-orm";
import type { signUps } from "#drizzle/sign-up";
import { type Addressee, addresseeColumns, personColumns, personName } from "#workers/features/members";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";

/** A new sign-up. */
export type NewSignUp = RowOf<
	typeof signUps,
	| "id"
	| "email"
	| "first_name"
	| "last_name"
	| "message"
	| "language_code"
	| "terms_version"
	| "token_hash"
	| "created_at"
	| "expires_at"
>;

/** A sign-up whose link was followed; status and password of who they became, where they did. */
export type SignUpRow = Omit<NewSignUp, "token_hash" | "expires_at"> &
	RowOf<typeof signUps, "confirmed_at" | "user_id"> & { status: string | null; password_hash: string | null } & {
		/** Whoever has the address by now, with when they joined and were rejected. */
		known_id: number | null;
		known_status: string;
		activated_at: number | null;
		turned_away_at: number | null;
	};

/** Notes that somebody asks for a place. */
export function insertSignUp(account_id: number, signUp: NewSignUp): Statement {
	const { id, email, first_name, last_name, message, language_code } = signUp;
	const { terms_version, token_hash, created_at, expires_at } = signUp;
	return sql`insert into sign_ups (account_id, id, email, first_name, last_name, message, language_code, terms_version,
			token_hash, created_at, expires_at)
		values (${account_id}, ${id}, ${email}, ${first_name}, ${last_name}, ${message}, ${language_code}, ${terms_version},
			${token_hash}, ${created_at}, ${expires_at})`;
}

/** A sign-up that waits for its link to be followed. */
export function findOpenSignUp(account_id: number, id: number, now: number) {
	return sql<
		RowOf<typeof signUps, "id" | "email" | "first_name" | "language_code" | "expires_at">
	>`select s.id, s.email, s.first_name, s.language_code, s.expires_at from sign_ups s
		where s.account_id = ${account_id} and s.id = ${id} and s.confirmed_at is null and s.expires_at > ${now}`;
}

/** The sign-up of a link that stands, confirmed or not. */
export function findSignUp(account_id: number, token_hash: string, now: number) {
	return sql<SignUpRow>`select s.id, s.email, s.first_name, s.last_name, s.message, s.language_code, s.terms_version,
			s.created_at, s.confirmed_at, s.user_id, u.status, u.password_hash, p.id as known_id, coalesce(p.status, '') as known_status,
			p.activated_at, ${turnedAwayAt("p")} as turned_away_at
		from sign_ups s left join users u on u.account_id = s.account_id and u.id = s.user_id
		left join users p on p.account_id = s.account_id and p.email = s.email
		where s.account_id = ${account_id} and s.token_hash = ${token_hash} and s.expires_at > ${now}`;
}

/** True in SQL while a sign-up waits to be confirmed, in an account that is open. */
export function signUpStands(account_id: number, id: number, now: number): Statement {
	return sql`select count(*) from sign_ups s join accounts a on a.account_id = s.account_id
		where s.account_id = ${account_id} and s.id = ${id} and s.confirmed_at is null and s.expires_at > ${now} and a.status = 'active'`;
}

/** Notes who a sign-up became. */
export function confirmSignUp(account_id: number, id: number, user_id: number, now: number): Statement {
	return sql`update sign_ups set confirmed_at = ${now}, user_id = ${user_id} where account_id = ${account_id} and id = ${id}`;
}

/** Whoever has an address: when they were last written to before they joined, whether they ever joined, and when they were rejected last. */
export type KnownPerson = Addressee & {
	invited_at: number | null;
	activated_at: number | null;
	turned_away_at: number | null;
};

/** Who has this address. */
export function findPersonAt(account_id: number, email: string) {
	return sql<KnownPerson>`select ${addresseeColumns("u")}, u.invited_at, u.activated_at, ${turnedAwayAt("u")} as turned_away_at
		from users u where u.account_id = ${account_id} and u.email = ${email}`;
}

/** When the person of this row was rejected last, in SQL. */
const turnedAwayAt = (user: "u" | "p") =>
	sql.raw(`(select max(m.moderated_at) from moderation_requests m where m.account_id = ${user}.account_id and m.kind = 'sign_up'
		and m.subject_id = ${user}.id and m.final_status = 'denied')`);

/** True in SQL while somebody who was rejected may ask again: nobody let them in meanwhile. */
export function isTurnedAway(account_id: number, user_id: number): Statement {
	return sql`select count(*) from users u where u.account_id = ${account_id} and u.id = ${user_id}
		and u.status = 'suspended' and u.activated_at is null`;
}

/** How people were rejected, by whom and why, the last first. */
export function listRejections(account_id: number, user_ids: readonly number[]) {
	return sql<{
		request_id: number;
		subject_id: number;
		moderated_at: number;
		notes: string;
		moderator: string;
	}>`select m.id as request_id, m.subject_id, m.moderated_at, m.moderation_notes as notes, ${personName("u")} as moderator
		from ${rowsOf([...user_ids])} asked
		cross join moderation_requests m on m.account_id = ${account_id} and m.kind = 'sign_up' and m.subject_id = asked.value
		cross join users u on u.account_id = m.account_id and u.id = m.moderated_by
		where m.final_status = 'denied' order by m.id desc`;
}

/** A person who waits, as whoever decides sees them. */
export type WaitingPerson = Addressee & { last_name: string; title: string; image_url: string | null };

/** People by their ids. */
export function listWaitingPeople(account_id: number, user_ids: readonly number[]) {
	return sql<WaitingPerson>`select ${addresseeColumns("u")}, ${personColumns("u")}
		from ${rowsOf([...user_ids])} asked cross join users u on u.account_id = ${account_id} and u.id = asked.value
		where u.status <> 'erased'`;
}

/** True in SQL while somebody waits to be let in. */
export function stillWaits(account_id: number, user_id: number): Statement {
	return sql`select count(*) from users u where u.account_id = ${account_id} and u.id = ${user_id} and u.status = 'pending'`;
}
