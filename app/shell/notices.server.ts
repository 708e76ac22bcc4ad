/** Messages that survive a redirect: left in a cookie, taken by the next page, shown as a toast. */
import { redirect } from "@remix-run/cloudflare";
import type { i18n } from "i18next";
import type { TextKey } from "#workers/kernel/names";
import type { ToastMessage } from "~/ui/toast";
import { safePath } from "./safe-path";

const cookieName = "__Host-laurel-notice";
const form = /^[a-z-]+:notices\.[A-Za-z]+$/;

/** The text of a notice: a feature keeps them together. */
export type NoticeKey = Extract<TextKey, `${string}:notices.${string}`>;

/** What a notice tells of: a screen (address without /webapp), and the key of the words that lead there. */
export type NoticeLink = { href: string; key: NoticeKey };

type Values = Record<string, string | number>;
type Left = { key: string; values: Values; link?: NoticeLink; tone?: "bad" };

/** Redirects to a screen (address without /webapp) and shows the text of `<feature>:notices.<name>` there, with a link if one is given. */
export function redirectWithNotice(to: string, key: NoticeKey, values: Values = {}, link?: NoticeLink): Response {
	return redirectWith(to, { key, values, link });
}

/** The same for what failed, while the page stays as it was. */
export function redirectWithFailure(to: string, key: NoticeKey, values: Values = {}): Response {
	return redirectWith(to, { key, values, tone: "bad" });
}

function redirectWith(to: string, left: Left): Response {
	const value = encodeURIComponent(JSON.stringify(left));
	return redirect(to, {
		headers: { "set-cookie": `${cookieName}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=60` },
	});
}

/** The notice that waits, and the header that takes it away. */
export function takeNotice(
	request: Request,
	texts: i18n,
): { message: ToastMessage | undefined; headers: Record<string, string> } | undefined {
	const found = new RegExp(`${cookieName}=([^;]+)`).exec(request.headers.get("cookie") ?? "");
	if (!found?.[1]) return undefined;
	const headers = { "set-cookie": `${cookieName}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0` };
	try {
		return { message: toMessage(JSON.parse(decodeURIComponent(found[1])) as Left, texts), headers };
	} catch {
		return { message: undefined, headers };
	}
}

function toMessage({ key, values, link, tone }: Left, texts: i18n): ToastMessage | undefined {
	if (!form.test(key)) return undefined;
	const text = String(texts.t(key as never, values as never));
	if (!link || !form.test(link.key)) return tone === "bad" ? { text, tone } : { text };
	return { text, link: { href: safePath(link.href), label: String(texts.t(link.key as never)) } };
}
