/** Headers that every answer of the Worker carries; pages add a content security policy with their nonce. */

// The camera reads certificates' codes, in a dialog over whatever page is open.
const onEveryAnswer = [
	["x-content-type-options", "nosniff"],
	["referrer-policy", "same-origin"],
	["cross-origin-opener-policy", "same-origin"],
	["permissions-policy", "camera=(self), microphone=(), geolocation=(), payment=()"],
	["strict-transport-security", "max-age=31536000"],
] as const;

/** Unless a handler chose its own. */
const usually = [
	["content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox"],
	["cross-origin-resource-policy", "same-origin"],
	["x-frame-options", "DENY"],
] as const;

/** Sets what belongs on every answer, on the answer itself, which the Worker made. */
export function setSecurityHeaders(response: Response, requestId: string): Response {
	// An open line has no page to secure, and its answer cannot be changed.
	if (response.webSocket) return response;
	const { headers } = response;
	for (const [name, value] of onEveryAnswer) headers.set(name, value);
	for (const [name, value] of usually) if (!headers.has(name)) headers.set(name, value);
	headers.set("x-request-id", requestId);
	return response;
}

/**
 * The policy of a page: scripts only with its nonce; styles of bars and charts as attributes; frames of the account's own
 * pages that allow it (a text in its place) and of the named hosts. One document stays while screens change in it, so
 * the own pages are allowed on each.
 */
export function pagePolicy(nonce: string, frameHosts: readonly string[] = []): string {
	return [
		"default-src 'self'",
		`script-src 'self' 'nonce-${nonce}'`,
		`style-src 'self' 'nonce-${nonce}'`,
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data:",
		"connect-src 'self'",
		["frame-src 'self'", ...frameHosts].join(" "),
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}
