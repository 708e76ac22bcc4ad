/** Composes payloads from the declared inputs, so that contract tests need nothing written per endpoint. */
import { z } from "zod";
import type { Endpoint } from "#workers/kernel/define-endpoint";

type Schema = {
	type?: string | string[];
	enum?: unknown[];
	const?: unknown;
	properties?: Record<string, Schema>;
	required?: string[];
	items?: Schema;
	anyOf?: Schema[];
	oneOf?: Schema[];
	allOf?: Schema[];
	minimum?: number;
	minLength?: number;
	pattern?: string;
	maxLength?: number;
	format?: string;
	minItems?: number;
	default?: unknown;
};

/** What a generated payload puts into id fields, by the field's name; `fallback` serves all others. */
export type IdChooser = (field: string) => number;

const schemas = new WeakMap<Endpoint["input"], Schema>();

/** The declared input as JSON Schema. */
export function inputSchema({ input }: Pick<Endpoint, "input">): Schema {
	const schema = schemas.get(input) ?? (z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Schema);
	schemas.set(input, schema);
	return schema;
}

/** A payload that fits the schema: every field given, ids by `chooseId`, of every choice the one numbered `variant`. */
export function composePayload(endpoint: Endpoint, chooseId: IdChooser, variant = 0): Record<string, unknown> {
	chosenVariant = variant;
	return compose(inputSchema(endpoint), "payload", chooseId) as Record<string, unknown>;
}

/** Which of the values of an enum is taken; set for each payload. */
let chosenVariant = 0;

function compose(schema: Schema, field: string, chooseId: IdChooser): unknown {
	if (schema.const !== undefined) return schema.const;
	if (schema.enum) return schema.enum[chosenVariant % schema.enum.length];
	const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf;
	if (choice?.[0]) return compose(choice[0], field, chooseId);
	const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
	if (type === "object" || schema.properties) return composeObject(schema, chooseId);
	if (type === "array")
		return Array.from({ length: schema.minItems || 1 }, () => compose(schema.items ?? {}, field, chooseId));
	if (type === "integer" || type === "number") return isId(field) ? chooseId(field) : Math.max(schema.minimum ?? 0, 0);
	if (type === "boolean") return false;
	if (type === "null") return null;
	if (type === "string") return composeText(schema, field);
	return "text";
}

function composeObject(schema: Schema, chooseId: IdChooser): Record<string, unknown> {
	const skipped = ["anchor", "sorted", "filtered", "searchString"];
	const entries = Object.entries(schema.properties ?? {}).filter(([name]) => !skipped.includes(name));
	return Object.fromEntries(entries.map(([name, inner]) => [name, compose(inner, name, chooseId)]));
}

function composeText(schema: Schema, field: string): string {
	if (/email/i.test(field)) return "someone@example.com";
	if (schema.format === "date" || /date|^dob$/i.test(field)) return "2026-01-31";
	if (field === "to") return "/faqs";
	if (field === "list") return "members/get-members-under-account";
	if (field === "host") return "rewards.client.example";
	if (field === "phone") return "+44 113 496 0000";
	if (field === "country") return "GBR";
	if (field === "postal_code") return "LS1 4AB";
	if (field === "measurement_id") return "G-AB12CD34EF";
	if (field === "usd_rate") return "17.35";
	if (field.endsWith("_color")) return "#123456";
	if (schema.pattern?.includes("0-9a-f")) return "0".repeat(schema.maxLength ?? 64);
	return "text".padEnd(schema.minLength ?? 4, "x");
}

/** True for fields that carry ids: `user_id`, `recipient_ids`, `itemId`, `id`. */
export function isId(field: string): boolean {
	return field === "id" || field === "items" || /(_id|_ids|Id|Ids)$/.test(field);
}
