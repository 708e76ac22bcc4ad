/** Answering a survey: all questions on a desktop, one at a time on a phone; what is written saves itself. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { RichText } from "~/ui/rich-text";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./answer.server";
import { SurveyForm } from "./survey-form";
import { SurveyLine } from "./survey-line";
import "./surveys.css";

export { serverErrorAction as clientAction } from "~/form/server-error";
export { action, loader } from "./answer.server";

export const meta = titleMeta;

/** The page. */
export default function AnswerSurvey() {
	const data = useLoaderData<typeof loader>();
	const { t } = useTranslation("surveys");
	const back = { href: "/surveys", label: t("title") };
	const { survey, form, step } = data;
	return (
		<div className="stack">
			<PageHead title={survey.name} subtitle={<SurveyLine survey={survey} />} back={back} />
			{survey.is_preview === 1 && <Notice>{t("answer.preview")}</Notice>}
			<div className="survey-intro">
				<RichText nodes={survey.description} />
			</div>
			{survey.questions.length > 0 && (
				<SurveyForm
					{...{ survey, form, step }}
					cancelHref={survey.is_sent === 1 ? `/surveys/${survey.id}` : undefined}
					isSteps
				/>
			)}
		</div>
	);
}
