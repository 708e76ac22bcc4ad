/** A certificate's code as people type it: small letters, spaces and missing dashes are no mistake. */

/** The code as it is kept: capitals, and twelve signs in groups of four. */
export function typedCode(typed: string): string {
	const code = typed.trim().toUpperCase().replaceAll(/\s+/g, "");
	const signs = code.replaceAll("-", "");
	return /^[A-Z2-9]{12}$/.test(signs) ? signs.replaceAll(/(.{4})(?=.)/g, "$1-") : code;
}
