/** What is wrong with a typed text or number, as a key of common.json and its figure. */

/** What a text input accepts. */
export type TextRules = {
	minLength?: number;
	maxLength?: number;
	minValue?: number;
	maxValue?: number;
	/** A quantity must be a multiple of this. */
	multipleOf?: number;
};

/** A message key under `validation` in common.json, with the figure it names. */
export type TextProblem = { key: `validation.${string}`; count: number };

/** The first rule that the text breaks, or nothing. */
export function textProblem(text: string, rules: TextRules): TextProblem | null {
	const length = [...text].length;
	const value = Number(text);
	if (rules.minLength !== undefined && length < rules.minLength) return problem("minLength", rules.minLength);
	if (rules.maxLength !== undefined && length > rules.maxLength) return problem("maxLength", rules.maxLength);
	if (rules.minValue !== undefined && !(value >= rules.minValue)) return problem("minValue", rules.minValue);
	if (rules.maxValue !== undefined && !(value <= rules.maxValue)) return problem("maxValue", rules.maxValue);
	if (rules.multipleOf !== undefined && !isMultiple(value, rules.multipleOf))
		return problem("multiple", rules.multipleOf);
	return null;
}

const emailPattern =
	/^[^\s@"<>()[\]\\,;:]+@(?:(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}|\[\d{1,3}(?:\.\d{1,3}){3}\])$/i;

/** A local part and a domain that ends in two or more letters, or an address in brackets. */
export function isEmail(text: string): boolean {
	return emailPattern.test(text);
}

/** How a counter under a text area looks: red below the minimum, green from it on, plain without one. */
export function counterTone(length: number, minLength: number | undefined): "plain" | "bad" | "good" {
	if (minLength === undefined) return "plain";
	return length < minLength ? "bad" : "good";
}

function isMultiple(value: number, base: number): boolean {
	return Number.isInteger(value) && value > 0 && value % base === 0;
}

function problem(name: string, count: number): TextProblem {
	return { key: `validation.${name}`, count };
}
