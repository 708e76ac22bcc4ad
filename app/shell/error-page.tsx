/** What stands in the place of a screen that crashed. */
import { Button, ButtonLink, IconButton } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/text-area";
import { useTranslation } from "~/ui/texts";
import type { PostForm } from "./frame-props";
import { HiddenFieldsForm } from "./menus";
import { MessagePage } from "./message-page";
import "./error-page.css";

/** The dialog of the report: a native popover, which opens without scripts too. */
const reportId = "report-problem";

/** What the server knows of a call after a crash. */
export type Outcome = "nothing_changed" | "safe_to_repeat" | "unknown";

/** Props of the page after a crash; the error's id is what support asks for. */
export type ErrorPageProps = {
	errorId?: string;
	/** What is known of the call that broke off; nothing for a page that was only read. */
	outcome?: Outcome;
	homeHref: string;
	/** Where the report form posts; without it there is no report. */
	report?: PostForm & { fieldName?: string };
};

/** Something went wrong and the team was notified; a report can be written, also without scripts. */
export function ErrorPage({ errorId, outcome, homeHref, report }: ErrorPageProps) {
	const { t } = useTranslation("common");
	const home = (
		<ButtonLink kind="main" href={homeHref}>
			{t("error.home")}
		</ButtonLink>
	);
	const more = (
		<>
			{report && <ReportForm report={report} errorId={errorId} />}
			{errorId && <p className="meta figure">{t("error.reference", { id: errorId })}</p>}
		</>
	);
	return (
		<MessagePage drawing="broken" title={t("error.title")} action={home} more={more}>
			<p className="soft">
				{t("error.notified")} {outcome ? t(`answers:outcomes.${outcome}`) : t("error.again")}
			</p>
		</MessagePage>
	);
}

function ReportForm({ report, errorId }: { report: NonNullable<ErrorPageProps["report"]>; errorId?: string }) {
	const { t } = useTranslation("common");
	return (
		<>
			<button type="button" className="button" popovertarget={reportId}>
				{t("error.report")}
			</button>
			<div
				id={reportId}
				className="error-report card"
				popover="auto"
				role="dialog"
				aria-labelledby={`${reportId}-title`}
			>
				<div className="between">
					<h2 id={`${reportId}-title`}>{t("error.report")}</h2>
					<IconButton icon="close" label={t("closeDialog")} popovertarget={reportId} popovertargetaction="hide" />
				</div>
				<HiddenFieldsForm form={report}>
					<input type="hidden" name="error_id" value={errorId ?? ""} />
					<div className="stack">
						<Field label={t("error.what")} hint={t("error.hint")}>
							<TextArea name={report.fieldName ?? "message"} required maxLength={1000} rows={4} autoFocus />
						</Field>
						<Button kind="main">{t("error.send")}</Button>
					</div>
				</HiddenFieldsForm>
			</div>
		</>
	);
}
