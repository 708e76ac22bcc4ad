/** The SQL of people who sign up by themselves. */
import { sql } from "drizzle-orm";
import type { signUps } from "#drizzle/sign-up";
import { type Addressee, addresseeColumns, personColumns } from "#workers/features/members";
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
	RowOf<typeof signUps, "confirmed_at" | "user_id"> & { status: string | null; password_hash: string | null };

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
			s.created_at, s.confirmed_at, s.user_id, u.status, u.password_hash
		from sign_ups s left join users u on u.account_id = s.account_id and u.id = s.user_id
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

/** Whoever has an address, with when they were last written to before they joined. */
export type KnownPerson = Addressee & { invited_at: number | null };

/** Who has this address. */
export function findPersonAt(account_id: number, email: string) {
	return sql<KnownPerson>`select ${addresseeColumns("u")}, u.invited_at from users u
		where u.account_id = ${account_id} and u.email = ${email}`;
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
