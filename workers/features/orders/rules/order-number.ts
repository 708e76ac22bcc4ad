/** Finds orders by the beginning of their number, as ranges that the primary key serves. */

const mostDigits = 16;

/** The ranges of ids that begin with the typed digits, smallest first; none when something else was typed. */
export function orderNumberRanges(typed: string): [number, number][] {
	const digits = typed.trim().replace(/^#/, "");
	if (!/^[1-9]\d*$/.test(digits) || digits.length > mostDigits) return [];
	return Array.from({ length: mostDigits - digits.length + 1 }, (_, more): [number, number] => {
		const first = Number(digits) * 10 ** more;
		return [first, Math.min(first + 10 ** more - 1, Number.MAX_SAFE_INTEGER)];
	}).filter(([first]) => first <= Number.MAX_SAFE_INTEGER);
}
