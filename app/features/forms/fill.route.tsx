/** Filling in a form: all questions on a desktop, one at a time on a phone; what is written saves itself. */
import { useLoaderData } from "@remix-run/react";
import { SurveyForm } from "~/features/surveys";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { RichText } from "~/ui/rich-text";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./fill.server";
import { FormLine } from "./form-line";

export { serverErrorAction as clientAction } from "~/form/server-error";
export { action, loader } from "./fill.server";

export const meta = titleMeta;

/** The page. */
export default function FillForm() {
	const { form, face, step } = useLoaderData<typeof loader>();
	const { t } = useTranslation("forms");
	const isOver = form.may_send === 0 && form.is_preview === 0;
	return (
		<div className="stack">
			<PageHead title={form.name} subtitle={<FormLine form={form} />} back={{ href: "/forms", label: t("title") }} />
			{form.is_preview === 1 && <Notice>{t("fill.preview")}</Notice>}
			{isOver && (
				<Notice>{t(form.is_once === 1 && form.sent_id !== null ? "errors.form_sent_once" : "fill.over")}</Notice>
			)}
			{form.sent_id !== null && (
				<p>
					<Anchor className="link hit" href={`/forms/submissions/${form.sent_id}`}>
						{t("fill.see")}
					</Anchor>
				</p>
			)}
			<RichText nodes={form.description} />
			{!isOver && form.questions.length > 0 && <SurveyForm survey={form} form={face} step={step} isSteps />}
		</div>
	);
}
