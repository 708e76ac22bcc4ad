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

/** Whose language it is to be, and that of the account. */
type Reader = { request: { language_code: string }; account: { default_language_code: string } };

/** The same for a reader, from names as JSON. */
export function nameIn(names: string, { request, account }: Reader): string {
	return chooseName(JSON.parse(names) as Record<string, string>, request.language_code, account.default_language_code);
}

/** The same of several things: a list of such names, or the list as JSON. */
export function namesIn(list: unknown, reader: Reader): string[] {
	const all = typeof list === "string" ? (JSON.parse(list) as string[]) : ((list ?? []) as string[]);
	return all.map((names) => nameIn(names, reader));
}
