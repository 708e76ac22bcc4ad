/** Headers that every answer of the Worker carries; pages add a content security policy with their nonce. */

/** Sets what belongs on every answer, without overwriting what a handler chose. */
export function withSecurityHeaders(response: Response, requestId: string): Response {
	// An open line has no page to secure, and its answer cannot be made again.
	if (response.webSocket) return response;
	const secured = new Response(response.body, response);
	const wanted: Record<string, string> = {
		"x-content-type-options": "nosniff",
		"referrer-policy": "same-origin",
		"x-frame-options": "DENY",
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		"permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
		"strict-transport-security": "max-age=31536000",
		"content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
		"x-request-id": requestId,
	};
	for (const [name, value] of Object.entries(wanted)) {
		if (!secured.headers.has(name)) secured.headers.set(name, value);
	}
	return secured;
}

/** The policy of a page: scripts only with its nonce; styles of bars and charts as attributes. */
export function pagePolicy(nonce: string): string {
	return [
		"default-src 'self'",
		`script-src 'self' 'nonce-${nonce}'`,
		`style-src 'self' 'nonce-${nonce}'`,
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data:",
		"connect-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}
