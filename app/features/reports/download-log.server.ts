/** The server half of a report's log: this person's requests of the report that the address names. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { readPastDownloads } from "./past-downloads.server";

/** A page of the log; an address that names no report leads to all of them. Throws a 404 for one that is not offered to the person. */
export async function loader(args: LoaderFunctionArgs) {
	const { request, context } = args;
	const report_type = new URL(request.url).searchParams.get("report_type");
	if (!report_type) throw redirect("/reports");
	const { reports } = await context.call("reports/list-reports", {});
	const report = reports.find((known) => known.report_type === report_type);
	if (!report) throw Response.json({ resultType: "not_found" }, { status: 404 });
	return {
		title: context.translate("reports:log.title"),
		report: context.texts.t(`reports:kinds.${report.report_type}.title`),
		past: await readPastDownloads(args),
	};
}
