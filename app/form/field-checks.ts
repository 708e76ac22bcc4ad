/** What a page itself can tell of a form that is about to be sent: all that is wrong at once, in the reader's language. */
import { isEmail } from "#workers/kernel/email";
import type { FieldFace, FormFace } from "#workers/kernel/form-face";
import type { Lookup } from "~/ui/texts";
import type { Problems } from "./form-scope";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether nothing that a button needs is missing or wrong: what is, is said before the button asks anything. */
export function isComplete(button: HTMLButtonElement): boolean {
	const { form } = button;
	if (!form) return true;
	return form.checkValidity() && ![...form.elements].some((one) => isControl(one) && isMissing(one, button));
}

/** What is wrong by field, or undefined when nothing is; fields that the screen draws without the form's knowledge are the server's. */
export function checkControls(
	form: HTMLFormElement,
	face: FormFace,
	t: Lookup<"common">,
	pressed: HTMLElement | null,
): Problems | undefined {
	const problems: Problems = {};
	for (const control of form.elements) {
		if (!isControl(control)) continue;
		// A control that is not sent itself, such as a search for people, names the field for which it stands.
		const name = control.dataset.field ?? control.name;
		const field = face.fields[name];
		if (!field) continue;
		if (!control.validity.valid) problems[name] ??= [messageOf(control, field, t)];
		else if (isMissing(control, pressed)) problems[name] ??= [t("validation.required")];
		else if (isWrongEmail(control)) problems[name] ??= [t("validation.email")];
	}
	return Object.keys(problems).length > 0 ? problems : undefined;
}

function isControl(element: unknown): element is Control {
	if (!(element instanceof HTMLElement)) return false;
	return "validity" in element && "name" in element && element.tagName !== "FIELDSET" && element.tagName !== "BUTTON";
}

/** Empty, where the pressed button alone cannot do without it. */
function isMissing({ name, value }: Control, pressed: HTMLElement | null): boolean {
	return value.trim() === "" && pressed?.dataset.needs?.split(" ").includes(name) === true;
}

/** The browser's own rule for addresses takes no IP address in brackets, so that it is not asked. */
function isWrongEmail({ inputMode, value }: Control): boolean {
	return inputMode === "email" && value !== "" && !isEmail(value.trim());
}

function messageOf(control: Control, { kind }: FieldFace, t: Lookup<"common">): string {
	const { validity } = control;
	const limit = (name: string) => Number(control.getAttribute(name));
	if (validity.customError) return control.validationMessage;
	if (validity.valueMissing) {
		if (kind === "many") return t("validation.chooseOne");
		if (control.type === "radio" || control.type === "select-one") return t("validation.choose");
		return t(control.type === "checkbox" ? "validation.tick" : "validation.required");
	}
	if (validity.tooShort) return t("validation.minLength", { count: limit("minlength") });
	if (validity.tooLong) return t("validation.maxLength", { count: limit("maxlength") });
	if (control.type !== "number") return t("validation.invalid");
	if (validity.rangeUnderflow) return t("validation.minValue", { count: limit("min") });
	if (validity.rangeOverflow) return t("validation.maxValue", { count: limit("max") });
	if (validity.stepMismatch && limit("step") > 1) return t("validation.multiple", { count: limit("step") });
	return t("validation.invalid");
}
