/** What an account owner sees first: figures that counters keep, the latest recognitions, downloads that wait. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readerOf, readFeedStart } from "~/features/activity/index.server";
import { formatTime } from "~/shell/dates.server";
import { readPrograms } from "./card-programs.server";

const latestShown = 5;

type Context = LoaderFunctionArgs["context"];

/** Reads the overview in one round trip. */
export async function readOverview(context: Context) {
	const [figures, latest, downloads, programs, reader] = await Promise.all([
		context.call("points/get-points-summary", {}),
		readFeedStart(context, new URLSearchParams(), latestShown),
		context.call("reports/get-past-download-requests", { filters: { type: "report" } }),
		readPrograms(context),
		readerOf(context),
	]);
	return {
		figures,
		month: monthName(figures.month_start, reader),
		latest: latest.items,
		downloads: downloads.table_rows.map((row) => ({
			id: row.id,
			report_type: row.report_type,
			status: row.status,
			download_link: row.download_link,
			error_msg: row.error_msg,
			done_count: row.done_count,
			total_count: row.total_count,
			when: formatTime(row.created_at, "ago", reader),
		})),
		programs,
	};
}

function monthName(ms: number, reader: { time_zone: string; language_code: string }): string {
	const form = { month: "long", year: "numeric", timeZone: reader.time_zone } as const;
	return new Intl.DateTimeFormat(reader.language_code, form).format(ms);
}
