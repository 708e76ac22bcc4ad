/** Recognitions that somebody received, gave, or whose team received; for the account owner all of them, as a report too. */

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { personName, teamManager } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { Refusal } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import type { FilterValues } from "#workers/kernel/list-face";
import { nameIn } from "#workers/kernel/name-in";
import type { MemberScope } from "#workers/kernel/scope";
import { recognitionsFace } from "./get-recognitions-report";

type Filters = FilterValues<typeof recognitionsFace.filters>;
type Condition = NonNullable<Filters["report_condition"]>;

const row = z.object({
	id: z.int(),
	transaction_id: z.int().nullable(),
	recognizedBy: z.string(),
	recognizedByImage: z.string().nullable(),
	recipient: z.string(),
	recipient_id: z.int(),
	recipientImage: z.string().nullable(),
	program: z.string(),
	program_id: z.int(),
	created_at: z.int(),
	behaviors: z.string(),
	points: z.int().nullable(),
	message: z.string(),
	certificate_id: z.int(),
	recognition_subtype: z.string(),
});

export const recognitionsReport = defineList(recognitionsFace, {
	path: "/api/reports/api_get_recognitions_report",
	summary:
		"Recognitions received by me (the default), received by my team, given by me, or, for the account owner, all.",
	access: "signed_in",
	row,
	version_of: "recognitions",
	// Giver, recipient, program, and three behaviors.
	joins: 6,
	sorts: { created_at: { key: sql`r.created_at`, id: sql`r.id` } },
	seen_by: (scope, filters) => (conditionOf(filters) === "all" ? [] : [scope.user.id, scope.user.manager_id]),
	check: (scope, filters) => {
		if (conditionOf(filters) === "all" && scope.user.role !== "account_owner") throw new Refusal("forbidden", 403);
	},
	query: (scope, chosen) => ({
		select: sql`r.id, r.transaction_id, ${personName("g")} as recognizedBy, g.image_url as recognizedByImage,
			${personName("u")} as recipient, r.recipient_id, u.image_url as recipientImage, p.name as program, r.program_id,
			r.created_at, r.points, r.message, r.id as certificate_id, r.subtype as recognition_subtype,
			(select json_group_array(b.names) from json_each(r.behavior_ids) e
				cross join behaviors b on b.account_id = r.account_id and b.id = e.value) as behavior_names`,
		from: sql`recognitions r`,
		joins: sql`join users g on g.account_id = r.account_id and g.id = r.giver_id
			join users u on u.account_id = r.account_id and u.id = r.recipient_id
			join programs p on p.account_id = r.account_id and p.id = r.program_id`,
		...narrowed(scope, chosen),
	}),
	present: (scope, { behavior_names, ...shown }) => {
		const points = Number(shown.points);
		const isWithout = points === 0 || isOn(scope.account, "hide_points_for_account");
		return {
			...(shown as z.input<typeof row>),
			points: isWithout ? null : points,
			behaviors: (JSON.parse(String(behavior_names)) as string[])
				.map((names) => nameIn(names, scope.request.language_code, scope.account.default_language_code))
				.join(", "),
		};
	},
});

function conditionOf({ report_condition }: Pick<Filters, "report_condition">): Condition {
	return report_condition ?? "received_by_me";
}

/** Whose recognitions, each along an index of its own; one program of all has an index too, of somebody's none. */
function narrowed(scope: MemberScope, { report_condition, program_id }: Filters): { where: SQL[]; found: SQL[] } {
	const { id } = scope.account;
	const { user } = scope;
	const whose: Record<Condition, SQL[]> = {
		received_by_me: [sql`r.recipient_id = ${user.id}`],
		given_by_me: [sql`r.giver_id = ${user.id}`],
		received_by_my_team: [
			sql`r.recipient_manager_id = ${teamManager(id, user)}`,
			sql`(r.visibility <> 'private' or r.recipient_manager_id = ${user.id})`,
			sql`r.recipient_id <> ${user.id}`,
		],
		all: [],
	};
	const condition = conditionOf({ report_condition });
	const ofProgram = program_id === undefined ? [] : [sql`r.program_id = ${program_id}`];
	return {
		where: [
			sql`r.account_id = ${id}`,
			sql`r.status = 'issued'`,
			...whose[condition],
			...(condition === "all" ? ofProgram : []),
		],
		found: condition === "all" ? [] : ofProgram,
	};
}
