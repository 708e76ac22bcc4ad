/** One's own survey: what was answered, and the way to answer or change it. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { RichText } from "~/ui/rich-text";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./survey.server";
import { SurveyAnswers } from "./survey-answers";
import { SurveyLine } from "./survey-line";
import "./surveys.css";

export { loader } from "./survey.server";

export const meta = titleMeta;

/** The page. */
export default function OwnSurvey() {
	const { survey } = useLoaderData<typeof loader>();
	const { t } = useTranslation("surveys");
	const back = { href: "/surveys", label: t("title") };
	const mayAnswer = survey.user_can_edit === 1;
	return (
		<div className="stack">
			<PageHead
				title={survey.name}
				subtitle={<SurveyLine survey={survey} />}
				back={back}
				actions={
					mayAnswer && (
						<ButtonLink kind="main" icon="edit" href={`/surveys/answer/${survey.id}`}>
							{t(survey.is_sent === 1 ? "answer.edit" : "answer.toAnswer")}
						</ButtonLink>
					)
				}
			/>
			{survey.is_preview === 1 && <Notice>{t("answer.preview")}</Notice>}
			{!mayAnswer && survey.is_preview === 0 && survey.is_sent === 0 && <Notice>{t("answer.over")}</Notice>}
			<RichText nodes={survey.description} />
			{survey.questions.length > 0 && (
				<Card>
					<SurveyAnswers questions={survey.questions} />
				</Card>
			)}
		</div>
	);
}
