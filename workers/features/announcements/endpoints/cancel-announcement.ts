/** Withdraws an announcement: what waits is not sent, what people have leaves feed and pins, and its page says so. */
import { z } from "zod";
import { hideActivity } from "#workers/features/activity";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { rightsOf } from "../rules/report";
import { cancelAnnouncement, findAnnouncement, isUnchanged } from "../store/announcements";

export const cancel = defineEndpoint({
	name: "announcements/cancel-announcement",
	path: "/api/announcements/api_cancel_announcement",
	summary: "Withdraws an announcement that waits, is being sent, or is with people.",
	access: ["account_owner"],
	input: z.object({ announcement_id: z.int() }),
	output: z.object({ announcement_id: z.int(), status: z.literal("canceled") }),
	errors: { announcement_changed: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { announcement_id: id }) => {
		const { account, clock } = scope;
		const now = clock.now();
		const answer = { announcement_id: id, status: "canceled" } as const;
		const [known] = await scope.read(findAnnouncement(account.id, id));
		if (!known) throw notFound("announcement");
		if (known.status === "canceled") return answer;
		if (rightsOf(known, now).may_cancel === 0) throw refuse("announcement_changed");
		return scope.commit({
			statements: [
				assertThat("announcement_changed", isUnchanged(account.id, id, known)),
				...cancelAnnouncement(account.id, id, now),
				...(known.activity_id === null ? [] : [hideActivity(account.id, known.activity_id, now)]),
			],
			answer,
			audit: {
				subject_kind: "announcement",
				subject_id: id,
				details: { status: { before: known.status, after: "canceled" } },
			},
		});
	},
});
