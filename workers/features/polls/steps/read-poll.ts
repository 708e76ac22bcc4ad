/** A poll that the signed-in person may see; any other is not found. */
import { notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { maySeePoll } from "../rules/poll";
import { listPolls, type PollRow } from "../store/polls";

/** Reads it. */
export async function readPoll({ account, user, read }: MemberScope, poll_id: number): Promise<PollRow> {
	const [poll] = await read(listPolls(account.id, user.id, [poll_id]));
	if (!poll || !maySeePoll(poll, user)) throw notFound("poll");
	return poll;
}
