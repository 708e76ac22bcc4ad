/** What changed from one sending of an idea to the next. @pure */
import type { AdditionalFields } from "./idea";

/** The words of an idea as they are sent. */
export type IdeaWords = {
	title: string;
	problem: string;
	solution: string;
	additional_fields: AdditionalFields;
	category: string;
};

/** A field whose words are others now. */
export type Change = { field: string; before: string; after: string };

/** Every field that differs, in the order in which the page shows them. */
export function changesBetween(before: IdeaWords, after: IdeaWords): Change[] {
	const flat = ({ additional_fields, ...words }: IdeaWords): Record<string, string> => ({
		...words,
		...additional_fields,
	});
	const [old, now] = [flat(before), flat(after)];
	return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((field) =>
		(old[field] ?? "") === (now[field] ?? "") ? [] : [{ field, before: old[field] ?? "", after: now[field] ?? "" }],
	);
}
