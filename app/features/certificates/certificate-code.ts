/** The code of a certificate in what its QR code says. */

/** What a person could have typed as a code: groups of letters and digits, with or without dashes and spaces. */
const writtenCode = /^[\p{L}\p{N}]{4}(?:[ -]?[\p{L}\p{N}]{4}){3}$/u;

/** The code in the address at which a certificate is claimed, or the code by itself; undefined for what any other QR code says. */
export function certificateCode(text: string): string | undefined {
	const last = /\/claim\/([^/?#]+)\/?(?:[?#].*)?$/.exec(text)?.[1] ?? text.trim();
	return writtenCode.test(last) ? last : undefined;
}
