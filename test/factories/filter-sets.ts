/** Every filter of a list with each value that a test may give it. */
import type { List } from "#workers/kernel/list-declaration";
import { fieldsOfFilter } from "#workers/kernel/list-face";

/** Each field of the filters, and one set for each of its choices, else for the value given for it by name. */
export function filterSets(
	{ face }: List,
	values: Record<string, unknown>,
): { name: string; sets: Record<string, unknown>[] }[] {
	return Object.entries(face.filters).flatMap(([filterName, filter]) =>
		fieldsOfFilter(filterName, filter).map((name) => {
			const offered: readonly unknown[] = filter.kind === "choice" ? filter.choices : [values[name]];
			return { name, sets: offered.map((value) => ({ [name]: value })) };
		}),
	);
}
