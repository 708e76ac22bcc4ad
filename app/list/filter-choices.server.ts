/** What the filters of a list offer to choose from. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { FilterOption } from "#workers/kernel/describe-filters";
import { type FilterFaces, hasFilter } from "#workers/kernel/list-face";
import { readTimes } from "./title-bar.server";

/** What is read of any list. */
type Listed = { table_rows: { id: number; name: string }[] };

/** What can be chosen, by the name of the field: few things, times, and what the screen knows. */
export async function readChoices(
	context: AppLoadContext,
	filters: FilterFaces,
	known?: () => Promise<Record<string, FilterOption[]>>,
) {
	const found = await Promise.all([readFew(context, filters), readTimes(context, filters), known?.()]);
	return Object.assign({}, ...found) as Record<string, FilterOption[]>;
}

/** What can be chosen of references whose things are few, by the filter's name, of those that the reader has. */
async function readFew(context: AppLoadContext, filters: FilterFaces): Promise<Record<string, FilterOption[]>> {
	const lists = Object.entries(filters).flatMap(([name, filter]) =>
		filter.kind === "reference" && filter.choices && hasFilter(filter, context.user.role)
			? [[name, filter.choices] as const]
			: [],
	);
	const read = lists.map(async ([name, list]) => [name, await readOptions(context, list)] as const);
	return Object.fromEntries(await Promise.all(read));
}

/** The first hundred things of a list that have an id and a name. */
export async function readOptions(context: AppLoadContext, list: string): Promise<FilterOption[]> {
	const { table_rows } = (await context.call(list as never, { pageSize: 100 } as never)) as Listed;
	return table_rows.map(({ id, name }) => ({ value: String(id), label: String(name) }));
}
