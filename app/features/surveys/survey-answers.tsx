/** What somebody answered, to be read: each question with its mark and its answer, N/A where there is none. */
import { useTranslation } from "~/ui/texts";
import { QuestionMark } from "./mark";
import type { ShownSurvey } from "./survey-view.server";
import "./surveys.css";

/** The answers. */
export function SurveyAnswers({ questions }: { questions: ShownSurvey["questions"] }) {
	const { t } = useTranslation("surveys");
	return (
		<ol className="survey-read plain-list">
			{questions.map(({ id, number, question, said }) => (
				<li key={id}>
					<QuestionMark mark={said === "" ? "open" : "answered"} />
					<div>
						<p className="strong">{`${number}. ${question}`}</p>
						<p className="survey-said">{said === "" ? t("answer.none") : said}</p>
					</div>
				</li>
			))}
		</ol>
	);
}
