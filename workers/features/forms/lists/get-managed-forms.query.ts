/** All forms of the account, newest first, with how many were sent and wait. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { shownStatus, shownStatuses } from "#workers/features/surveys";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { nameIn } from "#workers/kernel/name-in";
import type { FormRow } from "../store/forms";
import { managedFormsFace } from "./get-managed-forms";

const time = z.int().nullable();
const row = rowOf(managedFormsFace, { status: z.enum(shownStatuses), starts_at: time, ends_at: time });

export const getManagedForms = defineList(managedFormsFace, {
	path: "/api/forms/api_get_managed_forms",
	summary: "All forms of the account with their states, and how many were sent and wait, for account owners.",
	access: ["account_owner"],
	flags: ["forms_enabled"],
	row,
	version_of: "forms",
	joins: 0,
	sorts: { created_at: { key: sql`f.created_at`, id: sql`f.id` } },
	query: ({ account }, { status }) => ({
		select: sql`f.id, f.names, f.status, f.created_at, f.starts_at, f.ends_at, f.sent_count, f.waiting_count`,
		from: sql`forms f`,
		where: [sql`f.account_id = ${account.id}`],
		found: status ? [sql`f.status = ${status}`] : [],
	}),
	present: (scope, found) => {
		const { names, ...shown } = found as unknown as z.input<typeof row> & { names: string };
		const status = shownStatus(shown as unknown as FormRow, scope.clock.now());
		return { ...shown, name: nameIn(names, scope), status };
	},
});
