/** What a page itself can tell of a form that is about to be sent: all that is wrong at once, in the reader's language. */
import type { FormFace } from "#workers/kernel/form-face";
import type { Lookup } from "~/ui/texts";
import type { Problems } from "./form-scope";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is wrong by field, or undefined when nothing is; fields that the screen draws without the form's knowledge are the server's. */
export function checkControls(form: HTMLFormElement, face: FormFace, t: Lookup<"common">): Problems | undefined {
	const problems: Problems = {};
	for (const control of form.elements) {
		if (!isControl(control) || !face.fields[control.name] || control.validity.valid) continue;
		problems[control.name] ??= [messageOf(control, t)];
	}
	return Object.keys(problems).length > 0 ? problems : undefined;
}

function isControl(element: unknown): element is Control {
	if (!(element instanceof HTMLElement)) return false;
	return "validity" in element && "name" in element && element.tagName !== "FIELDSET" && element.tagName !== "BUTTON";
}

function messageOf(control: Control, t: Lookup<"common">): string {
	const { validity } = control;
	const limit = (name: string) => Number(control.getAttribute(name));
	if (validity.valueMissing) return t("validation.required");
	if (validity.typeMismatch && control.type === "email") return t("validation.email");
	if (validity.tooShort) return t("validation.minLength", { count: limit("minlength") });
	if (validity.tooLong) return t("validation.maxLength", { count: limit("maxlength") });
	if (control.type !== "number") return t("validation.invalid");
	if (validity.rangeUnderflow) return t("validation.minValue", { count: limit("min") });
	if (validity.rangeOverflow) return t("validation.maxValue", { count: limit("max") });
	if (validity.stepMismatch && limit("step") > 1) return t("validation.multiple", { count: limit("step") });
	return t("validation.invalid");
}
