/** A cart as an export holds it. @pure */
import { z } from "zod";

const whole = z.int().min(0);

/** A person's cart: its lines, and which orders it gave up. */
export const keptCart = z.object({
	user_id: z.int().min(1),
	lines: z
		.array(
			z.object({
				item_id: z.int().min(1),
				quantity: z.int().min(1),
				details: z.string().max(20_000),
				added_at: whole,
				added_by: z.array(z.string().max(200)).max(100).optional(),
			}),
		)
		.max(1_000),
	version: z.int().min(1),
	touched_at: whole,
	sold: z.array(z.tuple([z.int(), z.int()])).max(5_000),
});
