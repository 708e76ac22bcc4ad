/** How people learn of a poll that opens, by a post or by a message to its groups; and the messages that open and close it. */
import { insertActivities } from "#workers/features/activity";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Statement } from "#workers/kernel/sql";

/** Begins to tell the people of these groups of a poll that it is open, but for those of groups that were told before. */
export function tellGroupsOf(
	poll_id: number,
	group_ids: readonly number[],
	told_group_ids: readonly number[] = [],
): OutboxMessage {
	const asked = { group_ids: [...group_ids], told_group_ids: [...told_group_ids] };
	return { job: "polls/tell-groups", payload: { poll_id, group_id: 0, user_id: 0, ...asked } };
}

type Posted = {
	id: number;
	author_id: number;
	audience: "everyone" | "team";
	team_manager_id: number | null;
	activity_id: number;
	now: number;
};

/** The post of a poll that opens: for everyone, or for its team. */
export function postOf(account_id: number, { id, author_id, activity_id, now, ...poll }: Posted): Statement[] {
	const isForAll = poll.audience === "everyone";
	return insertActivities(account_id, "poll", [
		{
			...{ id: activity_id, actor_id: author_id, people: [], details: { poll_id: id }, created_at: now },
			visibility: isForAll ? "public" : "team",
			team_manager_id: isForAll ? null : poll.team_manager_id,
			teams: isForAll ? [] : [poll.team_manager_id],
		},
	]);
}

/** What opens it, where that is not now, and closes it. */
export function timesOf(poll: { id: number; status: string; opens_at: number; closes_at: number }): OutboxMessage[] {
	const payload = { poll_id: poll.id };
	if (poll.status === "draft") return [];
	return [
		...(poll.status === "scheduled" ? [{ job: "polls/open-poll" as const, payload, due_at: poll.opens_at }] : []),
		{ job: "polls/close-poll" as const, payload, due_at: poll.closes_at },
	];
}
