/** What the signed-in person was told, newest first, in the words of their language. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { notificationIcons } from "#workers/kernel/define-notification";
import { type NotificationRow, presentNotification } from "../steps/present-notification";
import { notificationsVersion } from "../store/notifications";
import { notificationsFace } from "./get-notifications";

const row = z.object({
	id: z.int(),
	kind: z.string(),
	text: z.string(),
	/** Where it leads, below /webapp; null where it leads nowhere any more. */
	to: z.string().nullable(),
	icon: z.enum(notificationIcons).nullable(),
	/** Points that somebody got; null where there are none, or the account hides them. */
	points: z.int().nullable(),
	is_unread: z.literal([0, 1]),
	created_at: z.int(),
});

export const notificationsList = defineList(notificationsFace, {
	path: "/api/users/api_get_notifications",
	summary: "What the signed-in user was told.",
	access: "signed_in",
	row,
	version_of: notificationsVersion,
	joins: 0,
	sorts: { created_at: { key: sql`n.created_at`, id: sql`n.id` } },
	query: ({ account, user }) => ({
		select: sql`n.id, n.kind, n.details, n.created_at, n.read_at`,
		from: sql`notifications n`,
		where: [sql`n.account_id = ${account.id}`, sql`n.user_id = ${user.id}`],
	}),
	present: ({ account, user, request }, found) =>
		presentNotification(account, { ...user, language_code: request.language_code }, found as NotificationRow),
});
