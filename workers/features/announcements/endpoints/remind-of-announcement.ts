/** Reminds those who have not confirmed an announcement; at most once a day, which is asserted as it is written. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { hasEnded, remindedEveryMs } from "../rules/report";
import { isPublished } from "../rules/statuses";
import { findAnnouncement, isUnchanged } from "../store/announcements";
import { mayBeReminded, orderReminder } from "../store/sending";

export const remind = defineEndpoint({
	name: "announcements/remind-of-announcement",
	path: "/api/announcements/api_remind_of_announcement",
	summary: "Reminds the people who have not confirmed an announcement that asks for it.",
	access: ["account_owner"],
	input: z.object({ announcement_id: z.int() }),
	output: z.object({ announcement_id: z.int(), people_count: z.int() }),
	errors: { reminded_today: {}, nobody_to_remind: {}, announcement_changed: {} },
	repetition: { kind: "natural" },
	limits: [{ name: "announcement", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { announcement_id: id }) => {
		const { account, clock } = scope;
		const now = clock.now();
		const [known] = await scope.read(findAnnouncement(account.id, id));
		if (!known) throw notFound("announcement");
		if (!isPublished(known.status) || hasEnded(known, now)) throw refuse("announcement_changed");
		const people_count = known.delivered_count - known.confirmed_count;
		if (known.asks_confirmation === 0 || people_count === 0) throw refuse("nobody_to_remind");
		const reminder_id = scope.newId();
		return scope.commit({
			statements: [
				assertThat("announcement_changed", isUnchanged(account.id, id, known)),
				assertThat("reminded_today", mayBeReminded(account.id, id, now - remindedEveryMs)),
				orderReminder(account.id, id, reminder_id, now),
			],
			answer: { announcement_id: id, people_count },
			audit: { subject_kind: "announcement", subject_id: id, details: { people_count } },
			follow: [{ job: "announcements/send-reminder", payload: { announcement_id: id, reminder_id } }],
		});
	},
});
