/** Reads the fields of a form out of an endpoint's input schema: limits, choices and what is required are said there alone. */
import { z } from "zod";
import { perObject } from "#workers/runtime/memo";
import type { Endpoint } from "./define-endpoint";
import type { FieldFace } from "./form-face";

/** A field before it has words. */
export type PlainField = Omit<FieldFace, "label">;

type Schema = {
	type?: string;
	properties?: Record<string, Schema>;
	required?: string[];
	anyOf?: Schema[];
	oneOf?: Schema[];
	allOf?: Schema[];
	items?: Schema;
	enum?: unknown[];
	const?: unknown;
	minLength?: number;
	maxLength?: number;
	minimum?: number;
	maximum?: number;
	multipleOf?: number;
	maxItems?: number;
	format?: string;
	pattern?: string;
};

/** The fields of an endpoint's input by their dotted names; lists of objects and free JSON are no fields. */
export const describeForm = perObject(({ input }: Pick<Endpoint, "input">): ReadonlyMap<string, PlainField> => {
	const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as Schema;
	return new Map(fieldsOf(schema, "", true).map((field) => [field.name, field]));
});

function fieldsOf(schema: Schema, path: string, isRequired: boolean): PlainField[] {
	const objects = partsOf(schema).filter(({ properties }) => properties);
	if (objects.length > 0) return fieldsOfObjects(objects, path, isRequired);
	const field = path === "" ? undefined : fieldOf(schema, path, isRequired);
	return field ? [field] : [];
}

/** Fields of an object, or of all that a union offers: required is what each that has it requires. */
function fieldsOfObjects(objects: Schema[], path: string, isRequired: boolean): PlainField[] {
	const names = [...new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})))];
	return names.flatMap((name) => {
		const schemas = objects.flatMap(({ properties }) => properties?.[name] ?? []);
		const isAlways = objects.every(({ properties, required }) => !properties?.[name] || required?.includes(name));
		const whole = schemas.length === 1 ? schemas[0]! : { anyOf: schemas };
		return fieldsOf(whole, path ? `${path}.${name}` : name, isRequired && isAlways);
	});
}

function fieldOf(schema: Schema, name: string, isListed: boolean): PlainField | undefined {
	const all = partsOf(schema);
	const parts = all.filter((part) => part.const !== "");
	if (parts.length < all.length) {
		const field = fieldOf({ anyOf: parts }, name, false);
		return field && { ...field, takesEmpty: true };
	}
	const values = valuesOf(parts);
	if (values) return choiceOf(values, name, isListed);
	const [part] = parts;
	if (part?.type === "boolean") return { name, kind: "flag", isRequired: false };
	if (part?.type === "string") return textOf(part, name, isListed);
	if (part?.type === "integer" || part?.type === "number") return numberOf(part, name, isListed);
	return part?.type === "array" ? manyOf(part, name, isListed) : undefined;
}

/** The alternatives of a schema, without `null`. */
function partsOf(schema: Schema): Schema[] {
	const among = schema.anyOf ?? schema.oneOf ?? schema.allOf;
	return (among ? among.flatMap(partsOf) : [schema]).filter(({ type }) => type !== "null");
}

/** What can be chosen, where the schema names all of it. */
function valuesOf(parts: Schema[]): unknown[] | undefined {
	const values = parts.flatMap((part) => part.enum ?? (part.const === undefined ? [] : [part.const]));
	const isWhole = parts.length > 0 && parts.every((part) => part.enum || part.const !== undefined);
	return isWhole ? [...new Set(values)] : undefined;
}

function choiceOf(values: unknown[], name: string, isListed: boolean): PlainField {
	const isNumeric = values.every((value) => typeof value === "number");
	if (isNumeric && values.every((value) => value === 0 || value === 1))
		return { name, kind: "flag", isRequired: false, isNumeric: true };
	const options = values.map((value) => ({ value: String(value), label: String(value) }));
	return { name, kind: "choice", isRequired: isListed, options, isNumeric: isNumeric || undefined };
}

function textOf({ minLength, maxLength, format, pattern }: Schema, name: string, isListed: boolean): PlainField {
	const isEmptyRefused = (minLength ?? 0) > 0 || format !== undefined || pattern !== undefined;
	const limits = { minLength: minLength && minLength > 1 ? minLength : undefined, maxLength, format };
	return {
		name,
		kind: "text",
		isRequired: isListed && isEmptyRefused,
		...limits,
		takesEmpty: isListed || !isEmptyRefused || undefined,
	};
}

function numberOf({ minimum, maximum, multipleOf }: Schema, name: string, isListed: boolean): PlainField {
	const bound = (value?: number) =>
		value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
	return { name, kind: "number", isRequired: isListed, min: bound(minimum), max: bound(maximum), step: multipleOf };
}

function manyOf({ items = {}, maxItems }: Schema, name: string, isListed: boolean): PlainField | undefined {
	const one = fieldOf(items, name, true);
	if (!one || one.kind === "many") return undefined;
	const isNumeric = one.kind === "number" || one.isNumeric;
	return {
		name,
		kind: "many",
		isRequired: isListed,
		options: one.options,
		isNumeric: isNumeric || undefined,
		maxItems,
	};
}
