/** Fills a form in again with what was typed before; loaded only where that is needed. */
import { isSecretField, type Typed } from "./form-answer";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a hand fills. */
const controls = "input:not([type=hidden], [type=file], [type=submit], [type=button]), textarea, select";

/**
 * Puts the values into the controls as a hand does, so that whatever follows a field hears of it; what was left empty is
 * emptied, and fields beside `names`, if they are given, are left alone. Answers whether there was anything to fill.
 */
export function fillIn(form: HTMLFormElement, typed: Typed, names?: readonly string[]): boolean {
	const left = new Map(Object.entries(typed).map(([name, values]) => [name, [...values]]));
	const all = [...form.elements] as unknown as Control[];
	const filled = all.filter(
		(control) =>
			control.name &&
			control.matches(controls) &&
			!isSecretField(control.name) &&
			(names?.includes(control.name) ?? true),
	);
	for (const control of filled) put(control, left.get(control.name) ?? []);
	return filled.length > 0;
}

function put(control: Control, values: string[]): void {
	if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)) {
		if (control.checked !== values.includes(control.value)) control.click();
		return;
	}
	if (control instanceof HTMLSelectElement) {
		for (const option of control.options) option.selected = values.includes(option.value);
	} else {
		// React overlooks what is set on the element's own property.
		const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")!;
		set?.call(control, values.shift() ?? "");
	}
	for (const name of ["input", "change"]) control.dispatchEvent(new Event(name, { bubbles: true }));
}
