/** The SQL of the summary of prizes, along the games' ids. */
import { sql } from "drizzle-orm";
import type { Walk } from "#workers/kernel/gathered-summary";

/** The next games behind an id with each prize, how many there are and were taken, and how many cards were given out. */
export function listPrizeFigures(account_id: number, { after, max }: Walk) {
	return sql<{
		thing_id: number;
		game: string;
		kind: string;
		cards: number;
		prize: string;
		/** Of bingo, what wins it. */
		pattern: string;
		points: number;
		stock: number;
		taken: number;
	}>`select g.id as thing_id, g.title as game, g.kind, (select count(*) from game_cards c
			where c.account_id = ${account_id} and c.game_id = g.id) as cards, p.name as prize, p.pattern, p.points, p.stock, p.taken
		from (select x.account_id, x.id, x.title, x.kind from games x
			where x.account_id = ${account_id} and x.id > ${after} and x.status <> 'draft'
			and exists (select 1 from game_prizes y where y.account_id = x.account_id and y.game_id = x.id) order by x.id limit ${max}) g
		join game_prizes p on p.account_id = g.account_id and p.game_id = g.id
		where p.account_id = ${account_id} order by g.id, p.position`;
}
