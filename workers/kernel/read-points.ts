/** Reads points and other whole amounts as people and programs write them: 1250, 1,250, 1.250, 1 250, 1250.00. @pure */

/** The whole number; null for what is none. What three digits follow is in thousands, since nobody holds a part of a point. */
export function readWhole(text: string): number | null {
	const plain = text.trim().replace(/[.,]0{1,2}$/, "");
	const digits = /^\d{1,3}([.,'’\s\u00a0\u202f])\d{3}(?:\1\d{3})*$/.test(plain) ? plain.replace(/\D/g, "") : plain;
	return /^\d{1,13}$/.test(digits) ? Number(digits) : null;
}

/** True of a figure that is a thousand for some and one for others, such as 1.000 and 1,000: programs write three decimals. */
export function couldBeTwo(text: string): boolean {
	return /^[1-9]\d{0,2}[.,]000$/.test(text.trim());
}
