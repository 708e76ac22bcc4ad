/** Beside the questions: how many are answered, each with its mark, and saving or sending; on a phone the last step. */

import { useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import { type Mark, QuestionMark } from "./mark";
import type { Filled, ShownQuestion } from "./survey-view.server";

export type { Mark } from "./mark";

type SurveySideProps = {
	survey: Filled;
	questions: readonly ShownQuestion[];
	markOf: (id: number) => Mark;
	cancelHref?: string;
	at: number;
	isSteps: boolean;
	saved: string | null;
	onGo: (step: number) => void;
};

/** The card, and on a phone the way on and back. */
export function SurveySide(props: SurveySideProps) {
	const { survey, questions, markOf, at, isSteps, saved } = props;
	const { t } = useTranslation("surveys");
	const answered = questions.filter(({ id }) => markOf(id) === "answered").length;
	const isLast = at > questions.length;
	return (
		<>
			<aside className="card stack survey-side" data-current={isLast || undefined}>
				<div className="between">
					<h2>{t("answer.progress", { count: answered, total: questions.length })}</h2>
					{saved && <span className="meta">{t("answer.savedAt", { time: saved })}</span>}
				</div>
				<div className="survey-progress" aria-hidden="true">
					<span style={{ width: `${(answered * 100) / Math.max(1, questions.length)}%` }} />
				</div>
				<ol className="survey-list plain-list">
					{questions.map((question, place) => (
						<li key={question.id}>
							<QuestionMark mark={markOf(question.id)} />
							<a
								href={`#question-${question.id}`}
								onClick={() => props.onGo(place + 1)}
							>{`${place + 1}. ${question.question}`}</a>
						</li>
					))}
				</ol>
				{survey.is_preview === 0 && <Sending {...props} />}
				<p className="meta survey-privacy">
					<Icon name="lock" size="small" />
					<span>{survey.privacy}</span>
				</p>
			</aside>
			{isSteps && <Going {...props} />}
		</>
	);
}

function Sending({ survey, cancelHref, isSteps }: SurveySideProps) {
	const { t } = useTranslation("surveys");
	const { face } = useFormScope();
	const isChange = survey.is_sent === 1 || survey.is_admin === 1;
	return (
		<div className="stack-small">
			<SubmitButton form={face} instance={survey.id} name="act" value="send" kind="main" isFull>
				{isChange ? t(survey.is_admin === 1 ? "answer.save" : "answer.sendAgain") : t("answer.send")}
			</SubmitButton>
			{isSteps && !isChange && (
				<Button name="act" value="save" isFull>
					{t("answer.keep")}
				</Button>
			)}
			{cancelHref && (
				<ButtonLink href={cancelHref} isFull keepsScroll>
					{t("answer.cancel")}
				</ButtonLink>
			)}
		</div>
	);
}

/** Back and on: where scripts run at once, else by saving and coming back at that question. */
function Going({ survey, questions, at, onGo }: SurveySideProps) {
	const { t } = useTranslation("surveys");
	const go = (step: number) => ({
		name: "go",
		value: step,
		type: survey.is_preview === 1 ? ("button" as const) : ("submit" as const),
		onClick: (event: { preventDefault(): void }) => {
			// A sent response has no draft to come back to, and a page that is alive needs no saving to go on.
			event.preventDefault();
			onGo(step);
			window.scrollTo({ top: 0 });
		},
	});
	return (
		<div className="action-bar survey-going">
			{at > 1 && <Button {...go(at - 1)}>{t("answer.back")}</Button>}
			{at <= questions.length && (
				<Button kind="main" {...go(at + 1)}>
					{t(at === questions.length ? "answer.lookOver" : "answer.next")}
				</Button>
			)}
			{at > questions.length && survey.is_preview === 0 && <SendButton survey={survey} />}
		</div>
	);
}

function SendButton({ survey }: Pick<SurveySideProps, "survey">) {
	const { t } = useTranslation("surveys");
	const { face } = useFormScope();
	return (
		<SubmitButton form={face} instance={survey.id} name="act" value="send" kind="main">
			{t(survey.is_sent === 1 ? "answer.sendAgain" : "answer.send")}
		</SubmitButton>
	);
}
