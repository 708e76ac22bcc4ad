/** The SQL of ballots: giving one, taking it back, and who chose what. */
import { type SQL, sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { isPutTo } from "./polls";

/** The voter as they are, and the poll. */
export type Voter = { account_id: number; id: number; manager_id: number | null };

function isPoll({ account_id }: Voter, poll_id: number): SQL {
	return sql`select 1 from polls p where p.account_id = ${account_id} and p.id = ${poll_id}`;
}

/** True in SQL while the poll takes votes of this person. */
export function takesVotes(voter: Voter, poll_id: number, now: number): Statement {
	return sql`exists (${isPoll(voter, poll_id)} and p.status = 'active' and p.closes_at > ${now} and ${isPutTo(voter)})`;
}

/** True in SQL while the question and its answers are those that were read. */
export function isVersion(voter: Voter, poll_id: number, version: number): Statement {
	return sql`exists (${isPoll(voter, poll_id)} and p.version = ${version})`;
}

/** True in SQL while the person has not voted. */
export function hasNoBallot({ account_id, id }: Voter, poll_id: number): Statement {
	return sql`not exists (select 1 from poll_ballots b where b.account_id = ${account_id} and b.poll_id = ${poll_id}
		and b.voter_id = ${id})`;
}

/** Writes the ballot; the key allows one, and triggers count it. */
export function insertBallot(
	{ account_id, id }: Voter,
	{ poll_id, option_ids, now }: { poll_id: number; option_ids: readonly number[]; now: number },
): Statement {
	return sql`insert into poll_ballots (account_id, poll_id, voter_id, option_ids, voted_at)
		values (${account_id}, ${poll_id}, ${id}, ${JSON.stringify(option_ids)}, ${now})`;
}

/** Takes it back; where there is none nothing changes. */
export function deleteBallot({ account_id, id }: Voter, poll_id: number): Statement {
	return sql`delete from poll_ballots where account_id = ${account_id} and poll_id = ${poll_id} and voter_id = ${id}`;
}

/** Who chose what, by the order of votes, at most `max`. */
export function listVoters(account_id: number, poll_id: number, max: number) {
	return sql<{ name: string; option_ids: string }>`select ${personName("u")} as name, b.option_ids
		from poll_ballots b join users u on u.account_id = b.account_id and u.id = b.voter_id
		where b.account_id = ${account_id} and b.poll_id = ${poll_id} limit ${max}`;
}

/** Writes ballots of the past, as a demo has them. */
export function insertPastBallots(
	account_id: number,
	ballots: readonly { poll_id: number; voter_id: number; option_ids: readonly number[]; voted_at: number }[],
): Statement {
	return sql`insert into poll_ballots (account_id, poll_id, voter_id, option_ids, voted_at)
		select ${account_id}, value ->> 'poll_id', value ->> 'voter_id', value ->> 'option_ids', value ->> 'voted_at'
		from ${rowsOf(ballots)}`;
}
