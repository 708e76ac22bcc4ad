/** The account's own bounds: what is counted a day, and how long things are new; what is left empty is as usual. @pure */
import { z } from "zod";

/** Limits by their names, each with the most that an owner may allow. */
export const accountLimits = {
	recognitions_a_day: z.int().min(1).max(10_000),
	recipients_a_day: z.int().min(1).max(100_000),
} as const;

/** All bounds, each of which may be left to the usual. */
export const bounds = z
	.object({
		...accountLimits,
		days_items_are_new: z.int().min(1).max(365),
		/** How many reviews a person writes of what one order brought, and how many an idea has. */
		max_reviews_count: z.int().min(1).max(100),
		/** Above so many points at once a second account owner has to confirm what one of them gives. */
		second_confirmation_above: z.int().min(1).max(1_000_000_000_000),
	})
	.partial();

/** The name of a bound. */
export type BoundName = keyof z.output<typeof bounds>;

/** All of them, in the order of the screen. */
export const boundNames = Object.keys(bounds.shape) as BoundName[];
