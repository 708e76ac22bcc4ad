/** What the overview shows of games: how many can be played, and how many people play. */
import { sql } from "drizzle-orm";
import { defineOverviewPart } from "#workers/kernel/define-overview-part";

/** The part. */
export const overviewParts = [
	defineOverviewPart({
		card: "engagement",
		key: "games",
		place: 60,
		title: "games:menu.games",
		to: "/games/manage",
		flags: ["bingo_enabled"],
		running: "overview:running.open",
		/** Among the newest, as their screen shows them. */
		countRunning: (account_id, now) => sql<{ count: number }>`select count(*) as count from (
			select g.status, g.starts_at, g.ends_at from games g where g.account_id = ${account_id} order by g.id desc limit 50) g
			where g.status = 'open' and g.starts_at <= ${now} and g.ends_at > ${now}`,
		acts: (account_id, from, to) => sql`select c.user_id from game_cards c
			where c.account_id = ${account_id} and c.issued_at >= ${from} and c.issued_at < ${to}`,
	}),
];
