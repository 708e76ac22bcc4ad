/** Reads the items of which most was sold, for a table of one page. */
import { z } from "zod";
import type { MemberScope } from "#workers/kernel/scope";
import type { SalesFilters } from "../rules/filters";
import { topItems } from "../rules/graph-types";
import { listThings } from "../store/sums";
import { readAsked } from "./read-asked";

/** What every table answers beside its rows: the ten are one page. */
export const topItemsAnswer = z.object({
	total_rows: z.int(),
	total_pages: z.int(),
	meta_page: z.int(),
	meta_page_size: z.int(),
});

/** The first ten by one figure; SKUs are in capitals. */
export async function readTopItems(scope: MemberScope, filters: SalesFilters, by: "points_issued" | "quantity") {
	const asked = await readAsked(scope, filters);
	const rows = await scope.read(listThings({ ...asked, months: asked.whole }, "item", { by, max: topItems }));
	return { rows, total_rows: rows.length, total_pages: 1, meta_page: 0, meta_page_size: topItems };
}
