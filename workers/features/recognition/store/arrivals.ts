/** The SQL of what was given to somebody since they last looked. */

import { type SQL, sql } from "drizzle-orm";
import type { recognitions } from "#drizzle/recognition";
import { badgeOf } from "#workers/features/badges";
import { personJson } from "#workers/features/members";
import { namesOfListed } from "#workers/kernel/listed-names";
import type { RowOf, Statement } from "#workers/kernel/sql";
import { pictureColumn } from "./pictures";

/** Whoever was away for long is told of so many at most. */
const maxCounted = 100;

/** A recognition that arrived; giver, program, the behaviors' names by language and the badge are JSON. */
export type ArrivalRow = RowOf<
	typeof recognitions,
	"id" | "activity_id" | "visibility" | "message" | "points" | "picture_id" | "created_at"
> & {
	giver: string;
	program: string;
	behavior_names: string;
	badge: string | null;
	picture: string | null;
};

/** The newest that this person received after they last looked, and after `since`. */
export function findNewestArrival(account_id: number, user_id: number, since: number) {
	return sql<ArrivalRow>`select r.id, r.activity_id, r.visibility, r.message, r.points, r.picture_id, ${pictureColumn("r")}, r.created_at, ${personJson("g")} as giver,
		json_object('id', p.id, 'name', p.name, 'glyph', p.glyph, 'image', p.image) as program,
		${namesOfListed(sql`behaviors`, "r", "behavior_ids")} as behavior_names, ${badgeOf("r")} as badge
		from ${arrivals(account_id, user_id, since, 1)} n
		cross join recognitions r on r.account_id = ${account_id} and r.id = n.id
		join users g on g.account_id = r.account_id and g.id = r.giver_id
		join programs p on p.account_id = r.account_id and p.id = r.program_id`;
}

/** How many there are, counted to a bound. */
export function countArrivals(account_id: number, user_id: number, since: number) {
	return sql<{ count: number }>`select count(*) as count from ${arrivals(account_id, user_id, since, maxCounted)}`;
}

/** Keeps that this person has seen what came until then. */
export function seeArrivals(account_id: number, user_id: number, seen_until: number): Statement {
	return sql`insert into arrivals_seen (account_id, user_id, seen_until) values (${account_id}, ${user_id}, ${seen_until})
		on conflict (account_id, user_id) do update set seen_until = max(seen_until, excluded.seen_until)`;
}

function arrivals(account_id: number, user_id: number, since: number, max: number): SQL {
	return sql`(select r.id from recognitions r indexed by recognitions_received
		where r.account_id = ${account_id} and r.recipient_id = ${user_id} and r.status = 'issued' and r.created_at > max(${since},
		coalesce((select s.seen_until from arrivals_seen s where s.account_id = ${account_id} and s.user_id = ${user_id}), 0))
		order by r.created_at desc, r.id desc limit ${max})`;
}
