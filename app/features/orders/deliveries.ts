/** An order cut by delivery: what goes the same way and stands alike, the parts in the order of their first line. */
import { groupBy } from "#workers/kernel/group-by";
import type { ShownLine } from "./order-lines";

/** The parts of an order, each with its lines. */
export function deliveriesOf(lines: readonly ShownLine[]): { key: string; lines: ShownLine[] }[] {
	const parts = groupBy(lines, (line) => [line.delivery, line.status, line.carrier, line.tracking_number].join("\n"));
	return [...parts].map(([key, ofPart]) => ({ key, lines: ofPart }));
}
