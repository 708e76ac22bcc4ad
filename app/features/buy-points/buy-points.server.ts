/** The server half of buying points: what can be bought, a purchase that is under way, and those before it. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { paymentHistoryFace } from "#workers/features/buy-points/lists/get-payment-history";
import type { EndpointOutput } from "#workers/registry";
import { loadList, reportAction } from "~/list/list-loader.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { formatMoney } from "~/ui/rules/points";

type Context = LoaderFunctionArgs["context"];
type Methods = EndpointOutput<"buy-points/get-payment-methods">;
type Purchase = EndpointOutput<"buy-points/get-purchase">["purchase"];

/** The page of a purchase, else of choosing what to buy. */
export async function loader(args: LoaderFunctionArgs) {
	const { request, context } = args;
	const query = new URL(request.url).searchParams;
	const asked = query.get("purchase");
	const [methods, { account }] = await Promise.all([
		context.call("buy-points/get-payment-methods", {}),
		context.call("account/init-account", {}),
	]);
	const write = (cents: number) => formatMoney(cents, 10_000, account.figure_format) ?? "";
	if (asked !== null) {
		const { purchase } = await context.call("buy-points/get-purchase", { purchase_id: context.id(asked) });
		return { ...(await shownPurchase(context, purchase, methods, write)), company: account.company_name };
	}
	return { ...(await shownChoice(args, methods, write)), company: account.company_name };
}

/** A purchase with money and times in words, and what can be done about it. */
async function shownPurchase(context: Context, purchase: Purchase, methods: Methods, write: (cents: number) => string) {
	const { step, price_cents, fee_cents, total_cents, expires_at, credited_at, refund_until, ...rest } = purchase;
	const { format, translate, user } = context;
	const [pay, refund] = await Promise.all([
		context.form("buy-points/buy-points"),
		context.form("buy-points/refund-purchase"),
	]);
	return {
		title: translate("buy-points:title"),
		choice: null,
		purchase: {
			...rest,
			...{ step, expires_at },
			now_ms: Date.now(),
			money: { price: write(price_cents), fee: write(fee_cents), total: write(total_cents) },
			holds_until: format.hour(expires_at),
			credited: credited_at === null ? null : format.moment(credited_at),
			refund_until: refund_until === null ? null : format.time(refund_until, "recognition"),
			balance: purchase.product === "wallet_product" ? null : user.point_balance,
		},
		tokens: methods.methods
			.filter(({ token }) => rest.state === "created" || token !== "page")
			.map(({ token }) => token),
		...{ pay, refund },
	};
}

/** What is offered, at its price; the number that somebody's cart lacks comes first. */
async function shownChoice(args: LoaderFunctionArgs, methods: Methods, write: (cents: number) => string) {
	const { request, context } = args;
	const query = new URL(request.url).searchParams;
	const own = methods.products.filter(({ product }) => product !== "top_up");
	const chosen = own.find(({ product }) => product === query.get("pointsType")) ?? own[0];
	const asked = Math.ceil(Number(query.get("amount")));
	const missing = chosen && asked > 0 ? Math.max(chosen.min, Math.min(chosen.max, asked)) : null;
	const priceOf = (points: number) => write((points * methods.point_price) / 10_000);
	const offered = chosen ? [...new Set([...(missing === null ? [] : [missing]), ...methods.offered_points])] : [];
	const isOfWallet = chosen?.product === "wallet_product";
	const [form, inWallet, history] = await Promise.all([
		context.form("buy-points/quote", { amount: "buy-points:choose.amount" }),
		isOfWallet ? context.attempt("wallets/refresh-user-wallet-points", {}) : null,
		loadList(args, paymentHistoryFace, { address: "/buy_points", keep: ["pointsType", "amount"] }),
	]);
	return {
		title: context.translate("buy-points:title"),
		purchase: null,
		choice: {
			products: own.map(({ product }) => product),
			...{ chosen, missing, form, history },
			in_wallet: inWallet?.ok ? (inWallet.answer.wallet_balance_in_points ?? null) : null,
			offers: offered.slice(0, 4).map((points) => ({ points, money: priceOf(points) })),
			is_closed: methods.methods.length === 0 || methods.point_price === 0,
			fee: { percent: String(methods.fee_basis_points / 100), fixed: write(methods.fee_cents) },
		},
	};
}

const pageOf = (id: number) => `/buy_points?purchase=${id}`;

/** Asks for a price, pays it, or gives the points back. */
export const action = reportAction(paymentHistoryFace, {
	"buy-points/quote": { done: ({ quote_id }) => redirect(pageOf(quote_id)) },
	"buy-points/buy-points": {
		input: ({ form }) => ({ token: form.text("token") }),
		done: ({ purchase_id }) => redirect(pageOf(purchase_id)),
	},
	"buy-points/refund-purchase": {
		asks: () => true,
		done: ({ purchase_id }) => redirectWithNotice(pageOf(purchase_id), "buy-points:notices.refunded"),
	},
});
