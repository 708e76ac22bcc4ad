/** Puts the listed items at and below a category into the index anew, after it was renamed; so many a message. */
import { z } from "zod";
import { defineJob } from "#workers/kernel/define-job";
import { touchTable } from "#workers/kernel/table-page";
import { listItemsBelow } from "../store/categories";
import { listing } from "../store/figures";
import { listItemsToIndex } from "../store/search-documents";

const itemsAtOnce = 200;

export const indexCategory = defineJob({
	name: "catalog/index-category",
	summary: "Teaches search the new name of a category.",
	payload: z.object({ category_id: z.int(), after: z.int() }),
	handler: async (scope, { category_id, after }, run) => {
		const { account, read } = scope;
		const below = await read(listItemsBelow(account.id, category_id, after, itemsAtOnce));
		const items = listItemsToIndex(
			account.id,
			below.map(({ id }) => id),
		);
		const rows = await read(items.list);
		const last = below.at(-1);
		const next = { job: "catalog/index-category", payload: { category_id, after: last?.id ?? 0 } } as const;
		await scope.commit({
			statements: [...items.index(rows), touchTable(account.id, listing), ...run.end()],
			answer: {},
			follow: below.length === itemsAtOnce ? [next] : [],
		});
	},
});
