/** Asks for one's whole statement as a file, and says how that went; without what reports of lists bring along, which home's first visit would pay for. */
import { useFormAnswer } from "~/form/form-scope";
import { ReportForm } from "~/list/report-form";
import { Anchor } from "~/ui/anchor";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./statement.server";

type Shown = NonNullable<Awaited<ReturnType<typeof loader>>["shown"]>;

/** The form of one button, with the answer beside it. */
export function StatementReport({ report }: { report: NonNullable<Shown["list"]["report"]> }) {
	const { t } = useTranslation("common");
	const { form, log } = report;
	const { answer, isBusy } = useFormAnswer(form.name);
	return (
		<div className="row-wrap">
			<ReportForm form={form}>{t("table.download")}</ReportForm>
			{!isBusy && answer && (
				<p role="status">
					{answer.refusal?.resultMsg ?? answer.message}{" "}
					<Anchor className="link hit" href={log}>
						{t("table.toLog")}
					</Anchor>
				</p>
			)}
		</div>
	);
}
