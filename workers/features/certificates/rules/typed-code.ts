/** How codes of certificates are written and typed. @browser-safe @pure */

/** 32 characters, none of which looks like another one. */
export const codeAlphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** 80 bits: whoever reads the hashes cannot find a code by trying all. */
export const codeLength = 16;

const charactersInGroup = 4;

/** A code as people read it, in groups of four. */
export function writtenCode(code: string): string {
	return (code.match(new RegExp(`.{1,${charactersInGroup}}`, "g")) ?? []).join("-");
}

/** What somebody typed, as a code: letters in any case, with or without dashes and spaces. */
export function typedCode(typed: string): string {
	return typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** True when no character is one that codes never have. */
export function hasOnlyCodeCharacters(code: string): boolean {
	return [...code].every((character) => codeAlphabet.includes(character));
}
