/** The questions of a survey or a form in their order, and the one that is written beside them. */
import { languageNames } from "~/shell/language-names";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { BuilderData } from "./builder-data";
import { QuestionForm } from "./question-form";
import { QuestionOrder } from "./question-order";
import "./manage.css";

/** The list and the form. */
export function Builder({ builder }: { builder: BuilderData }) {
	const { t } = useTranslation("surveys");
	const { base, language_code, questions, shown, mayWrite, isDraft, notice } = builder;
	const isTranslating = shown !== null && shown.is_translated === 0;
	return (
		<div className="survey-builder">
			<Card title={t("builder.questions")} className="stack-small">
				{questions.length === 0 ? <p className="soft">{t("builder.none")}</p> : <QuestionOrder builder={builder} />}
				{isDraft && (
					<ButtonLink icon="plus" href={`${base}?${new URLSearchParams({ language: language_code, question: "new" })}`}>
						{t("builder.add")}
					</ButtonLink>
				)}
			</Card>
			<div className="stack">
				{notice && <Notice>{notice}</Notice>}
				{isTranslating && (
					<Notice>{t("builder.translated", { language: languageNames[language_code] ?? language_code })}</Notice>
				)}
				{mayWrite && (isDraft || shown) && (
					<QuestionForm key={`${shown?.id ?? "new"} ${language_code}`} builder={builder} />
				)}
			</div>
		</div>
	);
}
