/** The button above a list that asks for the list as a report, and says how that went. */
import { useActionData, useFetcher } from "@remix-run/react";
import { SecureForm } from "~/shell/secure-form";
import { Anchor } from "~/ui/anchor";
import { Button } from "~/ui/button";
import { LoadingIndicator } from "~/ui/loading";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";

/** What the server said to the asking (list-loader.server.ts). */
type ReportAnswer = { isDone: boolean; message: string };

/** Asks the screen's own action; the answer comes back in place, without scripts with the page. `repeatKey` makes a second press harmless. */
export function useReport(report: { repeatKey: string } | null) {
	const { t } = useTranslation("common");
	const fetcher = useFetcher<ReportAnswer>();
	const posted = useActionData<ReportAnswer>();
	if (!report) return { button: undefined, notice: undefined };
	const isBusy = fetcher.state !== "idle";
	const answer = fetcher.data ?? posted;
	const button = (
		<>
			{isBusy && <LoadingIndicator />}
			<SecureForm fetcher={fetcher} repeatKey={report.repeatKey}>
				<Button icon="download" isIconOnMobile isBusy={isBusy || undefined}>
					{t("table.download")}
				</Button>
			</SecureForm>
		</>
	);
	const notice = !isBusy && answer && (
		<Notice tone={answer.isDone ? "good" : "warn"} isLive>
			{answer.message} {answer.isDone && <Anchor href="/reports">{t("table.toReports")}</Anchor>}
		</Notice>
	);
	return { button, notice };
}
