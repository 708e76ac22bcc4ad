/** One poll: voting, taking the vote back, and what its author and account owners do with it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { EndpointOutput } from "#workers/registry";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { safePath } from "~/shell/safe-path";
import { toShownPoll } from "./shown-poll.server";

/** The poll, and for its author who chose what. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const found = await context.call("polls/get-poll", { poll_id: context.id(params.id) });
	const labels = new Map(found.poll.options.map(({ option_id, label }) => [option_id, label]));
	return {
		title: found.poll.question,
		poll: toShownPoll(context, found.poll),
		asked: askedOf(context, found),
		may_edit: found.may_edit,
		changes: found.changes,
		voters: found.voters.map(({ name, option_ids }) => ({
			name,
			chose: option_ids.map((id) => labels.get(id) ?? "").join(", "),
		})),
	};
}

type Found = EndpointOutput<"polls/get-poll">;

/** Whom a poll of groups asks; by their names to its author and account owners. */
function askedOf({ translate }: LoaderFunctionArgs["context"], { poll, groups }: Found): string | null {
	if (poll.audience !== "groups") return null;
	if (groups.length === 0) return translate("polls:facts.groups");
	return translate("polls:facts.ofGroups", { groups: groups.map(({ name }) => name).join(", ") });
}

const idOf = ({ params, context }: FormArgs) => ({ poll_id: context.id(params.id) });

const backOf = ({ params, form }: FormArgs) => {
	const back = form.text("back");
	return back ? safePath(back) : `/polls/${params.id}`;
};

/** Votes, takes back, or changes the poll's state; what ends it for good asks first. */
export const action = formActions({
	"polls/vote": { input: idOf, done: (_answer, args) => redirectWithNotice(backOf(args), "polls:notices.voted") },
	"polls/take-vote-back": {
		input: idOf,
		done: (_answer, args) => redirectWithNotice(backOf(args), "polls:notices.taken_back"),
	},
	"polls/change-poll": {
		input: idOf,
		asks: ({ change }) => change === "close" || change === "delete",
		done: (_answer, { params, form }) => {
			const change = form.text("change") as "pause" | "resume" | "close" | "archive" | "delete";
			return redirectWithNotice(
				change === "delete" ? "/polls?state=mine" : `/polls/${params.id}`,
				`polls:notices.${change}`,
			);
		},
	},
});
