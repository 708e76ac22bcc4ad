/** All events in every state, for account owners and nomination moderators. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { mayModerate, type Status, statusAt, statuses } from "../rules/event";
import { refuseUnless } from "../steps/event";
import { eventsVersion } from "../store/events";
import { managedEventsFace } from "./get-managed-events";

const row = rowOf(managedEventsFace, { id: z.int(), status: z.enum(statuses) });

type Found = z.input<typeof row> & { status: Status; closes_at: number };

export const getManagedEvents = defineList(managedEventsFace, {
	path: "/api/nominations/api_get_managed_events",
	summary: "All events in every state, for those who look after them.",
	access: "signed_in",
	flags: ["employee_nominations_enabled"],
	row,
	version_of: eventsVersion,
	joins: 1,
	check: ({ user }) => refuseUnless(mayModerate(user)),
	sorts: { created_at: { key: sql`e.created_at`, id: sql`e.id` } },
	query: ({ account }) => ({
		select: sql`e.id, e.name, e.status, e.nomination_count, e.closes_at, e.created_at`,
		from: sql`nomination_events e`,
		where: [sql`e.account_id = ${account.id}`],
	}),
	present: ({ clock }, found) => {
		const shown = found as unknown as Found;
		return { ...shown, status: statusAt(shown, clock.now()) };
	},
});
