/** Writes things into the feed as other features hand them over: a kind with what it keeps, and whom it concerns. */
import { type SQL, sql } from "drizzle-orm";
import type { ActivityKind, ActivityKinds } from "#workers/kernel/names";
import { inPieces, rowsOf, type Statement } from "#workers/kernel/sql";
import { audienceOf, type Concerned, seenByTeam } from "../rules/audience";

/** A thing to be written: of its kind, with the people and teams in whose feeds it stands; its actor is one of them. */
export type NewActivity<Kind extends ActivityKind = ActivityKind> = Concerned & {
	id: number;
	details: ActivityKinds[Kind]["details"];
	created_at: number;
};

/** Writes things of one kind and the feeds in which they stand; the counts of the feeds follow by triggers. */
export function insertActivities<Kind extends ActivityKind>(
	account_id: number,
	kind: Kind,
	activities: readonly NewActivity<Kind>[],
): Statement[] {
	const rows = activities.map(({ people: _people, teams: _teams, details, ...row }) => ({
		...row,
		details: JSON.stringify(details),
	}));
	const entries = activities.flatMap((activity) =>
		audienceOf(activity).map((one) => [one.kind, one.id, activity.id, seenByTeam(activity), activity.created_at]),
	);
	return [
		...inPieces(rows).map(
			(
				piece,
			) => sql`insert into activities (account_id, id, kind, actor_id, visibility, team_manager_id, details, created_at)
				select ${account_id}, value ->> 'id', ${kind}, value ->> 'actor_id', value ->> 'visibility',
				value ->> 'team_manager_id', value ->> 'details', value ->> 'created_at' from ${rowsOf(piece)}`,
		),
		...inPieces(entries).map(
			(
				piece,
			) => sql`insert into feed_entries (account_id, audience_kind, audience_id, activity_id, team_manager_id, created_at)
				select ${account_id}, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 from ${rowsOf(piece)}`,
		),
	];
}

/** Takes a thing out of every feed; its comments and likes stay. */
export function hideActivity(account_id: number, id: number, now: number): Statement {
	return sql`update activities set hidden_at = ${now}
		where account_id = ${account_id} and id = ${id} and hidden_at is null`;
}

/** Changes what a thing keeps with it; `details` is SQL that gives the JSON as it is at the moment of writing. */
export function reviseActivity(account_id: number, id: number, details: SQL): Statement {
	return sql`update activities set details = ${details} where account_id = ${account_id} and id = ${id}`;
}
