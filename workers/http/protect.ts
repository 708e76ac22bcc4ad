/** Refuses posts that another site sent: the Origin, what the browser says of it, and the CSRF token must agree. */

import type { CallContext } from "#workers/kernel/create-scope";
import { Refusal } from "#workers/kernel/errors";
import { isSameSecret } from "#workers/kernel/tokens";
import { urlOf } from "#workers/runtime/requests";
import { csrfTokenOf } from "#workers/runtime/secrets";

/** Throws foreign_origin (403) unless the post comes from the tenant's own scheme, host and port. */
export function requireOwnOrigin(request: Request): void {
	const site = request.headers.get("sec-fetch-site");
	const isForeign =
		request.headers.get("origin") !== urlOf(request).origin || (site !== null && site !== "same-origin");
	if (isForeign) throw new Refusal("foreign_origin", 403);
}

/** Throws stale_csrf_token (403) unless the token is that of this session or visitor. */
export async function requireCsrfToken(requestContext: CallContext, given: string | null | undefined): Promise<void> {
	const holder = requestContext.request.csrf_holder;
	const expected = holder && (await csrfTokenOf(requestContext, holder));
	if (!expected || !given || !isSameSecret(given, expected)) throw new Refusal("stale_csrf_token", 403);
}
