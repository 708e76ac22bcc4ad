/** The kinds of questions (specification §2), and what each is made of. @browser-safe @pure */

/** The eight kinds. */
export const questionTypes = [
	"radio",
	"checkbox",
	"checkbox_group",
	"dropdown_single",
	"dropdown_multi",
	"scale",
	"text",
	"date",
] as const;

/** One of them. */
export type QuestionType = (typeof questionTypes)[number];

/** Fields of a person's record into which an answer can be written; empty: none. */
export const saveTos = ["", "dob", "title"] as const;

/** One of them. */
export type SaveTo = (typeof saveTos)[number];

/** The placeholder of drop-downs that clients may send as it is (specification §5). */
export const placeholder = "Please select answer..";

/** What stands for Other among choices. */
export const otherValue = "other";

/** The steps of a scale. */
export const scaleValues = Array.from({ length: 10 }, (_, at) => String(at + 1));

/** It has choices that the account writes. */
export function hasOptions(type: QuestionType): boolean {
	return type !== "scale" && type !== "text" && type !== "date";
}

/** Several of its choices are chosen. */
export function isMultiple(type: QuestionType): boolean {
	return type === "checkbox_group" || type === "dropdown_multi";
}

/** An answer to it may lead to another question than the next. */
export function mayBranch(type: QuestionType): boolean {
	return type === "radio" || type === "dropdown_single";
}

/** It may offer Other, with a text. */
export function mayHaveOther(type: QuestionType): boolean {
	return type === "radio";
}

/** Where it may be written. */
export function maySaveTo(type: QuestionType, save_to: SaveTo): boolean {
	if (save_to === "dob") return type === "date";
	return save_to === "" || type === "text" || type === "radio" || type === "dropdown_single";
}
