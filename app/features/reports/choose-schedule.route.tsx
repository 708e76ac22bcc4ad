/** The reports that can be scheduled, by the feature that they belong to; each leads to the form of its schedule. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { textKey } from "#workers/kernel/names";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { ReportList } from "./report-list";
import "./reports.css";

export const meta = titleMeta;

/** What the reader may ask for. */
export async function loader({ context }: LoaderFunctionArgs) {
	await context.requireCall("reports/save-report-schedule");
	const { reports } = await context.call("reports/list-reports", {});
	return {
		title: context.translate("reports:schedules.form.choose"),
		reports: reports.map(({ report_type, group }) => ({ report_type, group })),
	};
}

/** The page. */
export default function ChooseSchedule() {
	const { title, reports } = useLoaderData<typeof loader>();
	const { t } = useTranslation("reports");
	const back = { href: "/reports/schedules", label: t(textKey("reports:schedules.title")) };
	return (
		<div className="page-narrow stack">
			<PageHead title={title} subtitle={t("schedules.form.chooseText")} back={back} />
			<ReportList
				reports={reports}
				hrefOf={(report_type) => `/reports/schedules/new?${new URLSearchParams({ report_type })}`}
			/>
		</div>
	);
}
