/** What was submitted for an approval: one's own, or for account owners everybody's. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { shownPoints } from "../rules/shown-points";
import { submissionStatuses } from "../rules/submission-statuses";
import { recipientsOf } from "../rules/told-of-submission";
import { firstNames } from "../store/submissions";
import { submissionsFace } from "./get-submissions";

const row = rowOf(submissionsFace, {
	id: z.int(),
	status: z.enum(submissionStatuses),
	/** The first names, and how many more. */
	recipients: z.string(),
	/** For each person; null where there are none to show. */
	points: z.int().nullable(),
});

export const getSubmissions = defineList(submissionsFace, {
	path: "/api/points/api_get_submissions",
	summary:
		"Recognitions that wait for an approval or waited, given by me (the default) or, for the account owner, all.",
	access: "signed_in",
	row,
	version_of: "recognition_submissions",
	// Giver, program, and of three recipients their place in the submission and their names.
	joins: 8,
	sorts: { created_at: { key: sql`s.created_at`, id: sql`s.id` } },
	seen_by: ({ user }, { report_condition }) => (report_condition === "all" ? [] : [user.id]),
	query: ({ account, user }, { report_condition, status, program_id }) => ({
		select: sql`s.id, ${personName("v")} as giver, v.image_url as giver_image, g.name as program, s.created_at, s.status, s.points,
			s.reason, s.recipient_count, ${firstNames} as first_names`,
		from: sql`recognition_submissions s`,
		joins: sql`join users v on v.account_id = s.account_id and v.id = s.giver_id
			join programs g on g.account_id = s.account_id and g.id = s.program_id`,
		where: [sql`s.account_id = ${account.id}`, ...(report_condition === "all" ? [] : [sql`s.giver_id = ${user.id}`])],
		found: [
			...(status === undefined ? [] : [sql`s.status = ${status}`]),
			...(program_id === undefined ? [] : [sql`s.program_id = ${program_id}`]),
		],
	}),
	present: (scope, { first_names, recipient_count, points, ...shown }) => ({
		...(shown as z.input<typeof row>),
		recipients: recipientsOf({ first_names: String(first_names), recipient_count: Number(recipient_count) }),
		points: shownPoints(scope.account, Number(points)),
	}),
});
