/** The button above a list that asks for the list as a report, and says how that went. */
import { useEffect } from "react";
import type { EndpointName } from "#workers/registry";
import { useFormAnswer } from "~/form/form-scope";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { closeEndTools } from "~/ui/data-table/table-tools";
import { LoadingIndicator } from "~/ui/loading";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { ListFrame } from "./list-page";
import { ReportForm } from "./report-form";
import { useRefetch } from "./use-refetch";

const request: EndpointName = "reports/request-report-download";

/** Below a list of cards: the button, with the answer beside it. */
export function ListReport({ report }: { report: ListFrame["report"] }) {
	const { button, notice } = useReport(report, "small");
	if (!button) return null;
	return (
		<div className="stack-small">
			{notice}
			<div className="row-wrap">{button}</div>
		</div>
	);
}

/** Asks the screen's own action; the answer comes back in place, without scripts with the page. */
export function useReport(report: ListFrame["report"], size?: "small") {
	const { t } = useTranslation("common");
	const { answer, isBusy } = useFormAnswer(request);
	const { reloadTable } = (answer?.data ?? {}) as { reloadTable?: 0 | 1 };
	useRefetch(reloadTable === 1 && !isBusy ? answer : undefined);
	useEffect(() => {
		if (answer) closeEndTools();
	}, [answer]);
	if (!report) return { button: undefined, notice: undefined };
	const { form, log, schedule, table_hash } = report;
	const button = (
		<>
			{isBusy && <LoadingIndicator />}
			<ReportForm form={form} size={size} fields={<input type="hidden" name="table_hash" value={table_hash} />}>
				{t("table.download")}
			</ReportForm>
			<ButtonLink kind="quiet" icon="clock" size={size} href={log} opens="dialog">
				{t("table.downloadLog")}
			</ButtonLink>
			{schedule && (
				<ButtonLink
					className="list-tool"
					kind="quiet"
					icon="calendar"
					size={size}
					href={schedule}
					title={t("table.schedule")}
				>
					<span>{t("table.schedule")}</span>
				</ButtonLink>
			)}
		</>
	);
	const notice = !isBusy && answer && (
		<Notice tone={answer.refusal ? "warn" : "good"} isLive>
			{answer.refusal?.resultMsg ?? answer.message} {!answer.refusal && <Anchor href={log}>{t("table.toLog")}</Anchor>}
		</Notice>
	);
	return { button, notice };
}
