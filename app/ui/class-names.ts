/** Joins class names. */

/** The given names that are not empty, with spaces between. */
export function classNames(...names: (string | false | null | undefined)[]): string {
	return names.filter(Boolean).join(" ");
}
