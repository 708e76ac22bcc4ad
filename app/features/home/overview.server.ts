/** What an account owner sees first: figures that counters keep, the latest recognitions, downloads that wait. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pointsGraphFace } from "#workers/features/points/graphs/get-points-graph";
import { readFeedStart } from "~/features/activity/index.server";
import { loadGraph } from "~/graph/load-graph.server";
import { readPrograms } from "./card-programs.server";

const latestShown = 5;

/** Reads the overview in one round trip. */
export async function readOverview(args: Pick<LoaderFunctionArgs, "request" | "context">) {
	const { context } = args;
	const arePointsHidden = context.account.flags.hide_points_for_account === 1;
	const [figures, graph, latest, downloads, programs] = await Promise.all([
		context.call("points/get-points-summary", {}),
		arePointsHidden ? null : loadGraph(args, pointsGraphFace, { address: "/" }),
		readFeedStart(context, new URLSearchParams(), latestShown),
		context.call("reports/get-past-download-requests", { filters: { type: "report" } }),
		readPrograms(context),
	]);
	return {
		figures,
		graph,
		month: context.format.month(figures.month_start),
		latest: latest.items,
		downloads: downloads.table_rows.map((row) => ({
			id: row.id,
			report_type: row.report_type,
			status: row.status,
			download_link: row.download_link,
			error_msg: row.error_msg,
			done_count: row.done_count,
			total_count: row.total_count,
			when: context.format.time(row.created_at, "ago"),
		})),
		programs,
	};
}
