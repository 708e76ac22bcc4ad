/** Reads posted forms: single fields as they were typed, and whole inputs by what an endpoint's fields are. */
import type { FieldFace } from "#workers/kernel/form-face";
import { formField, isSecretField, staysField, type Typed } from "./form-answer";

/** A form's fields; what is missing or empty is undefined but for `text`. */
export type PostedForm = {
	text(name: string): string;
	optional(name: string): string | undefined;
	/** A whole number, or undefined; what is not one is NaN, which the dispatcher refuses with a text. */
	number(name: string): number | undefined;
	numbers(name: string): number[];
	texts(name: string): string[];
	/** The key that makes a repeat harmless. */
	key: string | undefined;
	/** Which form it is (`formKey`). */
	form: string;
	/** Its page stays in place and takes the answer by itself. */
	stays: boolean;
	/** Everything that was typed, without secrets, to be shown again. */
	typed: Typed;
	raw: FormData;
};

/** Reads a request's form. Throws the answer 400 for a body that is none. */
export async function readForm(request: Request): Promise<PostedForm> {
	const raw = await request.formData().catch(() => {
		throw Response.json({ resultType: "bad_form" }, { status: 400 });
	});
	const text = (name: string) => {
		const value = raw.get(name);
		return typeof value === "string" ? value : "";
	};
	const texts = (name: string) =>
		raw.getAll(name).filter((value): value is string => typeof value === "string" && value !== "");
	return {
		text,
		optional: (name) => text(name) || undefined,
		number: (name) => (text(name) === "" ? undefined : Number(text(name))),
		numbers: (name) => texts(name).map(Number).filter(Number.isSafeInteger),
		texts,
		key: text("idempotency_key") || undefined,
		form: text(formField),
		stays: text(staysField) === "1",
		typed: typedOf(raw),
		raw,
	};
}

function typedOf(raw: FormData): Typed {
	const typed: Typed = {};
	for (const [name, value] of raw) {
		if (typeof value === "string" && !isSecretField(name)) typed[name] = [...(typed[name] ?? []), value];
	}
	return typed;
}

/** What must be known of a field to read it. */
type Read = Pick<FieldFace, "name" | "kind" | "isNumeric" | "takesEmpty" | "isRequired">;

/** The endpoint's input as far as the form's fields give it; dotted names stand inside objects. */
export function readInput(form: PostedForm, fields: readonly Read[]): Record<string, unknown> {
	const input: Record<string, unknown> = {};
	for (const field of fields) {
		const value = readField(form, field);
		if (value !== undefined) put(input, field.name.split("."), value);
	}
	return input;
}

function readField(form: PostedForm, { name, kind, isNumeric, takesEmpty, isRequired }: Read): unknown {
	const given = form.raw.getAll(name).filter((value): value is string => typeof value === "string");
	if (kind === "many") {
		const chosen = given.filter((value) => value !== "");
		return given.length > 0 || isRequired ? chosen.map((value) => (isNumeric ? Number(value) : value)) : undefined;
	}
	// A box that is not ticked sends only the hidden 0 before it. Of several controls, the last that says something counts.
	const value = kind === "text" ? given.at(-1) : (given.filter((one) => one !== "").at(-1) ?? given.at(-1));
	if (value === undefined) return undefined;
	if (kind === "flag") return isNumeric ? Number(value === "1") : value === "1";
	if (value === "") return kind === "text" && takesEmpty ? "" : undefined;
	return kind === "number" || isNumeric ? Number(value) : value;
}

function put(input: Record<string, unknown>, [name = "", ...rest]: string[], value: unknown): void {
	if (rest.length === 0) {
		input[name] = value;
		return;
	}
	const inner = (input[name] ?? {}) as Record<string, unknown>;
	input[name] = inner;
	put(inner, rest, value);
}
