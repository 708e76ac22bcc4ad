/** One question: its number, mark and words, the fields that answer it, and what is wrong. */
import { FieldError } from "~/ui/field";
import { useTranslation } from "~/ui/texts";
import { QuestionMark } from "./mark";
import { QuestionFields } from "./question-fields";
import type { QuestionProps } from "./question-props";

/** The question; one that the answers lead past is not seen, and keeps what stands in it. */
export function Question(props: QuestionProps) {
	const { question, survey, mark, errors, number, isOnTheWay, isCurrent } = props;
	const { t } = useTranslation("surveys");
	const stays = survey.is_sent === 1 && survey.is_admin === 0 && question.editable === 0;
	const hints = [
		question.help,
		question.type === "checkbox_group" || question.type === "dropdown_multi" ? t("answer.chooseAll") : "",
		question.save_to === "" || survey.is_anonymous === 1 ? "" : t(`answer.saveTo.${question.save_to}`),
		stays ? t("answer.stays") : "",
	].filter(Boolean);
	const id = `question-${question.id}`;
	return (
		<fieldset
			id={id}
			className="card survey-question"
			tabIndex={-1}
			hidden={!isOnTheWay}
			data-current={isCurrent || undefined}
			data-invalid={errors ? "" : undefined}
			aria-describedby={errors ? `${id}-error` : undefined}
		>
			<legend>
				<QuestionMark mark={mark} />
				<span className="survey-words">
					<span className="survey-number">{number}. </span>
					{question.question}
					{question.is_required === 1 && <span className="meta"> ({t("answer.required")})</span>}
				</span>
			</legend>
			<div className="survey-fields">
				{hints.map((hint) => (
					<p key={hint} className="meta">
						{hint}
					</p>
				))}
				{errors && (
					<div id={`${id}-error`}>
						{errors.map((text) => (
							<FieldError key={text} text={text} />
						))}
					</div>
				)}
				{stays ? <p>{question.said || t("answer.none")}</p> : <QuestionFields {...props} />}
			</div>
		</fieldset>
	);
}
