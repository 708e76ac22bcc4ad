/** Checks input against its schema and says in the person's language, field by field, what is wrong. */

import type { z } from "zod";
import { Refusal } from "./errors";
import { isTextKey } from "./names";
import type { Translate } from "./scope";

/** Gives the parsed input. Throws a validation refusal (400) whose `errors` map fields (dotted paths) to messages. */
export function parseInput<Schema extends z.ZodType>(
	schema: Schema,
	value: unknown,
	translate: Translate,
): z.output<Schema> {
	const parsed = schema.safeParse(withoutNul(value), { reportInput: true });
	if (parsed.success) return parsed.data;
	const errors = new Map<string, string[]>();
	for (const issue of parsed.error.issues.slice(0, 100)) {
		for (const path of pathsOf(issue)) {
			const field = path.map(String).join(".") || "payload";
			errors.set(field, [...new Set([...(errors.get(field) ?? []), messageOf(issue, translate)])]);
		}
	}
	throw new Refusal("validation", 400, {}, Object.fromEntries(errors));
}

/** Deeper values are refused by every schema. */
const maxDepth = 100;

/**
 * The value without NULs in its texts, and itself where there are none: for the database a text ends at the first, so that
 * one which has words here would be empty there.
 */
function withoutNul(value: unknown, depth = 0): unknown {
	if (typeof value === "string") return value.includes("\u0000") ? value.replaceAll("\u0000", "") : value;
	if (typeof value !== "object" || value === null || depth > maxDepth) return value;
	if (Array.isArray(value)) {
		const clean = value.map((part) => withoutNul(part, depth + 1));
		return clean.some((part, at) => part !== value[at]) ? clean : value;
	}
	const prototype = Object.getPrototypeOf(value);
	if (prototype !== Object.prototype && prototype !== null) return value;
	const parts = Object.entries(value);
	const clean = parts.map(([name, part]) => [name.replaceAll("\u0000", ""), withoutNul(part, depth + 1)] as const);
	const isSame = clean.every(([name, part], at) => name === parts[at]![0] && part === parts[at]![1]);
	return isSame ? value : Object.fromEntries(clean);
}

/** Where an issue lies: a name that nobody declared is told as the field that it would be. */
function pathsOf(issue: z.core.$ZodIssue): PropertyKey[][] {
	return issue.code === "unrecognized_keys" ? issue.keys.slice(0, 20).map((key) => [...issue.path, key]) : [issue.path];
}

/** The texts of specification §5 for lengths and sizes; an issue may carry a translation key of its own. */
function messageOf(issue: z.core.$ZodIssue, translate: Translate): string {
	if (isTextKey(issue.message)) return translate(issue.message, (issue.code === "custom" && issue.params) || {});
	if (issue.code === "custom") return translate("answers:validation.invalid");
	if (issue.code === "too_small") {
		const count = Number(issue.minimum);
		if (issue.origin === "string")
			return translate(count <= 1 ? "answers:validation.required" : "answers:validation.minLength", { count });
		if (issue.origin === "array") return translate("answers:validation.chooseAtLeast", { count });
		return translate("answers:validation.minValue", { count });
	}
	if (issue.code === "too_big") {
		const count = Number(issue.maximum);
		if (issue.origin === "string") return translate("answers:validation.maxLength", { count });
		if (issue.origin === "array") return translate("answers:validation.chooseAtMost", { count });
		return translate("answers:validation.maxValue", { count });
	}
	if (issue.code === "unrecognized_keys") return translate("answers:validation.unknown");
	if (issue.code === "invalid_format" && issue.format === "email") return translate("answers:validation.email");
	if (issue.code === "invalid_format" && issue.format === "url") return translate("answers:validation.url");
	if (isNotChosen(issue)) return translate("answers:validation.choose");
	if (issue.code === "invalid_type") return translate("answers:validation.required");
	if (issue.code === "not_multiple_of")
		return translate("answers:validation.multipleOf", { count: Number(issue.divisor) });
	return translate("answers:validation.invalid");
}

/** Of several choices none was made. */
function isNotChosen(issue: z.core.$ZodIssue): boolean {
	return issue.code === "invalid_value" && (issue.input === undefined || issue.input === "");
}
