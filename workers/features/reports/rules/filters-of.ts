/** Reads from a table's schema which filters its report takes, and what a filter offers to choose from. */
import { z } from "zod";

/** A filter; `choices` where only some values are allowed. */
export type ReportFilter = { id: string; choices?: string[] };

/** The filters of a schema; none when it is not an object. */
export function filtersOf(schema: z.ZodType): ReportFilter[] {
	if (!(schema instanceof z.ZodObject)) return [];
	return Object.entries(schema.shape as Record<string, z.ZodType>).map(([id, field]) => {
		const inner = unwrapped(field);
		return inner instanceof z.ZodEnum ? { id, choices: inner.options.map(String) } : { id };
	});
}

/** The schema inside optional, nullable and default wrappers. */
function unwrapped(field: z.ZodType): z.ZodType {
	for (let inner = field; ; ) {
		if (!(inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodNullable))
			return inner;
		inner = inner.unwrap() as z.ZodType;
	}
}
