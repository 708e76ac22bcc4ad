/** What is wrong with answers, all at once above the questions, with a way to each; else why they were not saved. */
import type { FormAnswer } from "~/form/form-answer";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { ShownQuestion } from "./survey-view.server";

/** The messages. */
export function SurveyProblems({
	refusal,
	questions,
}: {
	refusal: FormAnswer["refusal"];
	questions: readonly ShownQuestion[];
}) {
	const { t } = useTranslation("surveys");
	if (!refusal) return null;
	const wrong = questions
		.map((question, at) => ({ id: question.id, number: at + 1, text: refusal.errors?.[question.id]?.[0] }))
		.filter(({ text }) => text !== undefined);
	const elsewhere = refusal.errors?.answers?.[0];
	return (
		<Notice tone="bad" isLive>
			{wrong.length === 0 && <p>{elsewhere || refusal.resultMsg || t("errors.answers_not_saved")}</p>}
			{wrong.length > 0 && (
				<>
					<p className="strong">{t("answer.faults", { count: wrong.length })}</p>
					<ul className="survey-faults">
						{wrong.map(({ id, number, text }) => (
							<li key={id}>
								<a href={`#question-${id}`}>{t("answer.faultAt", { number, text })}</a>
							</li>
						))}
					</ul>
				</>
			)}
		</Notice>
	);
}
