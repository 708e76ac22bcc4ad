/** The message that tells a buyer by email that lines of an order moved: what it carries, and which moves are told. */
import { z } from "zod";
import type { LineStatus } from "../rules/line-states";

/** Moves that their buyer gets an email of: what is under way, and what comes back. */
const toldStatuses = ["shipped", "cancelled", "refunded", "returned"] as const;

/** What the message carries: what happened to which lines of one order, and why. */
export const moveOfOrder = z.object({
	order_id: z.int(),
	status: z.enum(toldStatuses),
	reason: z.string(),
	line_ids: z.array(z.int()),
});

/** One order's part of a move. */
export type MoveOfOrder = z.output<typeof moveOfOrder>;

/** The state as the buyer is told of it; undefined where nobody is. */
export function toldStatus(status: LineStatus): MoveOfOrder["status"] | undefined {
	return toldStatuses.find((told) => told === status);
}
