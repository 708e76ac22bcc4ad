/** The button that sends a form, inside its element or anywhere else on the page; it is busy while the form is on its way. */
import { lazy, Suspense, useState } from "react";
import { loadPart } from "~/shell/lost-chunks";
import { Button, type ButtonProps } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import { isComplete } from "./field-checks";
import { answeredField, formId, formKey } from "./form-answer";
import type { Question } from "./form-question";
import { type FormOf, faceOf, useFormAnswer } from "./form-scope";

const FormQuestion = lazy(() => loadPart(() => import("./form-question")));

/** Props of the button. */
export type SubmitButtonProps = Omit<ButtonProps, "form" | "isBusy"> & {
	form: FormOf;
	instance?: string | number;
	/** Fields that this button alone cannot do without, such as the reason of a refusal. */
	needs?: readonly string[];
	/** Asked before the form is sent; where scripts are off the action's `asks` has it stand in the place of the button. */
	question?: Question;
};

/** The button. */
export function SubmitButton({ form, instance, needs, question, ...button }: SubmitButtonProps) {
	const key = formKey(faceOf(form).name, instance);
	const { isBusy, answer } = useFormAnswer(key);
	const [pressed, setPressed] = useState<HTMLButtonElement>();
	if (question && answer?.asks) {
		const { name, value } = button;
		return <AskedButton {...{ question, name, value, isBusy }} form={formId(key)} />;
	}
	return (
		<>
			<Button
				{...button}
				form={formId(key)}
				isBusy={isBusy}
				data-needs={needs?.join(" ")}
				onClick={
					question && question.isNeeded !== false
						? (event) => {
								// What is missing is said first: nobody answers a question for nothing.
								if (!isComplete(event.currentTarget)) return;
								event.preventDefault();
								setPressed(event.currentTarget);
							}
						: undefined
				}
			/>
			{question && pressed && (
				<Suspense>
					<input type="hidden" name={answeredField} value="1" form={formId(key)} />
					<FormQuestion question={question} pressed={pressed} onClose={() => setPressed(undefined)} />
				</Suspense>
			)}
		</>
	);
}

type AskedButtonProps = Pick<ButtonProps, "name" | "value" | "isBusy"> & { question: Question; form: string };

/** The question on the page itself, with the button that answers yes; what the button adds that asked is sent too. */
function AskedButton({ question, name, value, form, isBusy }: AskedButtonProps) {
	const { t } = useTranslation("common");
	return (
		<div className="stack-small">
			<Notice tone="warn" isLive>
				{question.title && <p className="strong">{question.title}</p>}
				<p>{question.text}</p>
			</Notice>
			{name && <input type="hidden" name={answeredField} value="1" form={form} />}
			<Button
				form={form}
				name={name ?? answeredField}
				value={name ? value : "1"}
				kind={question.isDestructive ? "destructive" : "main"}
				isBusy={isBusy}
			>
				{question.yes ?? t("ok")}
			</Button>
		</div>
	);
}
