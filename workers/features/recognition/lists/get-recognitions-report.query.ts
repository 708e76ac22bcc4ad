/** Recognitions that somebody received, gave, or whose team received; for the account owner all of them, as a report too. */

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { badgeOf, presentBadge } from "#workers/features/badges";
import { personName, teamManager } from "#workers/features/members";
import { transactionKinds } from "#workers/features/points";
import { defineList } from "#workers/kernel/define-list";
import type { AskedFilters } from "#workers/kernel/list-face";
import { rowOf } from "#workers/kernel/list-row";
import { namesOfListed } from "#workers/kernel/listed-names";
import { namesIn } from "#workers/kernel/name-in";
import type { MemberScope } from "#workers/kernel/scope";
import { shownPoints } from "../rules/shown-points";
import { recognitionsFace } from "./get-recognitions-report";

type Tab = AskedFilters<typeof recognitionsFace.filters>["report_condition"];

const row = rowOf(recognitionsFace, {
	transaction_id: z.int().nullable(),
	/** Under which type the ledger has it; null where it was never written there. */
	transaction_type: z.enum(transactionKinds).nullable(),
	recipient_id: z.int(),
	program_id: z.int(),
	certificate_id: z.int(),
	/** None where the account hides them. */
	points: z.int().nullable(),
});

export const recognitionsReport = defineList(recognitionsFace, {
	path: "/api/reports/api_get_recognitions_report",
	summary:
		"Recognitions received by me (the default), received by my team, given by me, or, for the account owner, all.",
	access: "signed_in",
	row,
	version_of: "recognitions",
	// Giver, recipient, program, transaction, badge, and three behaviors.
	joins: 8,
	person: sql`r.recipient_id`,
	sorts: { created_at: { key: sql`r.created_at`, id: sql`r.id` } },
	seen_by: ({ user }, { report_condition }) => (report_condition === "all" ? [] : [user.id, user.manager_id]),
	query: (scope, { report_condition, program_id, badge_id }) => {
		// One program of all recognitions has an index, of somebody's none.
		const hasIndex = report_condition === "all";
		const ofProgram = program_id === undefined ? [] : [sql`r.program_id = ${program_id}`];
		const withBadge = badge_id === undefined ? [] : [sql`r.badge_id = ${badge_id}`];
		return {
			select: sql`r.id, r.transaction_id, t.kind as transaction_type, ${personName("g")} as recognizedBy, g.image_url as recognizedByImage,
			${personName("u")} as recipient, r.recipient_id, u.image_url as recipientImage, p.name as program, r.program_id,
			r.created_at, r.points, r.message, r.id as certificate_id, r.subtype as recognition_subtype,
			${namesOfListed(sql`behaviors`, "r", "behavior_ids")} as behavior_names, ${badgeOf("r")} as badge`,
			from: sql`recognitions r`,
			joins: sql`join users g on g.account_id = r.account_id and g.id = r.giver_id
			join users u on u.account_id = r.account_id and u.id = r.recipient_id
			join programs p on p.account_id = r.account_id and p.id = r.program_id
			left join ledger_transactions t on t.account_id = r.account_id and t.id = r.transaction_id`,
			where: [
				sql`r.account_id = ${scope.account.id}`,
				sql`r.status = 'issued'`,
				...whose(report_condition, scope),
				...(hasIndex ? ofProgram : []),
			],
			found: [...withBadge, ...(hasIndex ? [] : ofProgram)],
		};
	},
	present: (scope, { behavior_names, badge, points, ...shown }) => ({
		...(shown as z.input<typeof row>),
		points: shownPoints(scope.account, Number(points)),
		behaviors: namesIn(behavior_names, scope).join(", "),
		badge: presentBadge(badge, scope)?.name ?? "",
	}),
});

/** Whose recognitions, each along an index of its own. */
function whose(tab: Tab, { account, user }: MemberScope): SQL[] {
	switch (tab) {
		case "received_by_me":
			return [sql`r.recipient_id = ${user.id}`];
		case "given_by_me":
			return [sql`r.giver_id = ${user.id}`];
		case "received_by_my_team":
			return [
				sql`r.recipient_manager_id = ${teamManager(account.id, user)}`,
				sql`(r.visibility <> 'private' or r.recipient_manager_id = ${user.id})`,
				sql`r.recipient_id <> ${user.id}`,
			];
		case "all":
			return [];
	}
}
