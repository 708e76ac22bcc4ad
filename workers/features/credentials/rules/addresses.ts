/** Where a tenant's host publishes what verifiers of its credentials ask for. */

/** The issuer's profile. */
export const issuerPath = "/credentials/issuer";

/** The public keys as a JWK set (RFC 7517). */
export const keysPath = "/.well-known/jwks.json";

/** The page that checks a certificate, which is the credential's own id. */
export function verifyUrl(origin: string, code: string): string {
	return `${origin}/webapp/verify/${encodeURIComponent(code)}`;
}

/** The code in such an address, on whatever host of the account it was issued; undefined in any other text. */
export function codeInUrl(url: unknown): string | undefined {
	if (typeof url !== "string" || !URL.canParse(url)) return undefined;
	const [, code] = /^\/webapp\/verify\/([^/]+)$/.exec(new URL(url).pathname) ?? [];
	try {
		return code && decodeURIComponent(code);
	} catch {
		return undefined;
	}
}

/** One public key, to which a credential's header refers. */
export function keyUrl(origin: string, key_id: string): string {
	return `${origin}/credentials/keys/${key_id}`;
}

/** Whether a certificate's credential was revoked. */
export function statusUrl(origin: string, code: string): string {
	return `${origin}/credentials/status/${encodeURIComponent(code)}`;
}
