/** Languages by the names that their readers use. */

/** Names by language code. */
export const languageNames: Record<string, string> = { en: "English", es: "Español", fr: "Français" };
