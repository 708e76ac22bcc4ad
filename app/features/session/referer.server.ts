/** Where a visitor wanted to go before sign-in, remembered in a cookie (specification §8, not_logged_in). */
import { safePath } from "~/shell/safe-path";

const cookieName = "__Host-laurel-referer";

/** The address to go on to, within the application, and the header that forgets it. */
export function takeReferer(request: Request): { to: string; headers: Record<string, string> } {
	const found = new RegExp(`${cookieName}=([^;]+)`).exec(request.headers.get("cookie") ?? "");
	const headers = { "set-cookie": `${cookieName}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0` };
	return { to: safePath(found?.[1] ? decode(found[1]) : "/"), headers };
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return "/";
	}
}
