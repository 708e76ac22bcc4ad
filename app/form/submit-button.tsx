/** The button that sends a form, inside its element or anywhere else on the page; it is busy while the form is on its way. */
import { Button, type ButtonProps } from "~/ui/button";
import { formId, formKey } from "./form-answer";
import { type FormOf, faceOf, useFormAnswer } from "./form-scope";

/** The button. */
export function SubmitButton({
	form,
	instance,
	...button
}: Omit<ButtonProps, "form" | "isBusy"> & { form: FormOf; instance?: string | number }) {
	const key = formKey(faceOf(form).name, instance);
	const { isBusy } = useFormAnswer(key);
	return <Button {...button} form={formId(key)} isBusy={isBusy} />;
}
