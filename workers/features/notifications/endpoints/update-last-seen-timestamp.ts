/** Records that a person saw what they were told: from then on none of it is unread (updateLastSeenTimestamp). */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { markRead, updateLastSeen } from "../store/notifications";

export const updateLastSeenTimestamp = defineEndpoint({
	name: "notifications/update-last-seen-timestamp",
	path: "/api/users/api_update_last_seen_timestamp",
	summary: "Records when the signed-in user saw their notifications; marks all of them as read.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({ last_seen_notification_timestamp: z.int() }),
	repetition: { kind: "natural" },
	handler: async (scope) => {
		const { account, user, actor, clock } = scope;
		// What an administrator sees in the person's place, the person has not seen.
		if (actor) return { last_seen_notification_timestamp: user.last_seen_notification_timestamp ?? 0 };
		const now = clock.now();
		return scope.commit({
			statements: [...markRead(account.id, user.id, now), updateLastSeen(account.id, user.id, now)],
			answer: { last_seen_notification_timestamp: now },
		});
	},
});
