/** The SQL of forms: writing one, its state and its handlers, and finding it. */
import { type SQL, sql } from "drizzle-orm";
import type { forms } from "#drizzle/forms";
import { type Addressee, addresseeColumns, personName } from "#workers/features/members";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import type { FormStatus } from "../rules/statuses";

/** A form as it is read. */
export type FormRow = Omit<RowOf<typeof forms>, "account_id" | "author_id" | "status" | "audience"> & {
	status: FormStatus;
	audience: "everybody" | "groups";
};

/** What an owner says of a form. */
export type WrittenForm = Pick<FormRow, "audience" | "is_once" | "starts_at" | "ends_at"> & {
	group_ids: readonly number[];
};

/** A form by id. */
export function findForm(account_id: number, id: number) {
	return sql<FormRow>`select f.id, f.names, f.descriptions, f.status, f.audience, f.group_ids, f.is_once, f.starts_at, f.ends_at,
		f.sent_count, f.waiting_count, f.created_at, f.updated_at from forms f where f.account_id = ${account_id} and f.id = ${id}`;
}

/** What a form is called. */
export function formName(account_id: number, id: number | SQL) {
	return sql<{
		name: string;
	}>`select coalesce(f.names ->> 'en', (select value from json_each(f.names) limit 1), '') as name
		from forms f where f.account_id = ${account_id} and f.id = ${id}`;
}

/** Writes a form, or what is there of it anew; words of other languages stay. */
export function saveForm(
	account_id: number,
	{ id, author_id, now }: { id: number; author_id: number; now: number },
	words: { names: object; descriptions: object },
	{ audience, group_ids, is_once, starts_at, ends_at }: WrittenForm,
): Statement {
	return sql`insert into forms (account_id, id, author_id, names, descriptions, audience, group_ids, is_once, starts_at, ends_at,
		created_at, updated_at)
		values (${account_id}, ${id}, ${author_id}, ${JSON.stringify(words.names)}, ${JSON.stringify(words.descriptions)}, ${audience},
		${JSON.stringify(group_ids)}, ${is_once}, ${starts_at}, ${ends_at}, ${now}, ${now})
		on conflict (account_id, id) do update set names = json_patch(names, excluded.names),
		descriptions = json_patch(descriptions, excluded.descriptions), audience = excluded.audience, group_ids = excluded.group_ids,
		is_once = excluded.is_once, starts_at = excluded.starts_at, ends_at = excluded.ends_at, updated_at = excluded.updated_at`;
}

/** Puts these people in the place of those who looked after a form. */
export function replaceHandlers(account_id: number, form_id: number, user_ids: readonly number[]): Statement[] {
	return [
		sql`delete from form_handlers where account_id = ${account_id} and form_id = ${form_id}`,
		sql`insert into form_handlers (account_id, form_id, user_id)
			select ${account_id}, ${form_id}, value from ${rowsOf(user_ids)}`,
	];
}

/** Who looks after a form. */
export type Handler = { id: number; name: string; email: string; status: string };

/** Those who look after a form, by name. */
export function listHandlers(account_id: number, form_id: number) {
	return sql<Handler>`select u.id, ${personName("u")} as name, u.email, u.status from form_handlers h
		join users u on u.account_id = h.account_id and u.id = h.user_id
		where h.account_id = ${account_id} and h.form_id = ${form_id} order by name, u.id`;
}

/** Those of them who are here, to be told of something. */
export function listToldHandlers(account_id: number, form_id: number) {
	return sql<Addressee>`select ${addresseeColumns("u")} from form_handlers h
		join users u on u.account_id = h.account_id and u.id = h.user_id
		where h.account_id = ${account_id} and h.form_id = ${form_id} and u.status = 'active' order by u.id`;
}

/** 1 in SQL for who looks after a form. */
export function isHandler(account_id: number, form_id: number | SQL, user_id: number): SQL {
	return sql`exists (select 1 from form_handlers h where h.account_id = ${account_id} and h.form_id = ${form_id}
		and h.user_id = ${user_id})`;
}

/** Sets a form's state; one that opens without a start begins now. */
export function updateFormStatus(account_id: number, id: number, status: FormStatus, now: number): Statement {
	return sql`update forms set status = ${status}, starts_at = iif(${status} = 'open', coalesce(starts_at, ${now}), starts_at),
		updated_at = ${now} where account_id = ${account_id} and id = ${id}`;
}

/** Removes a draft with its questions and handlers. */
export function deleteForm(account_id: number, id: number): Statement[] {
	return [
		sql`delete from form_questions where account_id = ${account_id} and form_id = ${id}`,
		sql`delete from form_handlers where account_id = ${account_id} and form_id = ${id}`,
		sql`delete from forms where account_id = ${account_id} and id = ${id} and status = 'draft'`,
	];
}

/** Notes that a form was changed, so that two who change it at once notice. */
export function touchForm(account_id: number, id: number, now: number): Statement {
	return sql`update forms set updated_at = ${now} where account_id = ${account_id} and id = ${id}`;
}

/** True in SQL while a form was not written since. */
export function isUnchanged(account_id: number, { id, status, updated_at }: FormRow): Statement {
	return sql`select count(*) from forms f where f.account_id = ${account_id} and f.id = ${id}
		and f.status = ${status} and f.updated_at = ${updated_at}`;
}

/** True in SQL for a form `f` that is for this person. */
export function isFor(account_id: number, user_id: number): SQL {
	return sql`(f.audience = 'everybody' or exists (select 1 from json_each(f.group_ids) e cross join group_members m
		on m.account_id = ${account_id} and m.group_id = e.value and m.user_id = ${user_id}))`;
}

/** True in SQL for a form `f` that can be sent now. */
export function isOpenAt(now: number): SQL {
	return sql`(f.status = 'open' and f.starts_at <= ${now} and (f.ends_at is null or f.ends_at > ${now}))`;
}

/** True in SQL while this person can send a form that was not written since. */
export function maySend(account_id: number, user_id: number, { id, updated_at }: FormRow, now: number): Statement {
	return sql`select count(*) from forms f where f.account_id = ${account_id} and f.id = ${id}
		and f.updated_at = ${updated_at} and ${isOpenAt(now)} and ${isFor(account_id, user_id)}`;
}

/** Whether a form is for a person. */
export function findIsFor(account_id: number, id: number, user_id: number) {
	return sql<{ is_for_them: 0 | 1 }>`select ${isFor(account_id, user_id)} as is_for_them
		from forms f where f.account_id = ${account_id} and f.id = ${id}`;
}
