/** Reports: the form of the chosen one, all that may be asked for, and the past downloads beside them. */
import { useLoaderData } from "@remix-run/react";
import { listAddress } from "~/list/list-query";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
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
	const { reports, chosen, past, maySchedule, ...offer } = useLoaderData<typeof loader>();
	const { t } = useTranslation("reports");
	return (
		<>
			<PageHead
				title={t("title")}
				subtitle={t("subtitle")}
				actions={
					maySchedule && (
						<ButtonLink icon="calendar" href="/reports/schedules">
							{t("schedules.title")}
						</ButtonLink>
					)
				}
			/>
			<div className="reports">
				{chosen ? (
					<ReportForm key={chosen.report_type} chosen={chosen} maySchedule={maySchedule} {...offer} />
				) : (
					<EmptyState drawing="search" title={t("none")}>
						{t("noneText")}
					</EmptyState>
				)}
				<PastDownloadsPanel loaded={past} />
				{chosen && (
					<ReportList
						reports={reports}
						chosen={chosen.report_type}
						hrefOf={(report) => listAddress(past.address, { ...past.fields, report }, past.page)}
					/>
				)}
			</div>
		</>
	);
}
