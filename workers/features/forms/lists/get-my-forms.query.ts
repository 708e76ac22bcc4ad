/** The forms that are open and are the signed-in person's. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { minuteAt } from "#workers/kernel/clock";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { nameIn } from "#workers/kernel/name-in";
import { ownStates } from "../rules/statuses";
import { isFor } from "../store/forms";
import { myFormsFace } from "./get-my-forms";

const row = rowOf(myFormsFace, { ends_at: z.int().nullable(), state: z.enum(ownStates) });

export const getMyForms = defineList(myFormsFace, {
	path: "/api/forms/api_get_my_forms",
	summary: "The forms that the signed-in user can send, with where they stand.",
	access: "signed_in",
	flags: ["forms_enabled"],
	row,
	// Who comes into a group, and what begins or ends by its time, changes what somebody finds without a write of a form.
	version_of: ["forms", "group_members"],
	seen_by: ({ user, clock }) => [user.id, minuteAt(clock)],
	// What the reader began, and what they sent.
	joins: 2,
	sorts: { starts_at: { key: sql`f.starts_at`, id: sql`f.id` } },
	query: ({ account, user, clock }) => ({
		select: sql`f.id, f.names, f.starts_at, f.ends_at, case
			when f.is_once = 1 and exists (select 1 from form_submissions s where s.account_id = ${account.id} and s.form_id = f.id
				and s.user_id = ${user.id} and s.status <> 'started') then 'sent'
			when exists (select 1 from form_submissions s where s.account_id = ${account.id} and s.form_id = f.id
				and s.user_id = ${user.id} and s.status = 'started') then 'started' else 'to_fill' end as state`,
		from: sql`forms f`,
		where: [sql`f.account_id = ${account.id}`, sql`f.status = 'open'`],
		found: [
			isFor(account.id, user.id),
			sql`f.starts_at <= ${clock.now()}`,
			sql`(f.ends_at is null or f.ends_at > ${clock.now()})`,
		],
	}),
	present: (scope, found) => {
		const { names, ...shown } = found as unknown as z.input<typeof row> & { names: string };
		return { ...shown, name: nameIn(names, scope) };
	},
});
