/** The forms of screens: an endpoint's fields with words in the reader's language. */
import { describeForm } from "#workers/kernel/describe-form";
import type { FieldFace, FormFace } from "#workers/kernel/form-face";
import type { TextKey } from "#workers/kernel/names";
import type { Translate } from "#workers/kernel/scope";
import { type EndpointName, findEndpoint } from "#workers/registry";

/** The fields of an input, dotted where objects stand in each other. */
export type FieldName<Input> = Input extends object
	? {
			[Key in keyof Input & string]: NonNullable<Input[Key]> extends readonly unknown[]
				? Key
				: NonNullable<Input[Key]> extends object
					? Key | `${Key}.${keyof NonNullable<Input[Key]> & string}`
					: Key;
		}[keyof Input & string]
	: never;

/** The words of a field: its label, and where the words of its choices lie (`orders:lineStatus`, with the value behind). */
export type FieldTexts = TextKey | { label: TextKey; options: string };

/** An endpoint's form. Throws for a field that the endpoint does not have: its page is wrong. */
export function formOf<Field extends string>(
	name: EndpointName,
	texts: Record<Field, FieldTexts> | undefined,
	translate: Translate,
): FormFace<Field> {
	const endpoint = findEndpoint(name)!;
	const known = describeForm(endpoint);
	const isKeyNeeded = endpoint.repetition.kind === "key" && !endpoint.repetition.derive;
	const named = texts
		? Object.entries<FieldTexts>(texts).map(([field, words]) => {
				const plain = known.get(field);
				if (!plain) throw new Error(`${name} has no field ${field}`);
				const { label, options } = typeof words === "string" ? { label: words, options: undefined } : words;
				const labelled = plain.options?.map(({ value }) => ({
					value,
					label: options ? choiceIn(translate, `${options}.${value}` as TextKey, value) : value,
				}));
				return [field, { ...plain, label: translate(label), options: labelled }] as const;
			})
		: [...known].map(([field, plain]) => [field, { ...plain, label: field }] as const);
	return {
		name,
		fields: Object.fromEntries(named) as Record<Field, FieldFace>,
		repeat_key: isKeyNeeded ? crypto.randomUUID() : undefined,
	};
}

/** What a choice is called; that of an amount may write it as the account writes figures (`{{value, number}}`). */
function choiceIn(translate: Translate, key: TextKey, value: string): string {
	return /^\d+$/.test(value) ? translate(key, { value: Number(value) }) : translate(key);
}
