/** How an option of a variant is said beside its item. @browser-safe */

/** 'Moss' says enough; a number alone says of what it is, 'Trees 5'. */
export function optionInWords([name, value]: readonly [name: string, value: string]): string {
	return /^[\d.,\s]+$/.test(value) ? `${name} ${value}` : value;
}
