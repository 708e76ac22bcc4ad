/** The polls of a page of the list, with answers and results as their reader may see them. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pollsFace } from "#workers/features/polls/lists/get-polls";
import { loadList, reportAction } from "~/list/list-loader.server";
import { toShownPoll } from "./shown-poll.server";

/** The list's page, then its polls in its order. */
export async function loader(args: LoaderFunctionArgs) {
	const { context } = args;
	const { rows, ...list } = await loadList(args, pollsFace);
	const poll_ids = rows.map(({ id }) => id);
	const [{ polls }, { account }] = await Promise.all([
		poll_ids.length === 0 ? { polls: [] } : context.call("polls/get-poll-results", { poll_ids }),
		context.call("account/init-account", {}),
	]);
	return {
		title: account.labels.polls_alias_label ?? context.translate("polls:title"),
		list: { ...list, rows: [] },
		polls: polls.map((poll) => toShownPoll(context, poll)),
	};
}

/** Asks for the list as a file. */
export const action = reportAction(pollsFace);
