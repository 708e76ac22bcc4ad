/** Messages that survive a redirect: left in a cookie, taken by the next page, shown as a toast. */
import { redirect } from "@remix-run/cloudflare";
import type { i18n } from "i18next";

const cookieName = "__Host-laurel-notice";
const form = /^[a-z_]+:notices\.[A-Za-z]+$/;

/** Redirects to a screen (address without /webapp) and shows the text of `<feature>:notices.<name>` there. */
export function redirectWithNotice(to: string, key: string, values: Record<string, string | number> = {}): Response {
	const value = encodeURIComponent(JSON.stringify({ key, values }));
	return redirect(to, {
		headers: { "set-cookie": `${cookieName}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=60` },
	});
}

/** The notice that waits, and the header that takes it away. */
export function takeNotice(
	request: Request,
	texts: i18n,
): { text: string; headers: Record<string, string> } | undefined {
	const found = new RegExp(`${cookieName}=([^;]+)`).exec(request.headers.get("cookie") ?? "");
	if (!found?.[1]) return undefined;
	const headers = { "set-cookie": `${cookieName}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0` };
	try {
		const { key, values } = JSON.parse(decodeURIComponent(found[1])) as {
			key: string;
			values: Record<string, string | number>;
		};
		return form.test(key) ? { text: String(texts.t(key as never, values as never)), headers } : { text: "", headers };
	} catch {
		return { text: "", headers };
	}
}
