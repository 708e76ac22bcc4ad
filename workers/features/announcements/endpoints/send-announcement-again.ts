/** Sends an announcement again that could not be sent: it goes on with the people whom it has not reached. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { hasEnded } from "../rules/report";
import { findAnnouncement, isUnchanged, restartSending } from "../store/announcements";

export const sendAgain = defineEndpoint({
	name: "announcements/send-announcement-again",
	path: "/api/announcements/api_send_announcement_again",
	summary: "Sends an announcement on that an error stopped; nobody is told twice.",
	access: ["account_owner"],
	input: z.object({ announcement_id: z.int() }),
	output: z.object({ announcement_id: z.int() }),
	errors: { announcement_changed: {} },
	repetition: { kind: "natural" },
	limits: [{ name: "announcement", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { announcement_id: id }) => {
		const { account, clock } = scope;
		const now = clock.now();
		const [known] = await scope.read(findAnnouncement(account.id, id));
		if (!known) throw notFound("announcement");
		if (known.status !== "errored" || hasEnded(known, now)) throw refuse("announcement_changed");
		const sending_id = scope.newId();
		return scope.commit({
			statements: [
				assertThat("announcement_changed", isUnchanged(account.id, id, known)),
				...restartSending(account.id, id, sending_id, now),
			],
			answer: { announcement_id: id },
			audit: { subject_kind: "announcement", subject_id: id },
			follow: [{ job: "announcements/send-announcement", payload: { announcement_id: id, sending_id } }],
		});
	},
});
