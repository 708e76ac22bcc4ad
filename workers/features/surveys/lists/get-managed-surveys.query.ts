/** All surveys of the account, newest first, with how many people began and sent each. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { nameIn } from "#workers/kernel/name-in";
import { shownStatus, shownStatuses, type Timed } from "../rules/statuses";
import { managedSurveysFace } from "./get-managed-surveys";

const time = z.int().nullable();
const row = rowOf(managedSurveysFace, { status: z.enum(shownStatuses), starts_at: time, ends_at: time });

export const getManagedSurveys = defineList(managedSurveysFace, {
	path: "/api/surveys/api_get_managed_surveys",
	summary: "All surveys of the account with their states and how many people began and sent each, for account owners.",
	access: ["account_owner"],
	flags: ["surveys_enabled"],
	row,
	version_of: "surveys",
	joins: 0,
	sorts: { created_at: { key: sql`s.created_at`, id: sql`s.id` } },
	query: ({ account }, { status }) => ({
		select: sql`s.id, s.names, s.status, s.created_at, s.starts_at, s.ends_at, s.started_count, s.sent_count, s.paid_count`,
		from: sql`surveys s`,
		where: [sql`s.account_id = ${account.id}`],
		found: status ? [sql`s.status = ${status}`] : [],
	}),
	present: (scope, found) => {
		const { names, ...shown } = found as unknown as z.input<typeof row> & { names: string };
		return { ...shown, name: nameIn(names, scope), status: shownStatus(shown as unknown as Timed, scope.clock.now()) };
	},
});
