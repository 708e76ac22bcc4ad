/** The button above a list that asks for the list as a report, and says how that went. */
import type { FormFace } from "#workers/kernel/form-face";
import type { EndpointName } from "#workers/registry";
import { EndpointForm } from "~/form/endpoint-form";
import { useFormAnswer } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { Anchor } from "~/ui/anchor";
import { LoadingIndicator } from "~/ui/loading";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";

const request: EndpointName = "reports/request-report-download";

/** Asks the screen's own action; the answer comes back in place, without scripts with the page. */
export function useReport(form: FormFace | null) {
	const { t } = useTranslation("common");
	const { answer, isBusy } = useFormAnswer(request);
	if (!form) return { button: undefined, notice: undefined };
	const button = (
		<>
			{isBusy && <LoadingIndicator />}
			<EndpointForm form={form} stays hidesProblems>
				<SubmitButton form={form} icon="download" isIconOnMobile>
					{t("table.download")}
				</SubmitButton>
			</EndpointForm>
		</>
	);
	const notice = !isBusy && answer && (
		<Notice tone={answer.refusal ? "warn" : "good"} isLive>
			{answer.refusal?.resultMsg ?? answer.message}{" "}
			{!answer.refusal && <Anchor href="/reports">{t("table.toReports")}</Anchor>}
		</Notice>
	);
	return { button, notice };
}
