/** The button that sends a form, inside its element or anywhere else on the page; it is busy while the form is on its way. */
import { lazy, Suspense, useState } from "react";
import { loadPart } from "~/shell/lost-chunks";
import { Button, type ButtonProps } from "~/ui/button";
import { formId, formKey } from "./form-answer";
import type { Question } from "./form-question";
import { type FormOf, faceOf, useFormAnswer } from "./form-scope";

const FormQuestion = lazy(() => loadPart(() => import("./form-question")));

/** Props of the button. */
export type SubmitButtonProps = Omit<ButtonProps, "form" | "isBusy"> & {
	form: FormOf;
	instance?: string | number;
	/** Asked before the form is sent; where scripts are off it is sent at once. */
	question?: Question;
};

/** The button. */
export function SubmitButton({ form, instance, question, ...button }: SubmitButtonProps) {
	const key = formKey(faceOf(form).name, instance);
	const { isBusy } = useFormAnswer(key);
	const [pressed, setPressed] = useState<HTMLButtonElement>();
	return (
		<>
			<Button
				{...button}
				form={formId(key)}
				isBusy={isBusy}
				onClick={
					question &&
					((event) => {
						event.preventDefault();
						setPressed(event.currentTarget);
					})
				}
			/>
			{question && pressed && (
				<Suspense>
					<FormQuestion question={question} pressed={pressed} onClose={() => setPressed(undefined)} />
				</Suspense>
			)}
		</>
	);
}
