/** One announcement as account owners edit it: in every language, with its audience and what may be changed. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { announcementReport } from "../rules/announcement";
import { shownAttachment, toShown } from "../rules/attachments";
import { rightsOf } from "../rules/report";
import { findAnnouncement } from "../store/announcements";
import { listAttachments } from "../store/attachments";
import { findGroups } from "../store/audience";

const flag = z.literal([0, 1]);
const byLanguage = z.record(z.string(), z.string());

export const getAnnouncementDetails = defineEndpoint({
	name: "announcements/get-announcement-details",
	path: "/api/announcements/api_get_announcement_details",
	summary: "An announcement in every language with all that is set for it, for editing.",
	access: ["account_owner"],
	input: z.object({ announcement_id: z.int() }),
	output: announcementReport.extend({
		id: z.int(),
		titles: byLanguage,
		texts: byLanguage,
		starts_at: z.int().nullable(),
		expires_at: z.int().nullable(),
		is_pinned: flag,
		asks_confirmation: flag,
		updated_at: z.int(),
		attachments: z.array(shownAttachment),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read, clock }, { announcement_id }) => {
		const [[row], attachments] = await Promise.all([
			read(findAnnouncement(account.id, announcement_id)),
			read(listAttachments(account.id, announcement_id)),
		]);
		if (!row) throw notFound("announcement");
		return {
			...row,
			titles: JSON.parse(row.titles) as Record<string, string>,
			texts: JSON.parse(row.texts) as Record<string, string>,
			groups: await read(findGroups(account.id, JSON.parse(row.group_ids) as number[])),
			...rightsOf(row, clock.now()),
			attachments: attachments.map(toShown),
		};
	},
});
