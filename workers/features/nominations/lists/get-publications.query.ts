/** Published events for those who see them; whoever was named finds theirs. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { maySeePublications } from "../rules/event";
import { eventsVersion } from "../store/events";
import { publicationsFace } from "./get-publications";

const row = rowOf(publicationsFace, { id: z.int() });

export const getPublications = defineList(publicationsFace, {
	path: "/api/nominations/api_get_publications",
	summary: "The events whose winners were published, newest first.",
	access: "signed_in",
	flags: ["employee_nominations_enabled"],
	row,
	version_of: eventsVersion,
	// A switch of the person decides, which is no write of an event.
	seen_by: ({ user }) => (maySeePublications(user) ? [] : [user.id]),
	joins: 1,
	sorts: { published_at: { key: sql`e.published_at`, id: sql`e.id` } },
	query: ({ account, user }) => ({
		select: sql`e.id, e.name, e.nomination_count, e.published_at`,
		from: sql`nomination_events e`,
		where: [sql`e.account_id = ${account.id}`, sql`e.status = 'published'`],
		...(maySeePublications(user)
			? {}
			: {
					found: [
						sql`exists (select 1 from nominations n where n.account_id = ${account.id} and n.nominee_id = ${user.id}
							and n.event_id = e.id)`,
					],
				}),
	}),
});
