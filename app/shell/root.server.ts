/** What every page needs: the account, the person, the token, the cart's count, a waiting notice. */
import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { takeNotice } from "./notices.server";
import type { PageFacts } from "./page-facts";

/** What screens show of the account; more would only lengthen every page. */
const shownOfAccount = [
	"company_name",
	"platform_name",
	"logo",
	"account_logo_url",
	"labels",
	"languages",
	"country",
	"point_price",
	"figure_format",
	"footer_links",
] as const;

/** The account's switches that screens ask for. */
const flagsOfScreens = [
	"redemptions_enabled",
	"give_recognition_enabled",
	"employee_commitments_enabled",
	"hide_points_for_account",
	"disallow_adding_items_to_cart",
] as const;

/** What screens show of the person. */
const shownOfUser = [
	"id",
	"name",
	"first_name",
	"last_name",
	"email",
	"phone",
	"title",
	"image_url",
	"role",
	"point_balance",
	"left_to_issue",
	"standard_tnc_opted_in",
	"standard_tnc_opt_in_location",
	"disable_shop",
	"disable_cart",
	"give_recognition_disabled",
	"nav_menu",
] as const;

/** The root's loader. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const notice = takeNotice(request, context.texts);
	const [{ account }, user, { cart_count }, csrf_token] = await Promise.all([
		context.call("account/init-account", {}),
		context.isSignedIn ? context.call("session/init-user", {}).then((answer) => answer.user) : null,
		context.isSignedIn ? context.call("cart/count-cart", {}) : { cart_count: 0 },
		context.csrfToken(),
	]);
	// Who signs in by script goes on with the texts of the sign-in page, which must be enough for an owner.
	const texts = user && user.role !== "account_owner" ? "member" : "all";
	const facts: PageFacts = {
		language_code: context.language_code,
		texts_href: `/webapp/locales/${context.language_code}/${texts}.json?v=${context.texts_version}`,
		labels: account.labels,
		app_version: context.app_version,
	};
	const frame = {
		account: { ...pick(account, shownOfAccount), flags: pick(account.flags ?? {}, flagsOfScreens) },
		user: user && pick(user, shownOfUser),
		cart_count,
		csrf_token,
		facts,
		language_code: context.language_code,
		toasts: notice?.message ? [notice.message] : [],
	};
	return data(frame, { headers: notice?.headers });
}

/** What is there of these fields. */
function pick<Whole extends object, Name extends keyof Whole>(whole: Whole, names: readonly Name[]): Pick<Whole, Name> {
	return Object.fromEntries(
		names.filter((name) => whole[name] !== undefined).map((name) => [name, whole[name]]),
	) as Pick<Whole, Name>;
}
