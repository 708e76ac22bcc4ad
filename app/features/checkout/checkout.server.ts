/** What cart and checkout show, and which call each of their forms asks for. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { countryOptions } from "#workers/features/addresses/rules/countries";
import { productsFor } from "#workers/features/buy-points/rules/buyer";
import { readAddresses } from "~/features/addresses/index.server";
import { saleEnd, walletName } from "~/features/catalog/index.server";
import { formActions } from "~/form/form-actions.server";
import { orderForm, placeOrder } from "./place-order.server";

/** The screen's own address. */
const here = "/store/checkout";

/** A line of which nothing is held, since something else stands in its way first. */
const noHold = { state: "none" as const, expires_at: null, text: "" };

/** Cart, what is held of its flash sales, and address book; `deliver_to` in the query chooses an address of it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const [cart, addresses] = await Promise.all([context.call("cart/get-shopping-cart", {}), readAddresses(context)]);
	const sales = cart.items.filter(({ item }) => item.is_flash_sale_item === 1);
	const isOfWallet = cart.items.some(({ item }) => item.product_type === "wallet_product");
	const inWallet = isOfWallet ? await context.attempt("wallets/refresh-user-wallet-points", {}) : null;
	const { holds } = sales.length > 0 ? await context.call("checkout/hold-flash-items", {}) : { holds: [] };
	const products = productsFor(context);
	return {
		title: context.texts.t("checkout:title"),
		cart,
		/** The wallet, where something of the cart is paid from it. */
		wallet: inWallet && {
			name: walletName(context),
			balance: inWallet.ok ? (inWallet.answer.wallet_balance_in_points ?? 0) : 0,
		},
		deliveries: [...new Set(cart.items.map(({ item }) => item.delivery))],
		now_ms: Date.now(),
		holds: sales.map(({ itemId, item }) => ({
			itemId,
			...(holds.find(({ item_id }) => item_id === item.id) ?? noHold),
			sale_end: saleEnd(item.live_to_date ?? 0, context),
		})),
		addresses,
		deliver_to: addresses.find(({ id }) => String(id) === query.get("deliver_to"))?.id ?? null,
		countries: addresses.length === 0 ? countryOptions(context.language_code) : [],
		mayBuyPoints: products.includes("standard_product"),
		mayBuyForWallet: products.includes("wallet_product"),
		order: await orderForm(context),
	};
}

/** Each form's call; a refusal comes back with everything that was typed. */
export const action = formActions({
	"cart/save-shopping-cart-item": {
		run: ({ data, quantity }, { context, form }) => {
			const isCustom = form.text("quantity") === "custom";
			return context.attempt("cart/save-shopping-cart-item", {
				data: { ...data, custom_quantity_chosen: isCustom || form.text("is_custom") === "1" ? 1 : 0 },
				quantity: isCustom ? undefined : (quantity ?? Number.NaN),
			});
		},
		done: () => redirect(here),
	},
	"cart/remove-shopping-cart-item": { done: () => redirect(here) },
	"checkout/checkout": {
		run: placeOrder,
		done: ({ orders }) => redirect(placedPage(Object.keys(orders))),
	},
});

/** The page of what was placed, which names the second order where two balances paid. */
function placedPage([first, second]: string[]): string {
	return `/store/orders/${first}?placed=1${second === undefined ? "" : `&second=${second}`}`;
}
