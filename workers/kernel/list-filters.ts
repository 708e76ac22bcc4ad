/** The schema of a list's filters, from its face: what is not declared is refused by name. @pure */
import { z } from "zod";
import { filterDay } from "./bounds";
import type { FilterFace, FilterFaces, FilterValues, TitleBarFilter } from "./list-face";
import { hasYearOfMonth, titleBarShape } from "./title-bar-filters";

/** What a list takes as filters. */
export type FilterSchema<Filters extends FilterFaces> = z.ZodType<FilterValues<Filters>, FilterValues<Filters>>;

/** The schema of these filters; each may be left out. */
export function filterSchema<const Filters extends FilterFaces>(filters: Filters): FilterSchema<Filters> {
	const shape: Record<string, z.ZodType> = {};
	for (const [name, filter] of Object.entries(filters)) {
		if (filter.kind === "days")
			Object.assign(shape, { startDate: filterDay.optional(), endDate: filterDay.optional() });
		else if (isOfTitleBar(filter)) Object.assign(shape, titleBarShape(filter));
		else shape[name] = schemaOf(filter).optional();
	}
	const schema = z.strictObject(shape);
	if (!("month" in shape)) return schema as unknown as FilterSchema<Filters>;
	return schema.refine(hasYearOfMonth, {
		path: ["year"],
		message: "lists:yearOfMonth",
	}) as unknown as FilterSchema<Filters>;
}

function isOfTitleBar(filter: FilterFace): filter is TitleBarFilter {
	return ["single_day", "month_and_year", "month_year", "budget_category"].includes(filter.kind);
}

function schemaOf(filter: Exclude<FilterFace, { kind: "days" } | TitleBarFilter>): z.ZodType {
	switch (filter.kind) {
		case "search":
			return z.string().trim().max(200);
		case "choice":
			return z.enum(filter.choices as [string, ...string[]]);
		case "reference":
			return z.int();
		case "day":
			return filterDay;
		case "text":
			return z.string().max(200);
		case "number":
			return z.int().min(filter.min).max(filter.max);
		case "flag":
			return z.union([z.literal(0), z.literal(1)]);
	}
}
