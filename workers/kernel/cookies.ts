/** The cookies of sessions, visitors and languages: host-only, so that no sibling tenant ever receives them. @pure */
import { isToken } from "./tokens";

/** Names of the cookies. The `__Host-` prefix makes browsers refuse a domain or a lack of Secure. */
export const cookieNames = {
	session: "__Host-laurel",
	ownSession: "__Host-laurel-own",
	visitor: "__Host-laurel-visitor",
	referer: "__Host-laurel-referer",
	language: "__Host-laurel-language",
	knownBrowser: "__Host-laurel-browser",
	measuring: "__Host-laurel-measuring",
} as const;

/** The Set-Cookie of a session; an empty token ends it. */
export function sessionCookie(token: string, lastsMs: number): string {
	return cookie(cookieNames.session, token, token ? Math.floor(lastsMs / 1000) : 0);
}

/** The Set-Cookie that keeps one's own session while the browser shows somebody else's; an empty token ends it. */
export function ownSessionCookie(token: string, lastsMs: number): string {
	return cookie(cookieNames.ownSession, token, token ? Math.floor(lastsMs / 1000) : 0);
}

/** The Set-Cookie of a visitor who has not signed in. */
export function visitorCookie(token: string): string {
	return cookie(cookieNames.visitor, token, 86_400);
}

/** The Set-Cookie that remembers where a visitor wanted to go (specification §8, not_logged_in). */
export function refererCookie(path: string): string {
	return cookie(cookieNames.referer, encodeURIComponent(path), path ? 3_600 : 0);
}

/** The Set-Cookie of the language chosen before sign-in. */
export function languageCookie(language_code: string): string {
	return cookie(cookieNames.language, language_code, 31_536_000);
}

/** The Set-Cookie by which sign-in knows this browser again; it opens nothing. */
export function knownBrowserCookie(value: string): string {
	return cookie(cookieNames.knownBrowser, value, 15_552_000);
}

/** The Set-Cookie of what a visitor chose about measuring. */
export function measuringCookie(value: string): string {
	return cookie(cookieNames.measuring, value, 15_552_000);
}

/** The value of a cookie, or undefined. */
export function readCookie(header: string | null, name: string): string | undefined {
	for (const part of (header ?? "").split(";")) {
		const at = part.indexOf("=");
		if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || undefined;
	}
	return undefined;
}

/** The token in the cookie of a session or visitor; undefined for anything that was not issued as one. */
export function readToken(header: string | null, name: string): string | undefined {
	const value = readCookie(header, name);
	return value !== undefined && isToken(value) ? value : undefined;
}

function cookie(name: string, value: string, maxAgeSeconds: number): string {
	return `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}`;
}
