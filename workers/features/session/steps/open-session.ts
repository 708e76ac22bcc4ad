/** Opens sessions: the statements that write one, and the cookies of the browser that gets it. */

import { cookieNames, knownBrowserCookie, ownSessionCookie, sessionCookie } from "#workers/kernel/cookies";
import { forgetTries, namedSubject } from "#workers/kernel/limits";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { hashToken, newToken } from "#workers/kernel/tokens";
import { knownBrowser, markOfBrowser } from "../rules/known-browser";
import { deleteSession, insertSession, sessionLastsMs } from "../store/sessions";

/** A session to be opened: its statements for the caller's batch, and what the browser gets once that is written. */
export type NewSession = { statements: Statement[]; token_hash: string; setCookies(): void };

/** A session under a new token; the one in use ends, and one's own that was left for it, so that no token outlives a sign-in. */
export async function newSession(scope: Scope, person: { id: number; email: string }): Promise<NewSession> {
	const token = newToken();
	const token_hash = await hashToken(token);
	const { session_hash, own_session_token, agent: device = "" } = scope.request;
	const left = [session_hash, own_session_token && (await hashToken(own_session_token))].filter((hash) => !!hash);
	return {
		token_hash,
		statements: [
			...left.map((hash) => deleteSession(scope.account.id, String(hash))),
			insertSession(scope.account.id, { token_hash, user_id: person.id, device }, scope.clock.now()),
		],
		setCookies: () => {
			scope.setCookie(sessionCookie(token, sessionLastsMs));
			scope.setCookie(`${cookieNames.visitor}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`);
			if (own_session_token) scope.setCookie(ownSessionCookie("", 0));
			markBrowser(scope, person.email);
		},
	};
}

/** By whom tries are counted: a browser in which this person signed in before by itself, all others together. */
export function triesOf(email: string, { account, env, request }: Pick<Scope, "account" | "env" | "request">): string {
	const name = knownBrowser(env.SESSION_SECRET, account.id, email, request.known_browser);
	return name ? `${email}|${name}` : email;
}

/** Forgets the wrong tries of unknown browsers at somebody who has just proven to be themself by other means. */
export function forgetStrangersTries(account_id: number, email: string): Statement {
	return forgetTries(account_id, "sign_in", namedSubject("person", email));
}

function markBrowser({ account, env, request, setCookie }: Scope, email: string): void {
	if (knownBrowser(env.SESSION_SECRET, account.id, email, request.known_browser)) return;
	setCookie(knownBrowserCookie(markOfBrowser(env.SESSION_SECRET, account.id, email, newToken())));
}
