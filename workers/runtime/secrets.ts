/** Hashes and CSRF tokens of sessions that were found: each costs a tenth of a page, and every request of a session needs both. */

import type { CallContext } from "#workers/kernel/create-scope";
import { csrfTokenFor, hashToken } from "#workers/kernel/tokens";
import { BoundedCache } from "./bounded-cache";

const hashes = new BoundedCache<string>({ maxEntries: 10_000 });
const csrfTokens = new BoundedCache<{ secret: string; token: string }>({ maxEntries: 10_000 });

/** The hash of a session's token; a token that nobody was seen to have is hashed and not remembered. */
export async function sessionHashOf(token: string): Promise<string> {
	return hashes.get(token) ?? hashToken(token);
}

/** Remembers the hash of a token whose session was found. What a stranger sends never comes here. */
export function cacheSession(token: string, session_hash: string): void {
	if (!hashes.get(token)) hashes.set(token, session_hash);
}

/** The CSRF token of this session, which is remembered, or of this visitor, which is not. */
export async function csrfTokenOf({ account, env, request }: CallContext, holder: string): Promise<string> {
	const make = () => csrfTokenFor(env.SESSION_SECRET, account.id, holder);
	if (holder !== request.session_hash) return make();
	const key = `${account.id} ${holder}`;
	const known = csrfTokens.get(key);
	if (known?.secret === env.SESSION_SECRET) return known.token;
	const token = await make();
	csrfTokens.set(key, { secret: env.SESSION_SECRET, token });
	return token;
}
