/** Takes a vote from any page that shows ideas. */
import type { FormHandlings } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { safePath } from "~/shell/safe-path";

/** What a vote is answered with while its page stays. */
export type VoteData = { vote_count: number; has_voted: boolean };

/** The form of a vote. */
export const voteForms = {
	"ideas/toggle-idea-votes": {
		input: ({ form }) => ({
			idea_id: form.number("idea_id") ?? 0,
			...(form.optional("has_voted") && { has_voted: form.text("has_voted") === "1" ? (1 as const) : (0 as const) }),
		}),
		stays: ({ vote_count, current_user_votes_data }): VoteData => ({
			vote_count,
			has_voted: current_user_votes_data.has_voted === 1,
		}),
		done: ({ current_user_votes_data }, { form }) =>
			redirectWithNotice(
				safePath(form.optional("back") ?? "/ideas"),
				current_user_votes_data.has_voted === 1 ? "ideas:notices.voted" : "ideas:notices.unvoted",
			),
	},
} satisfies FormHandlings;
