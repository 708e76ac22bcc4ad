/** A script's form that nobody waits for: it outlives the page, carries the page's origin and token, and is answered nothing. */
import type { EndpointInput, EndpointName } from "#workers/registry";
import { applicationPath } from "~/ui/anchor";

/** Sends the form of an endpoint to a screen's action, whose address is without /webapp. */
export function sendForm<Name extends EndpointName>(
	to: string,
	form: Name,
	input: EndpointInput<Name> & Record<string, string | number>,
	csrf_token: string,
): void {
	const fields = Object.entries(input).map(([name, value]) => [name, String(value)]);
	navigator.sendBeacon(
		`${applicationPath}${to}`,
		new URLSearchParams([["csrf_token", csrf_token], ["form", form], ...fields]),
	);
}
