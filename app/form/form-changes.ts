/** What of a form differs from what is saved, field by field, as its controls show it. */
import type { FieldFace } from "#workers/kernel/form-face";
import type { Typed } from "./form-answer";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the screen gave a field; nothing where it is as its control begins. */
export type SavedOf = (name: string) => string[] | undefined;

/** The fields that differ, in their order. */
export function changedFields(form: HTMLFormElement, fields: readonly FieldFace[], savedOf: SavedOf): FieldFace[] {
	return fields.filter(({ name }) => {
		const controls = controlsOf(form, name);
		return String(presentOf(controls)) !== String(shownOf(controls, savedOf(name)));
	});
}

/** What the controls show of what is saved, to be filled in again. */
export function savedFields(form: HTMLFormElement, fields: readonly FieldFace[], savedOf: SavedOf): Typed {
	return Object.fromEntries(fields.map(({ name }) => [name, shownOf(controlsOf(form, name), savedOf(name))]));
}

/** What a hand fills of a field, wherever it stands. */
function controlsOf(form: HTMLFormElement, name: string): Control[] {
	const all = [...form.elements] as unknown as Control[];
	return all.filter(
		(control) => control.name === name && !["hidden", "file", "submit", "button"].includes(control.type),
	);
}

function presentOf(controls: readonly Control[]): string[] {
	return controls.flatMap((control) => {
		if (isTicked(control)) return control.checked ? [control.value] : [];
		return [asWritten(control, control.value)];
	});
}

/** Saved values as these controls say them: boxes that are ticked, an option that there is, a color in small letters. */
function shownOf(controls: readonly Control[], saved: string[] | undefined): string[] {
	return controls.flatMap((control) => {
		if (isTicked(control)) {
			const isOn = saved ? saved.includes(control.value) : control.defaultChecked;
			return isOn ? [control.value] : [];
		}
		if (control instanceof HTMLSelectElement) return [optionOf(control, saved?.at(-1))];
		return [asWritten(control, saved ? (saved.at(-1) ?? "") : control.defaultValue)];
	});
}

function isTicked(control: Control): control is HTMLInputElement {
	return control.type === "checkbox" || control.type === "radio";
}

function optionOf(select: HTMLSelectElement, saved: string | undefined): string {
	const options = [...select.options];
	const found = options.find(({ value }) => value === saved) ?? options.find(({ defaultSelected }) => defaultSelected);
	return (found ?? options[0])?.value ?? "";
}

/** Browsers write colors small and end lines their own way. */
function asWritten({ type }: Control, value: string): string {
	return type === "color" ? value.toLowerCase() || "#000000" : value.replaceAll("\r\n", "\n");
}
