/** The SQL of suggestions: people and groups through the full-text index. */
import { sql } from "drizzle-orm";

/** A suggested person. */
export type PersonRow = {
	id: number;
	first_name: string;
	last_name: string;
	title: string;
	image_url: string | null;
	activation_pending: 0 | 1;
};

/** A suggested group with its sizes. */
export type GroupRow = {
	id: number;
	name: string;
	members_count: number;
	active_members_count: number;
	pending_members_count: number;
};

/** Whom to leave out of suggested people. */
export type PersonNeeds = { isAnyStatus: boolean; mayReceive: boolean; but: number };

/** People whose documents match, best first, where they are to receive also those who have not joined yet; a name weighs ten times what else is known of somebody. */
export function findPeople(account_id: number, match: string, needs: PersonNeeds, max: number) {
	return sql<PersonRow>`select u.id, u.first_name, u.last_name, u.title, u.image_url, (u.status = 'invited') as activation_pending
		from search_index s
		join search_documents d on d.key = s.rowid and d.account_id = ${account_id} and d.kind = 'user'
		join users u on u.account_id = d.account_id and u.id = d.id
		where s.search_index match ${match} and (${needs.isAnyStatus ? 1 : 0} or u.status = 'active' or (${needs.mayReceive ? 1 : 0} and u.status = 'invited')) and u.status <> 'erased'
		and (${needs.mayReceive ? 0 : 1} or (u.is_eligible_to_receive_points = 1 and u.id <> ${needs.but}))
		order by bm25(search_index, 0, 10, 1), u.last_name, u.first_name limit ${max}`;
}

/** Groups whose documents match, best first. */
export function findGroups(account_id: number, match: string, max: number) {
	return sql<GroupRow>`select g.id, g.name, g.member_count as members_count, g.active_member_count as active_members_count,
		g.invited_member_count as pending_members_count
		from search_index s
		join search_documents d on d.key = s.rowid and d.account_id = ${account_id} and d.kind = 'group'
		join groups g on g.account_id = d.account_id and g.id = d.id
		where s.search_index match ${match} order by bm25(search_index, 0, 10, 1), g.name limit ${max}`;
}
