/** Marks one thing that a person was told as read; nobody else's can be. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { findOwn, markRead } from "../store/notifications";

export const markNotificationAsRead = defineEndpoint({
	name: "notifications/mark-notification-as-read",
	path: "/api/users/api_mark_notification_as_read",
	summary: "Marks a notification of the signed-in user as read.",
	access: "signed_in",
	input: z.object({ notification_id: z.int() }),
	output: z.object({ notification_id: z.int() }),
	repetition: { kind: "natural" },
	handler: async (scope, { notification_id }) => {
		const { account, user, clock } = scope;
		const [own] = await scope.read(findOwn(account.id, user.id, notification_id));
		if (!own) throw notFound("notification");
		// What an administrator reads in the person's place, the person has not read.
		if (scope.actor) return { notification_id };
		return scope.commit({
			statements: markRead(account.id, user.id, clock.now(), notification_id),
			answer: { notification_id },
		});
	},
});
