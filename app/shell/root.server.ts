/** What every page needs: the account, the person, the token, the cart's count, a waiting notice. */
import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { screenMark } from "#workers/kernel/screen-file";
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
	"currency",
	"point_price",
	"figure_format",
	"footer_links",
	"bo_dashboard_version",
] as const;

/** The account's switches that screens ask for. */
const flagsOfScreens = [
	"redemptions_enabled",
	"give_recognition_enabled",
	"employee_commitments_enabled",
	"hide_points_for_account",
	"disallow_adding_items_to_cart",
	"language_selection_enabled",
	"hide_faqs",
	"ideas_enabled",
	"ots_enabled",
] as const;

/** The root's loader. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const notice = takeNotice(request, context.texts);
	const [{ account }, person, wallet, { cart_count }, csrf_token, measuring] = await Promise.all([
		context.call("account/init-account", {}),
		context.isSignedIn ? context.call("session/get-frame-user", {}).then((answer) => answer.user) : null,
		hasWallet(context) ? context.call("wallets/refresh-user-wallet-points", {}) : null,
		context.isSignedIn ? context.call("cart/count-cart", {}) : { cart_count: 0 },
		context.csrfToken(),
		context.isSignedIn ? context.call("analytics/get-cookie-choice", {}) : null,
	]);
	const facts: PageFacts = {
		language_code: context.language_code,
		texts_href: `/webapp/locales/${context.language_code}/${screenMark}.json?v=${context.texts_version}`,
		labels: account.labels,
		app_version: context.app_version,
	};
	const user = person && { ...person, wallet_balance_in_points: wallet?.wallet_balance_in_points ?? null };
	const terms = user && asksForTerms(user) ? await context.call("terms/get-terms", {}) : null;
	const frame = {
		account: { ...pick(account, shownOfAccount), flags: pick(account.flags ?? visitorFlags(context), flagsOfScreens) },
		user,
		log_sales: describeLogSales(context),
		/** The terms, where they stand in the place of every page until they are accepted. */
		terms,
		access: account.access_ends_at == null ? null : describeAccess(context, account.access_ends_at),
		acting: user?.acting ? describeActing(context, user.acting.until) : null,
		cart_count,
		csrf_token,
		/** Whether it is to be asked if doings in the store may be measured, and whether they are. */
		measuring: {
			is_asked: measuring?.is_offered === 1 && measuring.choice === null && user?.acting == null,
			is_on: measuring?.is_measured === 1,
		},
		facts,
		language_code: context.language_code,
		toasts: notice?.message ? [notice.message] : [],
		error_titles: errorTitles(context),
		title_begins: context.isFormRefused ? context.translate("common:form.errorTitle") : undefined,
	};
	return data(frame, { headers: notice?.headers });
}

/** Consent is the person's own: whoever sees what they see is not asked for it. */
function asksForTerms(user: {
	acting: object | null;
	standard_tnc_opted_in: string;
	standard_tnc_opt_in_location: string;
}) {
	return !user.acting && user.standard_tnc_opted_in === "no" && user.standard_tnc_opt_in_location === "login";
}

/** What the banner says of the end of the account's time, which is the start of a day in its own time zone. */
function describeAccess({ format }: LoaderFunctionArgs["context"], ends_at: number) {
	return { ends_at, ends_text: format.moment(ends_at), now_ms: Date.now() };
}

/** What the banner says of a session that is not one's own. */
function describeActing({ format }: LoaderFunctionArgs["context"], until: number | null) {
	return { until, until_text: until === null ? "" : format.hour(until), now_ms: Date.now() };
}

/** The titles of pages that stand in a screen's place: only where it fails is it known that it does. */
function errorTitles({ translate }: LoaderFunctionArgs["context"]) {
	return {
		403: translate("shell:errors.forbidden"),
		404: translate("shell:errors.notFound"),
		500: translate("common:error.title"),
	};
}

/** The one switch of which the pages before sign-in ask. */
function visitorFlags({ account }: LoaderFunctionArgs["context"]): Record<string, 0 | 1> {
	return { language_selection_enabled: account.flags.language_selection_enabled ?? 0 };
}

/** Whether a wallet stands beside the person's points: where wallets are on, and points are shown. */
function hasWallet({ isSignedIn, account: { flags } }: LoaderFunctionArgs["context"]): boolean {
	return isSignedIn && flags.wallets_enabled === 1 && flags.hide_points_for_account !== 1;
}

/** What is there of these fields. */
function pick<Whole extends object, Name extends keyof Whole>(whole: Whole, names: readonly Name[]): Pick<Whole, Name> {
	return Object.fromEntries(
		names.filter((name) => whole[name] !== undefined).map((name) => [name, whole[name]]),
	) as Pick<Whole, Name>;
}

/** LOG SALES in the place of the shop, for all but moderators and regional business managers (topbar-15). */
function describeLogSales(context: LoaderFunctionArgs["context"]) {
	const { account, isSignedIn, translate } = context;
	const { flags } = account;
	if (!isSignedIn || flags.log_sales_in_shop_place !== 1 || flags.sales_module_enabled !== 1) return undefined;
	const { user } = context;
	if (user.switches.can_moderate_sales === 1 || ["moderator", "regional_business_manager"].includes(user.role))
		return undefined;
	return { shop: "/sales/log", shopLabel: translate("sales:menu.logSales") };
}
