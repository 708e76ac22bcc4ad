/** Notes once that the signed-in person opened an announcement; an administrator who is signed in as them notes nothing. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { findForReader, noteRead } from "../store/readers";

export const markAnnouncementAsRead = defineEndpoint({
	name: "announcements/mark-announcement-as-read",
	path: "/api/announcements/api_mark_announcement_as_read",
	summary: "Notes that the signed-in user read an announcement.",
	access: "signed_in",
	input: z.object({ announcement_id: z.int() }),
	output: z.object({}),
	repetition: { kind: "natural" },
	handler: async (scope, { announcement_id }) => {
		const { account, user, clock } = scope;
		const reader = { account_id: account.id, user_id: user.id, now: clock.now() };
		const [row] = await scope.read(findForReader(reader, announcement_id));
		if (!row || row.is_running === 0 || row.is_for_me === 0) throw notFound("announcement");
		if (row.read_at !== null || scope.actor) return {};
		return scope.commit({ statements: [noteRead(reader, announcement_id, false)], answer: {} });
	},
});
