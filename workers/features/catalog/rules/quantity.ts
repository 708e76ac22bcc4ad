/** Which quantities of an item may be ordered, and which a person is offered. @browser-safe */

/** Quantities in which an item is sold: a fixed list, multiples of a base, or both. Null: any whole number. */
export type QuantityMultiples = { static_multiples?: number[] | null; base_multiplier?: number | null } | null;

/** The most units of one line. */
export const maxUnits = 100_000;

/** How many choices are offered before 'Enter Custom Qty'. */
const choicesOffered = 5;

/**
 * True when so many units may be ordered. With quantity multiples the number must be in the list or a multiple of the
 * base, and one of the two must exist.
 */
export function isQuantityAllowed(quantity: number, multiples: QuantityMultiples): boolean {
	if (!Number.isInteger(quantity) || quantity <= 0 || quantity > maxUnits) return false;
	if (!multiples) return true;
	const { static_multiples, base_multiplier } = multiples;
	if (static_multiples?.includes(quantity)) return true;
	return !!base_multiplier && base_multiplier > 0 && quantity % base_multiplier === 0;
}

/** The quantities to choose from, each once: the fixed list, then 1x to 5x of the base; 1 to 5 where there is neither. */
export function quantityChoices(multiples: QuantityMultiples): number[] {
	const fixed = (multiples?.static_multiples ?? []).filter((quantity) => quantity > 0).sort((a, b) => a - b);
	const base = multiples?.base_multiplier && multiples.base_multiplier > 0 ? multiples.base_multiplier : null;
	if (fixed.length > 0 && base === null) return [...new Set(fixed)];
	const times = Array.from({ length: choicesOffered }, (_, at) => (at + 1) * (base ?? 1));
	return [...new Set([...fixed, ...times])];
}

/** How many times the base a choice is, where it is one of 1x to 5x; `step` is the base, 1 without one. */
export function timesOfBase(quantity: number, step: number): number | undefined {
	const times = quantity / step;
	return step > 1 && Number.isInteger(times) && times <= choicesOffered ? times : undefined;
}

/** Quantities of a variant at this price: what is given away is ordered in the quantities offered, never in a typed one. */
export function quantitiesAtPrice(points: number, multiples: QuantityMultiples): QuantityMultiples {
	return points > 0 ? multiples : { static_multiples: quantityChoices(multiples) };
}

/** True when a person may type a number: not when only a fixed list is sold. */
export function mayTypeQuantity(multiples: QuantityMultiples): boolean {
	return !multiples || (multiples.base_multiplier ?? 0) > 0;
}

/** The step of a typed number, which 'Quantity must be a multiple of N' names; 1 without a base. */
export function quantityStep(multiples: QuantityMultiples): number {
	return multiples?.base_multiplier && multiples.base_multiplier > 0 ? multiples.base_multiplier : 1;
}
