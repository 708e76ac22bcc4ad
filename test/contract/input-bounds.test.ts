/** Every declared input has bounds: no text, list, number or object of any shape that a caller could make as large as a body. */
import { expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { allOperatorEndpoints, endpoints, lists } from "#workers/registry";

type Schema = Record<string, unknown> & {
	type?: string;
	properties?: Record<string, Schema>;
	items?: Schema | false;
	/** Of a tuple: what stands at each place; `items` is false where nothing may follow. */
	prefixItems?: Schema[];
	propertyNames?: Schema;
	additionalProperties?: Schema | boolean;
};

const choices = ["anyOf", "oneOf", "allOf"] as const;

/** Places of a schema that have no bound, each with what it lacks. */
function unboundedIn(schema: Schema, place: string): string[] {
	if ("const" in schema || "enum" in schema || "x-max-bytes" in schema) return [];
	const parts = choices.flatMap((name) => (schema[name] as Schema[] | undefined) ?? []);
	if (parts.length > 0) return parts.flatMap((part, at) => unboundedIn(part, `${place}|${at}`));
	switch (schema.type) {
		case "boolean":
		case "null":
			return [];
		case "string":
			return "maxLength" in schema ? [] : [`${place}: text without maxLength`];
		case "integer":
		case "number":
			return "minimum" in schema && "maximum" in schema ? [] : [`${place}: number without both ends`];
		case "array":
			if (schema.prefixItems && schema.items === false)
				return schema.prefixItems.flatMap((part, at) => unboundedIn(part, `${place}[${at}]`));
			return [
				...("maxItems" in schema ? [] : [`${place}: list without maxItems`]),
				...unboundedIn(schema.items || {}, `${place}[]`),
			];
		case "object":
			return [...unboundedKeys(schema, place), ...unboundedFields(schema, place)];
		default:
			return [`${place}: anything at all`];
	}
}

function unboundedFields({ properties = {} }: Schema, place: string): string[] {
	return Object.entries(properties).flatMap(([name, field]) => unboundedIn(field, `${place}.${name}`));
}

/** An object either leaves out what it does not name, or says how many names it takes and what stands under them. */
function unboundedKeys({ additionalProperties: others, propertyNames, ...schema }: Schema, place: string): string[] {
	if (others === undefined || others === false) return [];
	return [
		...("x-max-entries" in schema ? [] : [`${place}: any number of fields`]),
		...unboundedIn(propertyNames ?? {}, `${place}, its names`),
		...unboundedIn(others === true ? {} : others, `${place}.*`),
	];
}

const unbounded = (schema: z.ZodType, place: string) =>
	unboundedIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema, place);

test("every input of every endpoint, list and report has bounds", () => {
	const all = [...(Object.values(endpoints) as unknown as Endpoint[]), ...allOperatorEndpoints];
	expect(all.flatMap(({ name, input }) => unbounded(input, name))).toEqual([]);
	expect(lists.flatMap(({ name, filters }) => unbounded(filters, `${name}, its filters`))).toEqual([]);
});

test.each([
	["a text", z.string()],
	["a list", z.array(z.int())],
	["a list of texts", z.array(z.string()).max(3)],
	["a number", z.number()],
	["anything", z.unknown()],
	["any names", z.record(z.string(), z.string().max(10))],
	["an object that takes other fields", z.object({ id: z.int() }).loose()],
	["one of a choice", z.union([z.string().max(10), z.number()])],
	["a text behind a conversion", z.string().transform(Number)],
	["a pair with a text", z.tuple([z.literal(1), z.string()])],
	["a pair with more behind it", z.tuple([z.literal(1)]).rest(z.literal(2))],
])("an input with %s without a bound would be found", (_what, schema) => {
	expect(unbounded(z.object({ inner: z.object({ field: schema.optional() }) }), "input")).not.toEqual([]);
});
