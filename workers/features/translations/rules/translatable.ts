/** Which texts are worth translating (specification §5). @pure */

/** Texts with digits are figures, dates and codes, and 'Welcome' is a placeholder: both stay as they are, digits unless somebody insists. */
export function isTranslated(text: string, { isForced }: { isForced: boolean }): boolean {
	if (text.trim() === "Welcome") return false;
	return isForced || !/\p{Nd}/u.test(text);
}
