/** What a buyer is told of an order and its lines, and how a list of lines is said. @pure */
import { z } from "zod";
import { optionInWords } from "#workers/features/catalog";
import type { NotificationWords, PassageRow } from "#workers/kernel/define-notification";
import type { OrderLine } from "./present-order";

/** A line as its buyer is told of it. */
const notifiedLine = z.object({
	name: z.string(),
	options: z.array(z.string()),
	quantity: z.int(),
	total_points: z.int(),
});

/** What all that is told of an order has. */
export const orderValues = z.object({
	order_id: z.int(),
	order_number: z.string(),
	lines: z.array(notifiedLine),
});

/** The values of some lines of an order. */
export function notifiedLines(lines: readonly OrderLine[]): z.output<typeof notifiedLine>[] {
	return lines.map(({ name, options, qty, total_points }) => ({
		name,
		options: options.map(optionInWords),
		quantity: qty,
		total_points,
	}));
}

/** '2 × Steel bottle (Moss) · 1,000', a row each. */
export function rowsOfLines(
	lines: readonly z.output<typeof notifiedLine>[],
	{ figure }: Pick<NotificationWords, "figure">,
): PassageRow[] {
	return lines.map(({ name, options, quantity, total_points }) => ({
		name: `${quantity} × ${name}`,
		note: options.join(", "),
		figure: figure(total_points),
	}));
}
