/** What is to be fetched for all sheets of a packing list: equal things together, shelf by shelf. @pure */
import { groupBy } from "#workers/kernel/group-by";

/** A line of a sheet. */
export type PackedLine = {
	id: number;
	name: string;
	options: string[];
	sku: string;
	shelf: string;
	quantity: number;
	message: string;
};

type Fetched = Pick<PackedLine, "shelf" | "name" | "options" | "sku" | "quantity">;

/** Equal things of all lines with their sum, in the order of the shelves; what lies nowhere comes last. */
export function linesToFetch(lines: readonly PackedLine[]): Fetched[] {
	const same = groupBy(lines, ({ shelf, name, options, sku }) => JSON.stringify([shelf, name, options, sku]));
	return [...same.values()]
		.map(([first, ...others]): Fetched => {
			const { shelf, name, options, sku, quantity } = first!;
			return { shelf, name, options, sku, quantity: others.reduce((sum, line) => sum + line.quantity, quantity) };
		})
		.sort(
			(one, other) =>
				Number(one.shelf === "") - Number(other.shelf === "") ||
				one.shelf.localeCompare(other.shelf, "en", { numeric: true }) ||
				one.name.localeCompare(other.name, "en"),
		);
}
