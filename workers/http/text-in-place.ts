/**
 * Shows an account owner one text where it stands: the real screen, in the language that is asked for, with the text
 * framed, and without scripts. The text is marked where it is looked up, by signs that nobody writes (private use), and
 * the marks become elements in the finished page. Only the screen's own words are marked: no answer that others share.
 */
import { isOn } from "#workers/kernel/identity";
import { markedTexts, textsFor, translator } from "#workers/kernel/translate";
import { urlOf } from "#workers/runtime/requests";
import type { RequestContext } from "./prepare-request-context";

/** The fields of the address: the text's `namespace:key`, and the language to show it in. */
const textField = "show_text";
const languageField = "show_language";

const begin = "\uE0F0";
const end = "\uE0F1";

/** A request context whose screen marks a text; its calls speak plainly. */
type ShowingContext = RequestContext & { plainly: RequestContext["translate"] };

/** The context in which a screen shows the text that the address names; nothing for whom it is not meant, and without one. */
export function showTextOf(requestContext: RequestContext, request: Request): ShowingContext | undefined {
	const { account, user } = requestContext;
	if (request.method !== "GET" || user?.role !== "account_owner") return undefined;
	if (!isOn(account, "new_translations_enabled")) return undefined;
	const { searchParams } = urlOf(request);
	const key = searchParams.get(textField)?.slice(0, 200);
	if (!key) return undefined;
	const asked = searchParams.get(languageField) ?? "";
	const language_code = account.languages.includes(asked) ? asked : requestContext.request.language_code;
	const texts = markedTexts(account, language_code, key, { begin, end });
	const plainly = translator(textsFor(account, language_code));
	return {
		...requestContext,
		texts,
		translate: translator(texts),
		plainly,
		request: { ...requestContext.request, language_code },
	};
}

/** The page with the text in frames, for a frame of the account's own pages alone; what is in it does nothing. */
export async function frameText(page: Response, { plainly }: ShowingContext, nonce: string): Promise<Response> {
	if (!page.headers.get("content-type")?.startsWith("text/html")) return page;
	const { html, count } = frameMarks(await page.text());
	const note = plainly(count > 0 ? "translations:place.found" : "translations:place.notFound");
	const shown = html
		.replace("</head>", `<style nonce="${nonce}">${styles}</style></head>`)
		.replace(/<body\b/, "<body inert")
		.replace("</body>", `<p class="text-place-note">${escaped(note)}</p></body>`);
	const headers = new Headers(page.headers);
	const policy = headers.get("content-security-policy") ?? "";
	headers.set(
		"content-security-policy",
		policy.replace(/script-src [^;]*/, "script-src 'none'").replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
	);
	headers.set("x-frame-options", "SAMEORIGIN");
	return new Response(shown, { status: page.status, headers });
}

/** Elements in the places of marks; within tags, and where a page has words alone, the element around is framed instead. */
export function frameMarks(html: string): { html: string; count: number } {
	let count = 0;
	const still = html.replaceAll(
		/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>|\sautofocus(="[^"]*")?/gi,
		"",
	);
	const framed = still.replaceAll(
		/<(title|textarea|option|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>|\uE0F0|\uE0F1/g,
		(part) => {
			if (part === begin) {
				count += 1;
				return '<mark class="text-place">';
			}
			if (part === end) return "</mark>";
			if (!part.includes(begin)) return part;
			const plain = part.replaceAll(begin, "").replaceAll(end, "");
			if (/^<(title|style|meta)\b/.test(part)) return plain;
			count += 1;
			return plain.replace(/^<([\w-]+)/, '<$1 data-text-place=""');
		},
	);
	return { html: framed, count };
}

const styles = `.text-place,[data-text-place]{border-radius:8px;outline:3px solid var(--primary-text);outline-offset:3px;background:none;color:inherit}
.text-place-note{position:fixed;inset:auto 0 0;z-index:99;max-width:none;margin:0;padding:8px 16px;background:var(--ink);color:var(--surface);font-size:.8125rem}
.action-bar,.bottom-bar{display:none}`;

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
