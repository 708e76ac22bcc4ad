/** On a phone, where somebody is in a survey: a part for each question, and what is saved. */
import { useTranslation } from "~/ui/texts";
import type { Mark } from "./survey-side";
import type { ShownQuestion } from "./survey-view.server";

type SurveyStepsProps = {
	questions: readonly ShownQuestion[];
	markOf: (id: number) => Mark;
	/** From 1; one more than there are questions: looking over. */
	at: number;
	saved: string | null;
};

/** The bar. */
export function SurveySteps({ questions, markOf, at, saved }: SurveyStepsProps) {
	const { t } = useTranslation("surveys");
	const isLast = at > questions.length;
	return (
		<div className="survey-bar">
			<p className="between">
				<span className="strong">
					{isLast ? t("answer.lookOver") : t("answer.question", { number: at, total: questions.length })}
				</span>
				{saved && <span className="meta">{t("answer.savedAt", { time: saved })}</span>}
			</p>
			<div className="survey-bar-parts" aria-hidden="true">
				{questions.map(({ id }, place) => (
					<span key={id} data-mark={markOf(id)} data-current={place + 1 === at || undefined} />
				))}
			</div>
		</div>
	);
}
