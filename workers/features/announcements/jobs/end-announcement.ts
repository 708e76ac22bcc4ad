/** Ends an announcement when its time is over: it leaves the feed and its pin. Another end that was set since then holds. */
import { z } from "zod";
import { hideActivity } from "#workers/features/activity";
import { defineJob } from "#workers/kernel/define-job";
import { expireAnnouncement, findAnnouncement } from "../store/announcements";
import { listUnended } from "../store/sending";

export const endAnnouncement = defineJob({
	name: "announcements/end-announcement",
	summary: "Takes an announcement out of feed and pins when it expires.",
	payload: z.object({ announcement_id: z.int() }),
	afterImport: { does: "go on", waiting: listUnended },
	handler: async (scope, { announcement_id }, run) => {
		const { account, clock } = scope;
		const [row] = await scope.read(findAnnouncement(account.id, announcement_id));
		const now = clock.now();
		const isDue = row && row.ended_at === null && row.expires_at !== null && row.expires_at <= now;
		const ends = isDue && ["processing", "processed", "errored"].includes(row.status);
		await scope.commit({
			statements: [
				...(ends ? expireAnnouncement(account.id, announcement_id, now) : []),
				...(ends && row.activity_id !== null ? [hideActivity(account.id, row.activity_id, now)] : []),
				...run.end(),
			],
			answer: {},
		});
	},
});
