/** Events that take nominations, for those who see events. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { minuteAt } from "#workers/kernel/clock";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { mayNominate } from "../rules/event";
import { refuseUnless } from "../steps/event";
import { eventsVersion } from "../store/events";
import { eventsFace } from "./get-events";

export const getEvents = defineList(eventsFace, {
	path: "/api/nominations/api_get_events",
	summary: "The events that take nominations.",
	access: "signed_in",
	flags: ["employee_nominations_enabled"],
	row: rowOf(eventsFace, { id: z.int() }),
	version_of: eventsVersion,
	// One ends without a write; its total is the same for all who nominate.
	seen_by: ({ clock }) => [minuteAt(clock)],
	joins: 1,
	check: ({ user }) => refuseUnless(mayNominate(user)),
	sorts: { created_at: { key: sql`e.created_at`, id: sql`e.id` } },
	query: ({ account, clock }) => ({
		select: sql`e.id, e.name, e.nomination_count, e.closes_at`,
		from: sql`nomination_events e`,
		where: [sql`e.account_id = ${account.id}`, sql`e.status = 'open'`, sql`e.closes_at > ${clock.now()}`],
	}),
});
