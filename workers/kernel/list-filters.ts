/** The schema of a list's filters, from its face: what is not declared is refused by name. @pure */
import { z } from "zod";
import { isCalendarDay } from "./bounds";
import type { FilterFace, FilterFaces, FilterValues } from "./list-face";

/** 'YYYY-MM-DD', with or without a time, of which only the day counts (gaps.md, "Report dates"). */
export const filterDay = z
	.string()
	.max(19)
	.regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/)
	.refine((date) => isCalendarDay(date.slice(0, 10)), { message: "answers:validation.invalid" })
	.transform((date) => date.slice(0, 10));

/** What a list takes as filters. */
export type FilterSchema<Filters extends FilterFaces> = z.ZodType<FilterValues<Filters>, FilterValues<Filters>>;

/** The schema of these filters; each may be left out. */
export function filterSchema<const Filters extends FilterFaces>(filters: Filters): FilterSchema<Filters> {
	const shape: Record<string, z.ZodType> = {};
	for (const [name, filter] of Object.entries(filters)) {
		if (filter.kind === "days")
			Object.assign(shape, { startDate: filterDay.optional(), endDate: filterDay.optional() });
		else shape[name] = schemaOf(filter).optional();
	}
	return z.strictObject(shape) as unknown as FilterSchema<Filters>;
}

function schemaOf(filter: Exclude<FilterFace, { kind: "days" }>): z.ZodType {
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
