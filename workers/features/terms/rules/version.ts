/** A version of the terms as its owners see it. @pure */
import { z } from "zod";

/** A version on the wire. */
export const version = z.object({
	number: z.int(),
	texts: z.record(z.string(), z.string()),
	asks_anew: z.literal([0, 1]),
	/** Null for what the operator set up. */
	author: z.string().nullable(),
	accepted_count: z.int(),
	created_at: z.int(),
});

/** The same from its row. */
export function presentVersion<Row extends { texts: string }>({ texts, ...row }: Row) {
	return { ...row, texts: JSON.parse(texts) as Record<string, string> };
}
