/** The button above a list that asks for the list as a report, and says how that went. */
import { useState } from "react";
import type { EndpointName } from "#workers/registry";
import { EndpointForm } from "~/form/endpoint-form";
import { useFormAnswer } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { LoadingIndicator } from "~/ui/loading";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { ListFrame } from "./list-page";
import { useRefetch } from "./use-refetch";

const request: EndpointName = "reports/request-report-download";

/** Asks the screen's own action; the answer comes back in place, without scripts with the page. */
export function useReport(report: ListFrame["report"]) {
	const { t } = useTranslation("common");
	const { answer, isBusy } = useFormAnswer(request);
	const { reloadTable } = (answer?.data ?? {}) as { reloadTable?: 0 | 1 };
	useRefetch(reloadTable === 1 && !isBusy ? answer : undefined);
	const [answered, setAnswered] = useState(0);
	if (!report) return { button: undefined, notice: undefined };
	const { form, log, schedule, table_hash, as_of } = report;
	const button = (
		<>
			{isBusy && <LoadingIndicator />}
			<EndpointForm
				form={form}
				stays
				hidesProblems
				repeatKey={`${form.repeat_key}-${answered}`}
				onAnswer={() => setAnswered(answered + 1)}
			>
				<input type="hidden" name="table_hash" value={table_hash} />
				<input type="hidden" name="as_of" value={as_of} />
				<SubmitButton form={form} icon="download" isIconOnMobile>
					{t("table.download")}
				</SubmitButton>
			</EndpointForm>
			<ButtonLink kind="quiet" icon="clock" isIconOnMobile href={log} opens="dialog">
				{t("table.downloadLog")}
			</ButtonLink>
			{schedule && (
				<ButtonLink kind="quiet" icon="calendar" isIconOnMobile href={schedule}>
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
