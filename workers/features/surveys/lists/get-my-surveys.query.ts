/** The surveys that began and are the signed-in person's. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { minuteAt } from "#workers/kernel/clock";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { nameIn } from "#workers/kernel/name-in";
import { ownState, ownStates, type Timed } from "../rules/statuses";
import type { OwnSurvey } from "../store/responses";
import { isFor } from "../store/surveys";
import { mySurveysFace } from "./get-my-surveys";

const row = rowOf(mySurveysFace, { ends_at: z.int().nullable(), state: z.enum(ownStates), points: z.int() });

export const getMySurveys = defineList(mySurveysFace, {
	path: "/api/surveys/api_get_my_surveys",
	summary: "The surveys that are for the signed-in user, with where they stand.",
	access: "signed_in",
	flags: ["surveys_enabled"],
	row,
	// Who comes into a group, and what begins or ends by its time, changes what somebody finds without a write of a survey.
	version_of: ["surveys", "group_members"],
	seen_by: ({ user, clock }) => [user.id, minuteAt(clock)],
	// The reader's own response.
	joins: 1,
	sorts: { starts_at: { key: sql`s.starts_at`, id: sql`s.id` } },
	query: ({ account, user, clock }) => ({
		select: sql`s.id, s.names, s.status, s.starts_at, s.ends_at, iif(s.paid_count < s.payee_limit, s.points, 0) as points,
			(select r.status from survey_responses r where r.account_id = ${account.id} and r.survey_id = s.id
				and r.user_id = ${user.id}) as response`,
		from: sql`surveys s`,
		where: [sql`s.account_id = ${account.id}`, sql`s.status <> 'draft'`],
		found: [isFor(account.id, user.id), sql`s.starts_at <= ${clock.now()}`],
	}),
	present: (scope, found) => {
		const { names, status, response, ...shown } = found as unknown as OwnSurvey & { points: number };
		const timed = { ...shown, status } as Timed;
		return {
			...(shown as unknown as z.input<typeof row>),
			name: nameIn(names, scope),
			state: ownState(timed, response, scope.clock.now()),
			points: response === "sent" ? 0 : shown.points,
		};
	},
});
