/** Reads one page of past downloads and writes its texts for the reader. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pastDownloadsFace } from "#workers/features/reports/lists/get-past-download-requests";
import type { Format } from "#workers/kernel/format";
import type { EndpointOutput } from "#workers/registry";
import { loadList } from "~/list/list-loader.server";
import { fileSize } from "~/shell/file-size.server";
import { type FigureFormat, formatPoints } from "~/ui/rules/points";
import type { PastDownload, PastDownloads } from "./past-download";

type Context = LoaderFunctionArgs["context"];
type Row = EndpointOutput<"reports/get-past-download-requests">["table_rows"][number];

/** The panel's page that the address names, beside the report that it names; the log of one report has its own address. */
export async function readPastDownloads(args: Pick<LoaderFunctionArgs, "request" | "context">): Promise<PastDownloads> {
	const { request, context } = args;
	const isLog = new URL(request.url).searchParams.has("report_type");
	const [{ account }, list] = await Promise.all([
		context.call("account/init-account", {}),
		loadList(args, pastDownloadsFace, { keep: ["report"], address: isLog ? "/reports/log" : undefined }),
	]);
	return {
		...list,
		rows: list.rows.map(({ written, ...row }) => ({ ...present(row, context, account.figure_format), written })),
	};
}

/** The panel alone, for a page that looks again with the fields of its address. */
export function pastDownloadsNow(context: Context, fields: Record<string, string>): Promise<PastDownloads> {
	const address = new URL("http://panel/");
	for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, String(value));
	return readPastDownloads({ request: new Request(address), context });
}

function present(row: Row, context: Context, figure_format?: FigureFormat): PastDownload {
	const { texts, format, language_code } = context;
	const count = (value: number) => formatPoints(value, figure_format);
	const words = (key: string, value: number) => texts.t(key, { count: value });
	const { total_count, byte_count, failed_count } = row;
	return {
		id: row.id,
		status: row.status,
		title: row.type === "report" ? texts.t(`reports:kinds.${row.report_type}.title`, row.report_type) : row.file_name,
		when: ["pending", "processing"].includes(row.status)
			? sinceOf(row.created_at, format)
			: format.moment(row.created_at),
		range: rangeOf(row.filters, context),
		format: row.type === "report" ? row.format.toUpperCase() : null,
		rows: total_count === null ? null : words("reports:past.rows", total_count),
		size: byte_count === null ? null : fileSize(byte_count, { language_code, format: figure_format }),
		refused: failed_count > 0 ? words("reports:past.refused", failed_count) : null,
		done: count(row.done_count),
		total: total_count === null ? null : count(total_count),
		percent: total_count ? (100 * row.done_count) / total_count : 0,
		download_link: row.download_link,
		isPrinted: row.report_type === "ots",
		href: hrefOf(row),
		error_msg: row.error_msg,
		facts: [
			{
				label: texts.t(row.is_scheduled === 1 ? "reports:past.scheduled" : "reports:past.requestedAt"),
				value: format.time(row.created_at, "stamp"),
			},
			...row.filters_in_words,
			{ label: texts.t("reports:past.timeZone"), value: row.time_zone },
			...(row.sha256 ? [{ label: texts.t("reports:past.sha"), value: row.sha256 }] : []),
		],
	};
}

/** Long-running work has a page of its own. */
function hrefOf({ id, type, report_type }: Row): string | null {
	if (type !== "async_process_request") return null;
	return report_type === "ots" ? `/certificates/${id}` : `/bulk_runs/${id}`;
}

/** 'now' while it has hardly begun, then how long ago. */
function sinceOf(ms: number, format: Format): string {
	if (Date.now() - ms > 10_000) return format.time(ms, "ago");
	return new Intl.RelativeTimeFormat(format.language_code, { numeric: "auto" }).format(0, "second");
}

/** 'Jan 1 – Nov 20, 2026', the one day that both ends are, or 'From …' and 'To …' where one end is open. */
function rangeOf(
	{ startDate, endDate }: Record<string, unknown>,
	{ language_code, translate }: Context,
): string | null {
	const written = new Intl.DateTimeFormat(language_code, { dateStyle: "medium", timeZone: "UTC" });
	const [from, to] = [startDate, endDate].map((day) =>
		typeof day === "string" ? Date.parse(day.slice(0, 10)) : undefined,
	);
	if (from !== undefined && to !== undefined) return written.formatRange(from, to);
	if (from !== undefined) return translate("lists:fromDay", { date: written.format(from) });
	return to === undefined ? null : translate("lists:toDay", { date: written.format(to) });
}
