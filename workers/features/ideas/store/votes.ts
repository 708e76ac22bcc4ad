/** The SQL of votes; triggers count them with the idea, in the same batch. */
import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";

/** A vote; one that is there stays. */
export function insertVote(account_id: number, idea_id: number, user_id: number, now: number): Statement {
	return sql`insert into idea_votes (account_id, idea_id, user_id, created_at) values (${account_id}, ${idea_id}, ${user_id}, ${now})
		on conflict (account_id, idea_id, user_id) do nothing`;
}

/** Takes it back. */
export function deleteVote(account_id: number, idea_id: number, user_id: number): Statement {
	return sql`delete from idea_votes where account_id = ${account_id} and idea_id = ${idea_id} and user_id = ${user_id}`;
}

/** True in SQL while somebody may vote for an idea: others see it, it is not rejected, and it is not their own. */
export function mayVote(account_id: number, idea_id: number, user_id: number): Statement {
	return sql`select count(*) from ideas i where i.account_id = ${account_id} and i.id = ${idea_id}
		and i.status in ('pending', 'changes_suggested', 'approved') and not exists (select 1 from idea_team_members t
			where t.account_id = i.account_id and t.idea_id = i.id and t.user_id = ${user_id})`;
}

/** How many votes an idea has by now. */
export function voteCount(account_id: number, idea_id: number): SQL {
	return sql`select i.vote_count from ideas i where i.account_id = ${account_id} and i.id = ${idea_id}`;
}

/** The votes of a duplicate go to the idea that it is merged into: nobody counts twice, and nobody for their own idea. */
export function moveVotes(account_id: number, from_id: number, to_id: number): Statement[] {
	return [
		sql`insert into idea_votes (account_id, idea_id, user_id, created_at)
			select v.account_id, ${to_id}, v.user_id, v.created_at from idea_votes v
			where v.account_id = ${account_id} and v.idea_id = ${from_id} and not exists (select 1 from idea_team_members t
				where t.account_id = ${account_id} and t.idea_id = ${to_id} and t.user_id = v.user_id)
			on conflict (account_id, idea_id, user_id) do nothing`,
		sql`delete from idea_votes where account_id = ${account_id} and idea_id = ${from_id}`,
	];
}
