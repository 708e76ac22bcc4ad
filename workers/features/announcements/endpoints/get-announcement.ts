/** One announcement for whoever it is for, and for account owners, who see each with what became of it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { nameIn } from "#workers/kernel/name-in";
import type { MemberScope } from "#workers/kernel/scope";
import { announcementReport, shownAnnouncement, shownStates } from "../rules/announcement";
import { shownAttachment, toShown } from "../rules/attachments";
import { rightsOf } from "../rules/report";
import { type AnnouncementRow, findAnnouncement } from "../store/announcements";
import { listAttachments } from "../store/attachments";
import { findGroups } from "../store/audience";
import { findForReader, type OneRow } from "../store/readers";

export const getAnnouncement = defineEndpoint({
	name: "announcements/get-announcement",
	path: "/api/announcements/api_get_announcement",
	summary: "An announcement with its text; for account owners also whom it reached.",
	access: "signed_in",
	input: z.object({ announcement_id: z.int() }),
	output: z.object({
		state: z.enum(shownStates),
		/** 1: it is for the reader, who can mark and confirm it while it runs. */
		is_for_me: z.literal([0, 1]),
		announcement: shownAnnouncement,
		/** Its files; none for who may not read it any more. */
		attachments: z.array(shownAttachment),
		/** When it expired or was withdrawn. */
		ended_at: z.int().nullable(),
		/** Its post in the feed, where it has one that can be seen. */
		activity_id: z.int().nullable(),
		report: announcementReport.nullable(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { announcement_id }) => {
		const { account, user, clock } = scope;
		const isOwner = user.role === "account_owner";
		const reader = { account_id: account.id, user_id: user.id, now: clock.now() };
		const [[row], [stored], attachments] = await Promise.all([
			scope.read(findForReader(reader, announcement_id)),
			isOwner ? scope.read(findAnnouncement(account.id, announcement_id)) : [undefined],
			scope.read(listAttachments(account.id, announcement_id)),
		]);
		if (!row || !(isOwner || mayKnow(row))) throw notFound("announcement");
		const state = stateOf(row);
		const isReadable = isOwner || state === "running";
		return {
			state,
			is_for_me: row.is_for_me,
			announcement: {
				...row,
				title: nameIn(row.titles, scope),
				text: isReadable ? nameIn(row.texts, scope) : "",
				author: JSON.parse(row.author) as z.input<typeof shownAnnouncement>["author"],
			},
			attachments: isReadable ? attachments.map(toShown) : [],
			ended_at: state === "expired" ? row.expires_at : row.ended_at,
			activity_id: state === "running" ? row.activity_id : null,
			report: stored ? await reportOf(scope, stored) : null,
		};
	},
});

/** Who was told of it knows that it was there, also when it is over; others only of what runs and is for everybody. */
function mayKnow({ is_recipient, is_running, is_for_me }: OneRow): boolean {
	return is_recipient === 1 || (is_running === 1 && is_for_me === 1);
}

function stateOf({ status, is_running }: OneRow): (typeof shownStates)[number] {
	if (is_running === 1) return "running";
	if (status === "canceled") return "withdrawn";
	return status === "processed" || status === "processing" ? "expired" : "unpublished";
}

async function reportOf({ account, read, clock }: MemberScope, row: AnnouncementRow) {
	return {
		...row,
		groups: await read(findGroups(account.id, JSON.parse(row.group_ids) as number[])),
		...rightsOf(row, clock.now()),
	};
}
