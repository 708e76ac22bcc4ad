/** Polls of a demo, with votes that were given before it began. */
import type { Statement } from "#workers/kernel/sql";
import { postOf } from "../steps/post-poll";
import { insertPastBallots } from "./ballots";
import { savePoll, type WrittenPoll } from "./polls";

/** A poll as a demo has it. */
export type PastPoll = Omit<WrittenPoll, "now" | "has_groups"> & {
	ballots: readonly { voter_id: number; option_ids: readonly number[]; voted_at: number }[];
};

/** Writes them, each with its post in the feed; those of groups have none. */
export function insertPastPolls(account_id: number, polls: readonly PastPoll[]): Statement[] {
	return polls.flatMap(({ ballots, ...poll }) => [
		...savePoll(account_id, { ...poll, has_groups: poll.group_ids.length > 0 ? 1 : 0, now: poll.opens_at }),
		...(poll.activity_id === null
			? []
			: postOf(account_id, { ...poll, audience: "everyone", activity_id: poll.activity_id, now: poll.opens_at })),
		insertPastBallots(
			account_id,
			ballots.map((ballot) => ({ ...ballot, poll_id: poll.id })),
		),
	]);
}
