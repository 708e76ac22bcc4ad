/** Languages by the names that their readers use, and whether they may choose. */

/** Names by language code. */
export const languageNames: Record<string, string> = { en: "English", es: "Español", fr: "Français" };

/** Whether readers may change their language: the account lets them (language_selection_enabled), and has several. */
export function offersLanguages(account: { languages: string[]; flags: Record<string, 0 | 1> }): boolean {
	return account.flags.language_selection_enabled === 1 && account.languages.length > 1;
}
