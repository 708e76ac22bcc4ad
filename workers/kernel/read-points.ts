/** Reads points and other whole amounts as people and programs write them: 1250, 1,250, 1.250, 1 250, 1250.00. @pure */

/** The whole number; null for what is none, or could be two. */
export function readWhole(text: string): number | null {
	const plain = text.trim().replace(/[.,]0{1,2}$/, "");
	const digits = /^\d{1,3}([.,'’\s\u00a0\u202f])\d{3}(?:\1\d{3})*$/.test(plain) ? plain.replace(/\D/g, "") : plain;
	return /^\d{1,13}$/.test(digits) ? Number(digits) : null;
}
