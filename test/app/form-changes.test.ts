/** What the save bar calls a change: a control that shows something else than what is saved, and nothing that only looks different. */
import { expect, test } from "vitest";
import type { FieldFace } from "#workers/kernel/form-face";
import { changedFields, savedFields } from "~/form/form-changes";

const names = ["name", "note", "color", "is_on", "place", "topics", "count"];
const fields = names.map((name) => ({ name, label: name, kind: "text", isRequired: false }) satisfies FieldFace);

const saved: Record<string, string[]> = {
	name: ["Ada"],
	note: ["one\r\ntwo"],
	color: ["#ABCDEF"],
	is_on: ["1"],
	topics: ["b"],
};
const savedOf = (name: string) => saved[name];

function makeForm(): HTMLFormElement {
	document.body.innerHTML = `<form>
		<input name="name" value="Ada"><textarea name="note">one
two</textarea><input type="color" name="color" value="#abcdef">
		<input type="hidden" name="is_on" value="0"><input type="checkbox" name="is_on" value="1" checked>
		<select name="place"><option value="x">X</option><option value="y">Y</option></select>
		<input type="hidden" name="topics" value=""><input type="checkbox" name="topics" value="a"><input type="checkbox" name="topics" value="b" checked>
		<input type="number" name="count" value="">
	</form>`;
	return document.querySelector("form")!;
}

const changed = (form: HTMLFormElement) => changedFields(form, fields, savedOf).map(({ name }) => name);

const control = <Control extends Element = HTMLInputElement>(form: HTMLFormElement, selector: string) =>
	form.querySelector<Control>(selector)!;

test("a form as it came has no change, however browsers write lines, colors and boxes", () => {
	expect(changed(makeForm())).toEqual([]);
});

test("each kind of control tells that it differs, and no more once it is set back", () => {
	const form = makeForm();
	control(form, "[name=name]").value = "Bea";
	control<HTMLTextAreaElement>(form, "textarea").value = "one";
	control(form, "[name=color]").value = "#000000";
	control(form, "[type=checkbox][name=is_on]").checked = false;
	control<Element & { value: string }>(form, "select").value = "y";
	control(form, "[value=a]").checked = true;
	control(form, "[name=count]").value = "7";
	expect(changed(form)).toEqual(names);
	expect(savedFields(form, fields, savedOf)).toEqual({
		name: ["Ada"],
		note: ["one\ntwo"],
		color: ["#abcdef"],
		is_on: ["1"],
		place: ["x"],
		topics: ["b"],
		count: [""],
	});
});

test("what was typed and refused comes back from the server as the control's own value, and still differs", () => {
	const form = makeForm();
	control(form, "[name=name]").defaultValue = "Bea";
	expect(changed(form)).toEqual(["name"]);
});
