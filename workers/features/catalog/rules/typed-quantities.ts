/** The fixed quantities of an item as they are typed: '6, 12, 24'. @browser-safe @pure */
import { maxUnits, type QuantityMultiples } from "./quantity";

/** How many quantities a fixed list may have. */
const maxFixed = 20;

/** The quantities of a typed list, in order and each once; null when it holds anything else. */
export function readFixedQuantities(text: string): number[] | null {
	const parts = text.split(/[\s,;]+/).filter(Boolean);
	const quantities = [...new Set(parts.map(Number))].sort((one, other) => one - other);
	const fits = quantities.every((quantity) => Number.isInteger(quantity) && quantity >= 1 && quantity <= maxUnits);
	return fits && quantities.length <= maxFixed ? quantities : null;
}

/** Quantities as an item keeps them; null where any number is sold. */
export function quantityMultiplesOf(fixed: readonly number[], base: number | undefined): QuantityMultiples {
	if (fixed.length === 0 && !base) return null;
	return {
		static_multiples: fixed.length > 0 ? [...fixed] : null,
		base_multiplier: base ?? null,
	};
}
