/** The name of a thing in a reader's language, from its names by language. @pure */

/** The name in `language_code`, else in the account's own language, else any that there is. */
export function chooseName(
	names: Readonly<Record<string, string>>,
	language_code: string,
	default_language_code: string,
): string {
	const byLanguage = new Map(Object.entries(names));
	return byLanguage.get(language_code) ?? byLanguage.get(default_language_code) ?? [...byLanguage.values()][0] ?? "";
}

/** The same, from names as JSON. */
export function nameIn(names: string, language_code: string, default_language_code: string): string {
	return chooseName(JSON.parse(names) as Record<string, string>, language_code, default_language_code);
}
