/** Reports: the form of the chosen one, all that may be asked for, and the past downloads beside them. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { PastDownloadsPanel } from "./past-downloads-panel";
import { ReportForm } from "./report-form";
import { ReportList } from "./report-list";
import type { loader } from "./reports.server";
import "./reports.css";

export { action, loader } from "./reports.server";

export const meta = titleMeta;

/** The screen. */
export default function Reports() {
	const { reports, chosen, past, ...offer } = useLoaderData<typeof loader>();
	const { t } = useTranslation("reports");
	return (
		<>
			<PageHead title={t("title")} subtitle={t("subtitle")} />
			<div className="reports">
				{chosen ? (
					<ReportForm key={chosen.report_type} chosen={chosen} {...offer} />
				) : (
					<EmptyState drawing="search" title={t("none")}>
						{t("noneText")}
					</EmptyState>
				)}
				<PastDownloadsPanel loaded={past} />
				{chosen && <ReportList reports={reports} chosen={chosen.report_type} past={past} />}
			</div>
		</>
	);
}
