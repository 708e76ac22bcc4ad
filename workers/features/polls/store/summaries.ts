/** The SQL of the results of polls, along the polls' ids. */
import { sql } from "drizzle-orm";
import type { Walk } from "#workers/kernel/gathered-summary";
import { minAnonymousVoters } from "../rules/poll";

/**
 * The next polls behind an id that are over and whose results their rule shows then, with each answer and how many chose it; not
 * those of an anonymous one with few voters.
 */
export function listPollResults(account_id: number, { after, max }: Walk, now: number) {
	return sql<{
		thing_id: number;
		question: string;
		closes_at: number;
		voters: number;
		answer: string;
		votes: number;
	}>`select p.id as thing_id, p.question, p.closes_at, p.voter_count as voters, o.label as answer, o.vote_count as votes
		from (select q.account_id, q.id, q.question, q.closes_at, q.voter_count from polls q
			where q.account_id = ${account_id} and q.id > ${after} and q.status not in ('draft', 'scheduled')
			and (q.status in ('closed', 'archived') or q.closes_at <= ${now}) and q.results <> 'never'
			and (q.is_anonymous = 0 or q.voter_count >= ${minAnonymousVoters}) order by q.id limit ${max}) p
		join poll_options o on o.account_id = p.account_id and o.poll_id = p.id
		where o.account_id = ${account_id} order by p.id, o.option_id`;
}
