/** Which of the account's words for points stands beside a figure in a text. @browser-safe @pure */

/**
 * The text with the word for a single point right behind a figure that is 1: `{{points}} {{points_label}}` says '1 point'.
 * Figures are numbers, or words that are written already.
 */
export const withPointInWords = (text: string, values: Record<string, unknown>): string =>
	text.replace(/({{-?\s*([^},\s]+)[^}]*}}\s{{point)s(?=_label)/g, (whole, before: string, name: string) =>
		`${values[name]}` === "1" ? before : whole,
	);
