/** The places of a competition in their order, as its board shows them, and what each won. */

import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { standingsFace } from "./get-standings";

export const getStandings = defineList(standingsFace, {
	path: "/api/scoreboard_competitions/api_get_standings",
	summary: "The standings of a competition, the latest one unless another is named, with what each place won.",
	access: ["account_owner"],
	flags: ["scoreboard_competitions_enabled"],
	row: rowOf(standingsFace, { participant_id: z.string().nullable() }),
	version_of: "scoreboard_standings",
	// The person, the team, and what was won.
	joins: 3,
	sorts: { position: { key: sql`s.position`, id: sql`s.contestant_id` } },
	query: ({ account }, { competition }) => ({
		select: sql`s.contestant_id as id, s.place, coalesce(g.name, ${personName("u")}) as name,
			u.participant_id, s.shown_total as total, coalesce(a.points, 0) as prize`,
		from: sql`scoreboard_standings s`,
		joins: sql`left join users u on u.account_id = s.account_id and u.id = s.user_id
			left join scoreboard_groups g on g.account_id = s.account_id and g.competition_id = s.competition_id
				and g.group_id = s.contestant_id and s.user_id is null
			left join scoreboard_awards a on a.account_id = s.account_id and a.competition_id = s.competition_id
				and a.user_id = coalesce(s.user_id, (select min(e.user_id) from scoreboard_entrants e
					where e.account_id = s.account_id and e.competition_id = s.competition_id and e.contestant_id = s.contestant_id))`,
		where: [
			sql`s.account_id = ${account.id}`,
			sql`s.competition_id = ${competition ?? sql`(select max(c.id) from scoreboard_competitions c where c.account_id = ${account.id} and c.shown_at is not null)`}`,
			sql`s.position is not null`,
		],
	}),
});
