/** The SQL of the people of a recognition: who can receive, and who belongs to a team. */
import { type SQL, sql } from "drizzle-orm";
import { rowsOf } from "#workers/kernel/sql";

/** True in SQL for a person `u` who can receive: who has joined, or will; what they get waits for them. */
const mayReceive = sql`u.status in ('active', 'invited') and u.is_eligible_to_receive_points = 1`;

/** 1 in SQL for a person `u` who has not joined yet. */
const isPending = sql`(u.status = 'invited') as activation_pending`;

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
export function findRecipientsOfGroups(account_id: number, group_ids: readonly number[], but: number, max: number) {
	return sql<RecipientRow>`select distinct ${recipientColumns} from ${rowsOf(group_ids)} e
		cross join group_members g on g.account_id = ${account_id} and g.group_id = e.value
		cross join users u on u.account_id = g.account_id and u.id = g.user_id cross ${recipientAccount}
		where ${mayReceive} and u.id <> ${but} limit ${max}`;
}

/** The names of these groups, in the order of the ids. */
export function findGroupNames(account_id: number, ids: readonly number[]) {
	return sql<{ name: string }>`select g.name from ${rowsOf(ids)} e
		cross join groups g on g.account_id = ${account_id} and g.id = e.value order by e.key`;
}

/** Somebody or some group that was chosen, as screens show them. */
export type ChosenPersonRow = {
	id: number;
	first_name: string;
	last_name: string;
	title: string;
	image_url: string | null;
	activation_pending: 0 | 1;
};

/** A chosen group: how many of its members receive, those who have joined and those who have not. */
export type ChosenGroupRow = { id: number; name: string; active_members_count: number; pending_members_count: number };

/** The people with these ids who can receive, in the order of the ids. */
export function findChosenPeople(account_id: number, ids: readonly number[]) {
	return sql<ChosenPersonRow>`select u.id, u.first_name, u.last_name, u.title, u.image_url, ${isPending} from ${rowsOf(ids)} e
		cross join users u on u.account_id = ${account_id} and u.id = e.value
		where ${mayReceive} order by e.key`;
}

/** The groups with these ids and how many of their members can receive, but for one person; in the order of the ids. */
export function findChosenGroups(account_id: number, ids: readonly number[], but: number) {
	const countOf = (condition: SQL) => sql`(select count(*) from group_members m
		join users u on u.account_id = m.account_id and u.id = m.user_id
		where m.account_id = g.account_id and m.group_id = g.id and u.id <> ${but} and ${condition})`;
	return sql<ChosenGroupRow>`select g.id, g.name, ${countOf(sql`${mayReceive} and u.status = 'active'`)} as active_members_count,
		${countOf(sql`${mayReceive} and u.status = 'invited'`)} as pending_members_count
		from ${rowsOf(ids)} e cross join groups g on g.account_id = ${account_id} and g.id = e.value order by e.key`;
}

/** True in SQL while all of these people can receive. */
export function canAllReceive(account_id: number, ids: readonly number[]): SQL {
	return sql`select count(*) = ${ids.length} from users u where u.account_id = ${account_id} and ${mayReceive} and u.id in (select value from ${rowsOf(ids)})`;
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
	activation_pending: 0 | 1;
};

/** The people of somebody's team but for themselves, by name; who has not joined yet too. */
export function listTeam(account_id: number, user: { id: number; manager_id: number | null }, max: number) {
	return sql<TeamMemberRow>`select u.id, u.first_name, u.last_name, u.title, u.image_url, u.is_eligible_to_receive_points, ${isPending}
		from users u indexed by users_by_manager
		where u.account_id = ${account_id} and u.manager_id = ${teamManager(account_id, user.id, user.manager_id)}
		and u.status in ('active', 'invited') and u.id <> ${user.id} order by u.last_name, u.first_name, u.id limit ${max}`;
}
