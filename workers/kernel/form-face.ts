/** What a page is told of an endpoint's input, so that its form can be drawn and checked: fields with kind, limits and words. @browser-safe */

/** How a field is filled in: words, a number, yes or no, one of several, or several of several. */
export type FieldKind = "text" | "number" | "flag" | "choice" | "many";

/** One choice with its words. */
export type FieldOption = { value: string; label: string };

/** One field; `name` is its place in the input, dotted where objects stand in each other, as errors name it. */
export type FieldFace = {
	name: string;
	kind: FieldKind;
	label: string;
	isRequired: boolean;
	minLength?: number;
	maxLength?: number;
	min?: number;
	max?: number;
	step?: number;
	/** The most that can be chosen of several. */
	maxItems?: number;
	/** `email`, as JSON Schema names it. */
	format?: string;
	options?: FieldOption[];
	/** What is chosen are numbers, or 0 and 1, on the wire. */
	isNumeric?: true;
	/** An empty field is sent as such; else it is left out. */
	takesEmpty?: true;
};

/** The form of an endpoint, with the fields that its page shows. */
export type FormFace<Field extends string = string> = {
	/** The endpoint, `session/login`. */
	name: string;
	fields: Record<Field, FieldFace>;
	/** Makes a second sending of the same form harmless, where the endpoint remembers its calls. */
	repeat_key?: string;
};
