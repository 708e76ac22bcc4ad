/** A poll of the wire as its page gets it: what it shows and nothing else, with times in words. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { ActivityKinds } from "#workers/kernel/names";
import type { EndpointOutput } from "#workers/registry";

type Context = LoaderFunctionArgs["context"];
type WirePoll = EndpointOutput<"polls/get-poll">["poll"];

/** The content of a poll's post. */
export type PollContent = { poll: Omit<ShownPoll, "closes" | "opens"> };

/** A poll as its parts draw it; in a post its times are left to the reader's page. */
export type ShownPoll = ReturnType<typeof plainPoll> & { closes?: string; opens?: string };

function plainPoll(poll: ActivityKinds["poll"]["content"]["poll"]) {
	const { id, question, kind, status, results, is_anonymous, version, voter_count, sight, options } = poll;
	const { has_voted, may_vote, may_take_back } = poll;
	return {
		...{ id, question, kind, status, results, is_anonymous, version, voter_count, sight },
		...{ has_voted, may_vote, may_take_back },
		options: options.map(({ option_id, label, is_mine, vote_count, percent }) => ({
			...{ option_id, label, is_mine, vote_count, percent },
		})),
	};
}

/** Shapes the content of a post. */
export function toPollContent({ poll }: ActivityKinds["poll"]["content"]): PollContent {
	return { poll: plainPoll(poll) };
}

/** A poll on a page of its own or in the list. */
export function toShownPoll({ format }: Context, poll: WirePoll) {
	return {
		...plainPoll(poll),
		closes: format.moment(poll.closes_at),
		opens: format.moment(poll.opens_at),
		when: format.time(poll.opens_at, "ago"),
		author: { name: poll.author.name, image_url: poll.author.image_url },
		activity_id: poll.activity_id,
	};
}
