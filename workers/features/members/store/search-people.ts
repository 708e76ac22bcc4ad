/** The one search for people: by what was typed, by their ids, or by their team; and the same for groups. */
import { type SQL, sql } from "drizzle-orm";
import type { groups, users } from "#drizzle/members";
import { matchExpression } from "#workers/features/search";
import { type RowOf, rowsOf } from "#workers/kernel/sql";
import { type PersonRow, personColumns, teamManager } from "./person";
import { teamHolds } from "./team";

/** Somebody who was found. */
export type FoundPerson = PersonRow &
	RowOf<typeof users, "is_eligible_to_receive_points"> & { activation_pending: 0 | 1 };

/** Where people are looked for, which also says in which order they come. */
export type PeopleSource =
	| { typed: string }
	| { ids: readonly number[] }
	| { team_of: { id: number; manager_id: number | null } };

/** Whom a search gives. */
export type PeopleNeeds = {
	/** Who has joined; also who has not yet; or everybody whose data is still here. */
	status: "joined" | "joined_or_invited" | "any";
	mayReceive?: boolean;
	/** Whom to leave out. */
	but?: number;
	/** Only people who report to all of these, at whatever distance. */
	under?: readonly number[];
	max?: number;
};

/** True in SQL for a person `u` who can receive: who has joined, or will; what they get waits for them. */
export const mayReceive = sql`u.status in ('active', 'invited') and u.is_eligible_to_receive_points = 1`;

const ofStatus: Record<PeopleNeeds["status"], SQL> = {
	joined: sql`u.status = 'active'`,
	joined_or_invited: sql`u.status in ('active', 'invited')`,
	any: sql`u.status <> 'erased'`,
};

/** Finds people: typed ones by how well they match, ids in their order, a team by name; undefined when nothing was typed that can be searched for. */
export function findPeople(account_id: number, source: PeopleSource, needs: PeopleNeeds): SQL<FoundPerson> | undefined {
	const place = placeOf(account_id, source);
	if (!place) return undefined;
	return sql<FoundPerson>`select ${personColumns("u")}, u.is_eligible_to_receive_points, (u.status = 'invited') as activation_pending
		from ${place.from} where ${place.where} and ${ofStatus[needs.status]}
		${needs.mayReceive ? sql`and u.is_eligible_to_receive_points = 1` : sql``}
		${needs.but === undefined ? sql`` : sql`and u.id <> ${needs.but}`}
		${sql.join((needs.under ?? []).map((manager_id) => sql` and ${teamHolds(account_id, manager_id, sql`u.id`)}`))}
		order by ${place.order} ${needs.max === undefined ? sql`` : sql`limit ${needs.max}`}`;
}

function placeOf(account_id: number, source: PeopleSource): { from: SQL; where: SQL; order: SQL } | undefined {
	if ("ids" in source)
		return {
			from: sql`${rowsOf(source.ids)} e cross join users u on u.account_id = ${account_id} and u.id = e.value`,
			where: sql`true`,
			order: sql`e.key`,
		};
	if ("team_of" in source)
		return {
			from: sql`users u indexed by users_by_manager`,
			where: sql`u.account_id = ${account_id} and u.manager_id = ${teamManager(account_id, source.team_of)}`,
			order: sql`u.last_name, u.first_name, u.id`,
		};
	const match = matchExpression(account_id, source.typed, undefined, "user");
	if (!match) return undefined;
	return {
		from: sql`search_index s
			join search_documents d on d.key = s.rowid and d.account_id = ${account_id} and d.kind = 'user'
			join users u on u.account_id = d.account_id and u.id = d.id`,
		where: sql`s.search_index match ${match}`,
		// A name weighs ten times what else is known of somebody.
		order: sql`bm25(search_index, 0, 10, 1), u.last_name, u.first_name`,
	};
}

/** A group that was found, with its sizes. */
export type FoundGroup = RowOf<typeof groups, "id" | "name"> & {
	members_count: number;
	active_members_count: number;
	pending_members_count: number;
};

/** Groups whose names match what was typed, best first; undefined when nothing was typed that can be searched for. */
export function findGroups(account_id: number, typed: string, max: number): SQL<FoundGroup> | undefined {
	const match = matchExpression(account_id, typed, ["title"], "group");
	if (!match) return undefined;
	return sql<FoundGroup>`select g.id, g.name, g.member_count as members_count, g.active_member_count as active_members_count,
		g.invited_member_count as pending_members_count
		from search_index s
		join search_documents d on d.key = s.rowid and d.account_id = ${account_id} and d.kind = 'group'
		join groups g on g.account_id = d.account_id and g.id = d.id
		where s.search_index match ${match} order by bm25(search_index, 0, 10, 1), g.name limit ${max}`;
}
