/** The schedules by which reports are sent, with when each runs next, or that it does not. */
import { useLoaderData } from "@remix-run/react";
import { reportSchedulesFace } from "#workers/features/reports/lists/get-report-schedules";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const loader = listLoader(reportSchedulesFace);

export const action = reportAction(reportSchedulesFace);

/** The screen. */
export default function ReportSchedules() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("reports");
	const making = (
		<ButtonLink kind="main" icon="plus" href="/reports/schedules/new">
			{t("schedules.new")}
		</ButtonLink>
	);
	return (
		<ListScreen
			list={list}
			title={title}
			subtitle={t("schedules.subtitle")}
			back={{ href: "/reports", label: t("title") }}
			actions={making}
			drawing="box"
			emptyAction={making}
		/>
	);
}
