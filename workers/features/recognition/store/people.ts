/** The SQL of the people of a recognition: who can receive, and who belongs to a team. */
import { type SQL, sql } from "drizzle-orm";
import { rowsOf } from "#workers/kernel/sql";

/** Somebody who may become a recipient. */
export type RecipientRow = {
	id: number;
	first_name: string;
	last_name: string;
	status: string;
	is_eligible_to_receive_points: number;
	manager_id: number | null;
	points_account_id: number;
};

const recipientColumns = sql`u.id, u.first_name, u.last_name, u.status, u.is_eligible_to_receive_points, u.manager_id,
	p.id as points_account_id`;
const recipientAccount = sql`join ledger_accounts p on p.account_id = u.account_id and p.kind = 'member'
	and p.unit = 'points' and p.owner_id = u.id`;

/** The people with these ids, whatever their state. */
export function findRecipients(account_id: number, ids: readonly number[]) {
	return sql<RecipientRow>`select ${recipientColumns} from ${rowsOf(ids)} e
		cross join users u on u.account_id = ${account_id} and u.id = e.value ${recipientAccount}`;
}

/** The people of these groups who can receive, but for one; `most` at most. CROSS JOIN keeps the order: groups first. */
export function findRecipientsOfGroups(account_id: number, group_ids: readonly number[], but: number, most: number) {
	return sql<RecipientRow>`select distinct ${recipientColumns} from ${rowsOf(group_ids)} e
		cross join group_members g on g.account_id = ${account_id} and g.group_id = e.value
		cross join users u on u.account_id = g.account_id and u.id = g.user_id cross ${recipientAccount}
		where u.status = 'active' and u.is_eligible_to_receive_points = 1 and u.id <> ${but} limit ${most}`;
}

/** Somebody or some group that was chosen, as screens show them. */
export type ChosenPersonRow = {
	id: number;
	first_name: string;
	last_name: string;
	title: string;
	image_url: string | null;
};
export type ChosenGroupRow = { id: number; name: string; active_members_count: number };

/** The people with these ids who can receive, in the order of the ids. */
export function findChosenPeople(account_id: number, ids: readonly number[]) {
	return sql<ChosenPersonRow>`select u.id, u.first_name, u.last_name, u.title, u.image_url from ${rowsOf(ids)} e
		cross join users u on u.account_id = ${account_id} and u.id = e.value
		where u.status = 'active' and u.is_eligible_to_receive_points = 1 order by e.key`;
}

/** The groups with these ids and how many of their members can receive, but for one person; in the order of the ids. */
export function findChosenGroups(account_id: number, ids: readonly number[], but: number) {
	return sql<ChosenGroupRow>`select g.id, g.name,
		(select count(*) from group_members m join users u on u.account_id = m.account_id and u.id = m.user_id
			where m.account_id = g.account_id and m.group_id = g.id and u.status = 'active'
			and u.is_eligible_to_receive_points = 1 and u.id <> ${but}) as active_members_count
		from ${rowsOf(ids)} e cross join groups g on g.account_id = ${account_id} and g.id = e.value order by e.key`;
}

/** True in SQL while all of these people can receive. */
export function canAllReceive(account_id: number, ids: readonly number[]): SQL {
	return sql`select count(*) = ${ids.length} from users u where u.account_id = ${account_id} and u.status = 'active'
		and u.is_eligible_to_receive_points = 1 and u.id in (select value from ${rowsOf(ids)})`;
}

/** The manager of this person's team: the person, when others report to them, else their own manager. */
export function teamManager(account_id: number, user_id: number, manager_id: number | null): SQL {
	return sql`(select case when exists (select 1 from users s where s.account_id = ${account_id} and s.manager_id = ${user_id})
		then ${user_id} else ${manager_id} end)`;
}

/** A colleague of one's team. */
export type TeamMemberRow = {
	id: number;
	first_name: string;
	last_name: string;
	title: string;
	image_url: string | null;
	is_eligible_to_receive_points: number;
};

/** The active people of somebody's team but for themselves, by name. */
export function listTeam(account_id: number, user: { id: number; manager_id: number | null }, most: number) {
	return sql<TeamMemberRow>`select u.id, u.first_name, u.last_name, u.title, u.image_url, u.is_eligible_to_receive_points
		from users u indexed by users_by_manager
		where u.account_id = ${account_id} and u.manager_id = ${teamManager(account_id, user.id, user.manager_id)}
		and u.status = 'active' and u.id <> ${user.id} order by u.last_name, u.first_name, u.id limit ${most}`;
}
