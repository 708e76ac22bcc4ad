/** What waits for its day, or waited: one's own, or for account owners everybody's. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { scheduleStatuses } from "../rules/schedule-statuses";
import { shownPoints } from "../rules/shown-points";
import { recipientsOf } from "../rules/told-of-submission";
import { firstNamesOfScheduled } from "../store/scheduled";
import { scheduledRecognitionsFace } from "./get-scheduled-recognitions";

const row = rowOf(scheduledRecognitionsFace, {
	id: z.int(),
	give_on: z.string(),
	status: z.enum(scheduleStatuses),
	/** The first names, and how many more. */
	recipients: z.string(),
	/** For each person; null where there are none to show. */
	points: z.int().nullable(),
});

export const getScheduledRecognitions = defineList(scheduledRecognitionsFace, {
	path: "/api/points/api_get_scheduled_recognitions",
	summary:
		"Recognitions that wait for the day that their giver chose or waited, given by me (the default) or, for the account owner, all.",
	access: "signed_in",
	row,
	version_of: "scheduled_recognitions",
	// Giver, program, and of three recipients their place in it and their names.
	joins: 8,
	sorts: { created_at: { key: sql`s.created_at`, id: sql`s.id` } },
	seen_by: ({ user }, { report_condition }) => (report_condition === "all" ? [] : [user.id]),
	query: ({ account, user }, { report_condition, status }) => ({
		select: sql`s.id, ${personName("v")} as giver, v.image_url as giver_image, g.name as program, s.give_on, s.created_at, s.status,
			s.points, s.recipient_count, ${firstNamesOfScheduled} as first_names`,
		from: sql`scheduled_recognitions s`,
		joins: sql`join users v on v.account_id = s.account_id and v.id = s.giver_id
			join programs g on g.account_id = s.account_id and g.id = s.program_id`,
		where: [sql`s.account_id = ${account.id}`, ...(report_condition === "all" ? [] : [sql`s.giver_id = ${user.id}`])],
		found: status === undefined ? [] : [sql`s.status = ${status}`],
	}),
	present: (scope, { first_names, recipient_count, points, ...shown }) => ({
		...(shown as z.input<typeof row>),
		recipients: recipientsOf({ first_names: String(first_names), recipient_count: Number(recipient_count) }),
		points: shownPoints(scope.account, Number(points)),
	}),
});
