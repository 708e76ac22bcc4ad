/** What an email address looks like, for every form, endpoint and import (specification §5). @browser-safe @pure */

const emailForm =
	/^[^\s@"<>()[\]\\,;:]+@(?:(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}|\[\d{1,3}(?:\.\d{1,3}){3}\])$/i;

/** A local part and a domain that ends in two or more letters, or an IP address in brackets. */
export function isEmail(text: string): boolean {
	return emailForm.test(text);
}
