/** The form of a survey: questions with their marks, the way through them, and what is wrong, all at once. */
import { type FormEvent, useState } from "react";
import { pathOf } from "#workers/features/surveys/rules/path";
import { answersIn } from "#workers/features/surveys/rules/typed-answers";
import type { FormFace } from "#workers/kernel/form-face";
import { EndpointForm } from "~/form/endpoint-form";
import type { Typed } from "~/form/form-answer";
import { useFormAnswer } from "~/form/form-scope";
import { fieldsOf } from "~/form/saved-text";
import { useSavedForm } from "~/form/use-saved-form";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import { useToasts } from "~/ui/toast";
import { Question } from "./question";
import { SurveyProblems } from "./survey-problems";
import { type Mark, SurveySide } from "./survey-side";
import { SurveySteps } from "./survey-steps";
import type { Filled } from "./survey-view.server";
import { typedOf } from "./typed-of";
import { useAutosave } from "./use-autosave";
import "./surveys.css";

type SurveyFormProps = {
	survey: Filled;
	form: FormFace;
	/** The question that a phone shows first, from 1; the last step is looking over. */
	step?: number | null;
	cancelHref?: string;
	/** On a phone one question at a time, saving by itself; else all of them, as in a member's panel. */
	isSteps?: boolean;
	/** Where it is posted, where that is not the page. */
	action?: string;
};

/** The form; what was typed in this tab and not saved comes back where nothing was saved elsewhere meanwhile. */
export function SurveyForm(props: SurveyFormProps) {
	const { survey, form } = props;
	const key = `${form.name}#${survey.id}`;
	const kept = useSavedForm<{ version: number }>(key);
	const isKept = kept.saved !== undefined && kept.saved.more?.version === survey.version;
	const start = isKept ? kept.saved!.typed : typedOf(survey.questions);
	return <Fields key={isKept ? "kept" : "new"} {...props} {...{ start, kept, isKept }} />;
}

type FieldsProps = SurveyFormProps & {
	start: Typed;
	isKept: boolean;
	kept: ReturnType<typeof useSavedForm<{ version: number }>>;
};

function Fields({ survey, form, step, cancelHref, isSteps = false, action, start, kept, isKept }: FieldsProps) {
	const { t } = useTranslation("surveys");
	const { show } = useToasts();
	const { answer } = useFormAnswer(`${form.name}#${survey.id}`);
	const [typed, setTyped] = useState<Typed>(answer?.refusal ? answer.typed : start);
	const autosave = useAutosave(survey, isSteps && survey.is_sent === 0 && survey.is_preview === 0);
	const answers = answersIn(typed);
	const path = pathOf(survey.questions.map((one) => ({ ...one, answer: answers[String(one.id)] ?? "" })));
	const errors = answer?.refusal?.errors ?? {};
	const questions = survey.questions.filter(({ id }) => path.includes(id));
	const markOf = (id: number): Mark => (errors[id] ? "wrong" : answers[String(id)] === undefined ? "open" : "answered");
	const firstWrong = questions.findIndex(({ id }) => errors[id]);
	const [current, setCurrent] = useState(firstWrong >= 0 ? firstWrong + 1 : (step ?? 1));
	const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
		const now = fieldsOf(currentTarget);
		setTyped(now);
		kept.saveTyped(now);
		kept.saveMore({ version: autosave.version });
		autosave.start(currentTarget);
	};
	const at = Math.min(current, questions.length + 1);
	return (
		<EndpointForm
			form={form}
			instance={survey.id}
			action={action}
			hidesProblems
			className={isSteps ? "survey survey-steps" : "survey"}
			onInput={onInput}
			onSubmit={autosave.onSubmit}
			onAnswer={({ refusal }) => {
				if (!refusal) return;
				const wrong = survey.questions
					.filter(({ id }) => path.includes(id))
					.findIndex(({ id }) => refusal.errors?.[id]);
				if (wrong >= 0) setCurrent(wrong + 1);
				show({ text: refusal.resultMsg || t("errors.answers_not_saved"), tone: "bad" });
			}}
		>
			{/* What the return key sends: keeping, where there is something to keep. */}
			<button type="submit" name="act" value="save" className="unseen survey-return" tabIndex={-1} aria-hidden="true" />
			<input type="hidden" name="version" value={autosave.version} />
			<input type="hidden" name="survey_id" value={survey.id} />
			{isKept && <Notice isLive>{t("answer.kept")}</Notice>}
			{autosave.refused && (
				<Notice tone="bad" isLive>
					{autosave.refused}
				</Notice>
			)}
			<SurveyProblems refusal={answer?.refusal} questions={questions} />
			<SurveySteps {...{ questions, markOf, at, saved: autosave.saved }} />
			<div className="survey-parts">
				<div className="stack survey-questions">
					{survey.questions.map((question) => (
						<Question
							key={question.id}
							{...{ question, survey, typed, mark: markOf(question.id), errors: errors[question.id] }}
							number={questions.indexOf(question) + 1}
							isOnTheWay={path.includes(question.id)}
							isCurrent={questions[at - 1]?.id === question.id}
						/>
					))}
				</div>
				<SurveySide
					{...{ survey, questions, markOf, cancelHref, at, isSteps }}
					saved={autosave.saved}
					onGo={setCurrent}
				/>
			</div>
		</EndpointForm>
	);
}
