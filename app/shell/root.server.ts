/** What every page needs: the account, the person, the token, the cart's count, a waiting notice. */
import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { takeNotice } from "./notices.server";
import type { PageFacts } from "./page-facts";

/** The root's loader. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const notice = takeNotice(request, context.texts);
	const [{ account }, user, { cart_count }, csrf_token] = await Promise.all([
		context.call("account/init-account", {}),
		context.isSignedIn ? context.call("session/init-user", {}).then((answer) => answer.user) : null,
		context.isSignedIn ? context.call("cart/count-cart", {}) : { cart_count: 0 },
		context.csrfToken(),
	]);
	const facts: PageFacts = {
		language_code: context.language_code,
		texts_href: `/webapp/locales/${context.language_code}/${user?.role === "account_owner" ? "all" : "member"}.json?v=${context.texts_version}`,
		labels: account.labels,
		app_version: context.app_version,
	};
	const frame = {
		// Switches that are off would only lengthen every page.
		account: { ...account, flags: onlyOn(account.flags) },
		user,
		cart_count,
		csrf_token,
		facts,
		language_code: context.language_code,
		palette_style: context.palette_style,
		nonce: context.nonce,
		toasts: notice?.text ? [{ text: notice.text }] : [],
		now_ms: Date.now(),
		isProduction: context.environment === "production",
	};
	return data(frame, { headers: notice?.headers });
}

function onlyOn(flags: Record<string, 0 | 1> = {}): Record<string, 0 | 1> {
	return Object.fromEntries(Object.entries(flags).filter(([, value]) => value === 1));
}
