/** Finds the language that somebody means: a code, with or without a country, or its name in any of the languages of files. */
import { once } from "#workers/runtime/once";

/** The languages whose names are known, in two letters. */
const codes =
	"en es fr de it pt nl pl cs sk hu ro bg hr sr sl el tr ru uk ar he fa hi bn ta te zh ja ko th vi id ms da sv nb no fi et lv lt ca eu gl ga cy is";

const codesByName = once(readNames);

/** The code of a language in two letters; undefined when nobody could say which one is meant. */
export function languageCodeOf(text: string): string | undefined {
	const base = /^([a-z]{2,3})(?:[-_][a-z0-9]+)*$/i.exec(text.trim())?.[1] ?? text;
	return codesByName().get(plain(text)) ?? codesByName().get(plain(base));
}

function readNames(): Map<string, string> {
	const names = new Map<string, string>();
	for (const locale of ["fr", "es", "de", "en"]) {
		const display = new Intl.DisplayNames([locale], { type: "language" });
		for (const code of codes.split(" ")) names.set(plain(display.of(code) ?? code), code);
	}
	for (const code of codes.split(" ")) names.set(code, code);
	for (const [long, code] of [
		["eng", "en"],
		["spa", "es"],
		["fra", "fr"],
		["fre", "fr"],
		["deu", "de"],
		["ger", "de"],
		["castellano", "es"],
	] as const) {
		names.set(long, code);
	}
	return names;
}

function plain(text: string): string {
	return text
		.normalize("NFD")
		.toLowerCase()
		.replaceAll(/[^\p{L}]/gu, "");
}
