/** What runs pinned for the signed-in person: it stands above the feed until it ends. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { nameIn } from "#workers/kernel/name-in";
import { shownAnnouncement } from "../rules/announcement";
import { excerptOf } from "../rules/limits";
import { maxPins } from "../rules/statuses";
import { listPinned } from "../store/readers";

export const getPinnedAnnouncements = defineEndpoint({
	name: "announcements/get-pinned-announcements",
	path: "/api/announcements/api_get_pinned_announcements",
	summary: "The pinned announcements that run and are for the signed-in user, at most three.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({
		announcements: z.array(shownAnnouncement.omit({ text: true }).extend({ excerpt: z.string() })),
	}),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const { account, user, clock } = scope;
		const reader = { account_id: account.id, user_id: user.id, now: clock.now() };
		const rows = await scope.read(listPinned(reader, maxPins));
		return {
			announcements: rows.map((row) => ({
				...row,
				title: nameIn(row.titles, scope),
				excerpt: excerptOf(nameIn(row.texts, scope)),
				author: JSON.parse(row.author) as z.input<typeof shownAnnouncement>["author"],
			})),
		};
	},
});
