/** The questions of a survey in their order, and the one that is written beside them. */
import { languageNames } from "~/shell/language-names";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { BuilderData, BuiltSurvey } from "./builder-data";
import { QuestionForm } from "./question-form";
import { QuestionOrder } from "./question-order";

/** The list and the form. */
export function Builder({ survey, builder }: { survey: BuiltSurvey; builder: BuilderData }) {
	const { t } = useTranslation("surveys");
	const { questions, shown, mayWrite, isDraft } = builder;
	const isTranslating = shown !== null && shown.is_translated === 0;
	return (
		<div className="survey-builder">
			<Card title={t("builder.questions")} className="stack-small">
				{questions.length === 0 ? (
					<p className="soft">{t("builder.none")}</p>
				) : (
					<QuestionOrder survey={survey} builder={builder} />
				)}
				{isDraft && (
					<ButtonLink
						icon="plus"
						href={`/surveys/manage/${survey.id}?${new URLSearchParams({ language: survey.language_code, question: "new" })}`}
					>
						{t("builder.add")}
					</ButtonLink>
				)}
			</Card>
			<div className="stack">
				{!isDraft && <Notice>{t(mayWrite ? "builder.frozen" : "builder.closed")}</Notice>}
				{isTranslating && (
					<Notice>
						{t("builder.translated", { language: languageNames[survey.language_code] ?? survey.language_code })}
					</Notice>
				)}
				{mayWrite && (isDraft || shown) && (
					<QuestionForm key={`${shown?.id ?? "new"} ${survey.language_code}`} builder={builder} />
				)}
			</div>
		</div>
	);
}
