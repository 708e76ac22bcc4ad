/** Everyone who was thanked in one post, in the order in which they were thanked, for those who may see the post. */

import { sql } from "drizzle-orm";
import { z } from "zod";
import { readerOf, visibleTo } from "#workers/features/activity";
import { personName, personOutput } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { recipientsFace } from "./get-recipients";

const row = personOutput.pick({ id: true, name: true, title: true, image_url: true }).extend({
	/** What this person was given, which has a page of its own. */
	recognition_id: z.int(),
});

export const getRecipients = defineList(recipientsFace, {
	path: "/api/activities/api_get_recipients",
	summary: "The people thanked in a post (filters.activity_id).",
	access: "signed_in",
	row,
	version_of: "recognitions",
	joins: 2,
	sorts: { place: { key: sql`r.id`, id: sql`r.id` } },
	query: ({ account, user }, { activity_id = 0 }) => ({
		select: sql`u.id, ${personName("u")} as name, u.title, u.image_url, r.id as recognition_id`,
		from: sql`recognitions r indexed by recognitions_of_activity`,
		joins: sql`join users u on u.account_id = r.account_id and u.id = r.recipient_id`,
		where: [
			sql`r.account_id = ${account.id}`,
			sql`r.activity_id = ${activity_id}`,
			sql`r.status = 'issued'`,
			sql`exists (select 1 from activities a where a.account_id = ${account.id} and a.id = ${activity_id}
				and ${visibleTo(readerOf(account.id, user))})`,
		],
	}),
});
