/** The message that tells a buyer by email that lines of an order moved: what it carries, and which moves are told. */
import { z } from "zod";
import { type LineStatus, notifiedStatuses } from "../rules/line-states";

/** What the message carries: what happened to which lines of one order, and why. */
export const moveOfOrder = z.object({
	order_id: z.int(),
	status: z.enum(notifiedStatuses),
	reason: z.string(),
	line_ids: z.array(z.int()),
});

/** One order's part of a move. */
export type MoveOfOrder = z.output<typeof moveOfOrder>;

/** The state as the buyer is told of it; undefined where nobody is. */
export function notifiedStatus(status: LineStatus): MoveOfOrder["status"] | undefined {
	return notifiedStatuses.find((told) => told === status);
}
