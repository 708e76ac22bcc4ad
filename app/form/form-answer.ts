/** The one shape in which a form is answered when its page stays: what is wrong, field by field, and what was typed. */
import type { ErrorAnswer } from "#workers/http/answers";
import type { FieldFace } from "#workers/kernel/form-face";

/** What was filled in, by the names of the fields; never passwords or tokens. */
export type Typed = Record<string, string[]>;

/** The answer; `refusal` is missing when it was done. */
export type FormAnswer<Data = unknown> = {
	/** The form that was sent (`formKey`). */
	form: string;
	refusal?: Pick<ErrorAnswer, "resultType" | "resultMsg" | "errors">;
	/** What was done, in words. */
	message?: string;
	/** Nothing was done yet: the question of the button that sent it must be answered first. */
	asks?: true;
	/** What the screen's action adds for its own form. */
	data?: Data;
	typed: Typed;
};

/** The field that names the form. */
export const formField = "form";

/** The field by which a form says that its page stays in place; scripts alone send it. */
export const staysField = "stays";

/** The field by which a form says that the question of its button was answered with yes. */
export const answeredField = "answered";

const secret = new RegExp(`^(csrf_token|idempotency_key|${formField}|${staysField}|${answeredField})$|password`);

/** What is never shown again nor kept: the form's own hidden fields, and passwords by any name. */
export function isSecretField(name: string): boolean {
	return secret.test(name);
}

/** What an address says of a form's fields, by their names; numbers that are none are left out, and words too long are cut. */
export function typedIn(query: URLSearchParams, fields: Readonly<Record<string, FieldFace>>): Typed {
	const typed: Typed = {};
	for (const { name, kind, isNumeric, maxLength } of Object.values(fields)) {
		const given = query.getAll(name).filter((value) => value !== "");
		const isNumber = kind === "number" || (kind === "many" && isNumeric);
		const values = isNumber ? given.filter((value) => Number.isSafeInteger(Number(value))) : given;
		if (values.length > 0) typed[name] = [...new Set(values)].map((value) => value.slice(0, maxLength));
	}
	return typed;
}

/** Names a form among those of a page: its endpoint, and which of several alike. */
export function formKey(name: string, instance?: string | number): string {
	return instance === undefined ? name : `${name}#${instance}`;
}

/** The id of the form's element. */
export function formId(key: string): string {
	return key.replaceAll(/[^A-Za-z0-9]+/g, "-");
}
