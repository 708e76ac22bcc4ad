/** Who of a manager's team has not been recognized for long, above the table of what the team received. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { recognitionsFace } from "#workers/features/recognition/lists/get-recognitions-report";
import { loadList } from "~/list/list-loader.server";

/** The list, and on the team's tab these people in the reader's words. */
export async function loader(args: LoaderFunctionArgs) {
	const { context } = args;
	const isTeam = new URL(args.request.url).searchParams.get("report_condition") === "received_by_my_team";
	const [list, waiting] = await Promise.all([loadList(args, recognitionsFace), isTeam ? readWaiting(args) : null]);
	return { title: context.translate(recognitionsFace.title), list, waiting };
}

async function readWaiting({ context }: LoaderFunctionArgs) {
	if (!(await context.mayCall("recognition/get-long-unthanked"))) return null;
	const { days, people } = await context.call("recognition/get-long-unthanked", {});
	if (people.length === 0) return null;
	return {
		days,
		people: people.map(({ last_received_at: last, ...person }) => ({
			...person,
			last: last === null ? null : context.format.time(last, "recognition"),
		})),
	};
}
