/** What a review is of, and what it consists of. @pure */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";

/** The kinds of things that are reviewed. */
export const subjectKinds = ["item", "idea"] as const;

/** The thing that a review is of. */
export type Subject = { kind: (typeof subjectKinds)[number]; id: number };

/** Where a thing is shown, with its reviews. */
export function pageOf(kind: Subject["kind"], id: number): string {
	return kind === "idea" ? `/ideas/${id}` : `/store/item/${id}`;
}

const stars = ["1", "2", "3", "4", "5"] as const;

/** The fields of a review as its author sends them. */
export const reviewFields = {
	stars: z.preprocess((value) => (typeof value === "number" ? String(value) : value), z.enum(stars)),
	text: text(2_000).min(1),
};
