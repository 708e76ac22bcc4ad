/** The SQL of teams: whose idea it is, with their shares. */
import { sql } from "drizzle-orm";
import { type Addressee, addresseeColumns, personName } from "#workers/features/members";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** Somebody of a team. */
export type TeamRow = Addressee & {
	name: string;
	image_url: string | null;
	share: number;
	created_at: number;
	manager_id: number | null;
	is_eligible_to_receive_points: 0 | 1;
	points_account_id: number | null;
};

/** The team of an idea, its author first. */
export function listTeam(account_id: number, idea_id: number) {
	return sql<TeamRow>`select ${addresseeColumns("u")}, ${personName("u")} as name, u.image_url, t.share, t.created_at, u.manager_id,
		u.is_eligible_to_receive_points, (select l.id from ledger_accounts l where l.account_id = t.account_id and l.kind = 'member'
			and l.unit = 'points' and l.owner_id = t.user_id) as points_account_id
		from idea_team_members t join users u on u.account_id = t.account_id and u.id = t.user_id
		where t.account_id = ${account_id} and t.idea_id = ${idea_id} order by t.place, t.user_id`;
}

/** Somebody's share. */
export type Share = { user_id: number; share: number };

/** Makes a team of these people, in this order, of whom those who were there keep when they came. */
export function replaceTeam(account_id: number, idea_id: number, shares: readonly Share[], now: number): Statement[] {
	const rows = rowsOf(shares.map((one, place) => ({ ...one, place })));
	return [
		sql`delete from idea_team_members where account_id = ${account_id} and idea_id = ${idea_id}
			and user_id not in (select value ->> 'user_id' from ${rows})`,
		sql`insert into idea_team_members (account_id, idea_id, user_id, share, place, created_at)
			select ${account_id}, ${idea_id}, value ->> 'user_id', value ->> 'share', value ->> 'place', ${now} from ${rows} where true
			on conflict (account_id, idea_id, user_id) do update set share = excluded.share, place = excluded.place`,
		sql`delete from idea_votes where account_id = ${account_id} and idea_id = ${idea_id}
			and user_id in (select value ->> 'user_id' from ${rows})`,
	];
}

/** Those of these people who are here, as a team takes them. */
export function listPeopleHere(account_id: number, user_ids: readonly number[]) {
	return sql<Addressee>`select ${addresseeColumns("u")} from ${rowsOf(user_ids)} e
		cross join users u on u.account_id = ${account_id} and u.id = e.value where u.status in ('active', 'invited') order by e.key`;
}

/** True in SQL while all of these people are here. */
export function areHere(account_id: number, user_ids: readonly number[]): Statement {
	return sql`select count(*) = ${user_ids.length} from users u where u.account_id = ${account_id}
		and u.status in ('active', 'invited') and u.id in (select value from ${rowsOf(user_ids)})`;
}

/** True in SQL while a team has these people with these shares. */
export function isTeamAsRead(account_id: number, idea_id: number, shares: readonly Share[]): Statement {
	return sql`select count(*) = ${shares.length} and coalesce(sum(e.value is not null), 0) = ${shares.length} from idea_team_members t
		left join ${rowsOf(shares)} e on e.value ->> 'user_id' = t.user_id and e.value ->> 'share' = t.share
		where t.account_id = ${account_id} and t.idea_id = ${idea_id}`;
}

/** Who moderates ideas by the switch, at most so many, by name. */
export function listModerators(account_id: number, limit: number) {
	return sql<Addressee & { name: string; title: string; image_url: string | null }>`select ${addresseeColumns("u")},
		${personName("u")} as name, u.title, u.image_url from users u indexed by users_moderating_ideas
		where u.account_id = ${account_id} and u.switches ->> 'can_moderate_ideas' = 1 and u.status = 'active'
		order by u.id limit ${limit}`;
}
