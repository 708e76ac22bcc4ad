/** Events that are open, for those who nominate; all of them for those who look after events, and for juries theirs. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { mayModerate, mayNominate, type Status, statusAt, statuses } from "../rules/event";
import { eventsVersion } from "../store/events";
import { eventsFace } from "./get-events";

const row = rowOf(eventsFace, { id: z.int(), status: z.enum(statuses) });

type Found = z.input<typeof row> & { status: Status; closes_at: number };

export const getEvents = defineList(eventsFace, {
	path: "/api/nominations/api_get_events",
	summary: "Events that are open (the default), or all that the signed-in user looks after or judges.",
	access: "signed_in",
	flags: ["employee_nominations_enabled"],
	row,
	version_of: eventsVersion,
	joins: 1,
	sorts: { created_at: { key: sql`e.created_at`, id: sql`e.id` } },
	query: ({ account, user }, { state }) => ({
		select: sql`e.id, e.name, e.status, e.nomination_count, e.closes_at, e.created_at`,
		from: sql`nomination_events e`,
		where: [sql`e.account_id = ${account.id}`, ...(state === "all" ? [] : [sql`e.status = 'open'`])],
		...(state === "all"
			? mayModerate(user)
				? {}
				: {
						found: [
							sql`exists (select 1 from nomination_jurors j where j.account_id = ${account.id} and j.event_id = e.id
								and j.juror_id = ${user.id})`,
						],
					}
			: mayNominate(user)
				? {}
				: { found: [sql`0`] }),
	}),
	present: ({ clock }, found) => {
		const shown = found as unknown as Found;
		return { ...shown, status: statusAt(shown, clock.now()) };
	},
});
