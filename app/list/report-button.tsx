/** The button above a list that asks for the list as a report, and says how that went. */
import type { EndpointName } from "#workers/registry";
import { useFormAnswer } from "~/form/form-scope";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { LoadingIndicator } from "~/ui/loading";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { ListFrame } from "./list-page";
import { ReportForm } from "./report-form";
import { useRefetch } from "./use-refetch";

const request: EndpointName = "reports/request-report-download";

/** Below a list of cards: the button, with the answer beside it. */
export function ListReport({ report }: { report: ListFrame["report"] }) {
	const { button, notice } = useReport(report, { isWordyOnMobile: true });
	if (!button) return null;
	return (
		<div className="stack-small">
			{notice}
			<div className="row-wrap">{button}</div>
		</div>
	);
}

/** Asks the screen's own action; the answer comes back in place, without scripts with the page. In a full row of tools it is an icon on a phone. */
export function useReport(report: ListFrame["report"], { isWordyOnMobile = false } = {}) {
	const { t } = useTranslation("common");
	const { answer, isBusy } = useFormAnswer(request);
	const { reloadTable } = (answer?.data ?? {}) as { reloadTable?: 0 | 1 };
	useRefetch(reloadTable === 1 && !isBusy ? answer : undefined);
	if (!report) return { button: undefined, notice: undefined };
	const { form, log, schedule, table_hash } = report;
	const look = isWordyOnMobile ? ({ size: "small" } as const) : { isIconOnMobile: true };
	const button = (
		<>
			{isBusy && <LoadingIndicator />}
			<ReportForm form={form} {...look} fields={<input type="hidden" name="table_hash" value={table_hash} />}>
				{t("table.download")}
			</ReportForm>
			<ButtonLink kind="quiet" icon="clock" {...look} href={log} opens="dialog">
				{t("table.downloadLog")}
			</ButtonLink>
			{schedule && (
				<ButtonLink
					className="list-tool"
					kind="quiet"
					icon="calendar"
					{...look}
					href={schedule}
					title={t("table.schedule")}
				>
					{t("table.schedule")}
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
