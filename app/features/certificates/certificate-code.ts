/** The code of a certificate in what its QR code says. */
import {
	codeLength,
	hasOnlyCodeCharacters,
	typedCode,
	writtenCode,
} from "#workers/features/certificates/rules/typed-code";

/** The code in the address at which a certificate is claimed, or the code by itself; undefined for what any other QR code says. */
export function certificateCode(text: string): string | undefined {
	const code = typedCode(/\/claim\/([^/?#]+)/.exec(text)?.[1] ?? text);
	return code.length === codeLength && hasOnlyCodeCharacters(code) ? writtenCode(code) : undefined;
}
