/** What an item's screen shows, and putting the chosen variant into the cart. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { itemsFace } from "#workers/features/catalog/lists/get-items";
import {
	mayTypeQuantity,
	quantitiesAtPrice,
	quantityChoices,
	quantityStep,
} from "#workers/features/catalog/rules/quantity";
import type { EndpointOutput } from "#workers/registry";
import { readItemReviews, reviewForms } from "~/features/reviews/index.server";
import { formActions } from "~/form/form-actions.server";
import { listAddress, listFields, readListQuery } from "~/list/list-query";
import { paidFrom, readInWallet, saleEnd, tilesFor, walletName } from "./tiles.server";

/** The item, items like it, and a key that makes a repeated 'Add to cart' harmless; notes that the item was seen. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const item_id = context.id(params.id);
	context.afterwards("catalog/add-item-to-recently-viewed", { itemId: item_id });
	const search = new URL(request.url).searchParams;
	const [{ item }, wishes, related, inCart, reviews, in_wallet] = await Promise.all([
		context.call("catalog/fetch-item-details", { item_id }),
		context.call("wish-lists/get-item-wishes", { item_id }),
		context.attempt("catalog/get-related-items", { item_id }),
		search.has("added") ? readAdded(context, Number(search.get("added"))) : null,
		readItemReviews(context, item_id, search),
		readInWallet(context),
	]);
	const isOfWallet = item.product_type === "wallet_product";
	const added = inCart && sumsOf(inCart, item.product_type);
	const asked = Number(search.get("variant"));
	const chosen = item.variants.find(({ id }) => id === asked) ?? item.variants.find(({ stock }) => stock !== 0);
	const quantities = quantitiesAtPrice(chosen?.points ?? item.points, item.quantity_multiples);
	return {
		title: item.name,
		item: { ...item, description: withoutTitle(item.description, item.name) },
		back: backOf(item.category_path, search),
		...{ added, reviews },
		wallet: isOfWallet ? await readWallet(context) : null,
		wished: wishes.wished.map(({ name }) => name),
		now_ms: Date.now(),
		sale_end: item.live_to_date === undefined ? null : saleEnd(item.live_to_date, context),
		chosen_id: chosen?.id ?? item.variants[0]?.id,
		quantity: {
			choices: quantityChoices(quantities),
			may_type: mayTypeQuantity(quantities),
			step: quantityStep(quantities),
		},
		related: related.ok ? related.answer.items.map(tilesFor(context)).map(paidFrom(in_wallet)) : [],
		repeat_key: crypto.randomUUID(),
		form: await context.form("cart/save-shopping-cart-item", {
			quantity: "catalog:quantity.label",
			"data.recipient_email": "catalog:gift.email",
			"data.recipient_first_name": "catalog:gift.firstName",
			"data.recipient_last_name": "catalog:gift.lastName",
			"data.custom_message": "catalog:gift.message",
		}),
	};
}

/** Adds the chosen quantity to what is in the cart already; a form that is sent twice adds once. */
export const action = formActions({
	...reviewForms,
	"cart/save-shopping-cart-item": {
		run: ({ data, quantity }, { context, form }) => {
			const isCustom = form.text("quantity") === "custom";
			return context.attempt("cart/save-shopping-cart-item", {
				data: { ...data, custom_quantity_chosen: isCustom ? 1 : 0 },
				quantity: (isCustom ? form.number("custom_quantity") : quantity) ?? 1,
				is_added: 1,
				add_key: form.key,
			});
		},
		done: (_answer, { request, context, params, form }) => {
			const search = new URL(request.url).searchParams;
			search.set("variant", String(form.number("data.itemId")));
			search.set("added", String(form.number("data.itemId")));
			return redirect(`/store/item/${context.id(params.id)}?${search}`);
		},
	},
});

type Context = LoaderFunctionArgs["context"];
type Item = EndpointOutput<"catalog/fetch-item-details">["item"];

/** What the cart holds once a variant is in it; nothing when it is not, or there may be no cart. */
async function readAdded(context: Context, variant_id: number) {
	const cart = await context.attempt("cart/get-shopping-cart", {});
	const line = cart.ok ? cart.answer.items.find(({ itemId }) => itemId === variant_id) : undefined;
	return cart.ok && line ? { variant_id, qty: line.qty, cart: cart.answer } : null;
}

/** What was added, with the units and the sum of the balance that pays it: those of another are never added to them. */
function sumsOf(
	{ cart, ...added }: NonNullable<Awaited<ReturnType<typeof readAdded>>>,
	product_type: Item["product_type"],
) {
	const lines = cart.items.filter(({ item }) => item.product_type === product_type);
	return {
		...added,
		total_units: lines.reduce((sum, { qty }) => sum + qty, 0),
		total_points: product_type === "wallet_product" ? cart.total_wallet_points : cart.total_points,
	};
}

/** The wallet that pays this item: its name, what is in it, and whether it buys anything now. */
async function readWallet(context: Context) {
	const found = await context.attempt("wallets/refresh-user-wallet-points", {});
	const mayBuy = found.ok && context.account.flags.wallets_redemptions_enabled === 1;
	return {
		name: walletName(context),
		balance: found.ok ? (found.answer.wallet_balance_in_points ?? undefined) : undefined,
		mayBuy,
	};
}

/** Back to the list that led here, as its tile kept it; else to the item's category. */
function backOf(category_path: Item["category_path"], search: URLSearchParams): { href: string; label: string | null } {
	const query = readListQuery(itemsFace, search);
	const { category_id, ...fields } = listFields(itemsFace, query);
	const isKept = Object.keys(fields).length > 0 || query.page > 1;
	const category = isKept ? category_path.find(({ id }) => String(id) === category_id) : category_path.at(-1);
	const address = category ? `/store/category/${category.id}` : "/store";
	return { href: listAddress(address, fields, query.page), label: category?.name ?? null };
}

/** The description without a first line that is the item's name again. */
function withoutTitle(description: Item["description"], name: string): Item["description"] {
	const [first, ...rest] = description;
	return first !== undefined && wordsOf(first).toLowerCase() === name.toLowerCase() ? rest : description;
}

function wordsOf(node: Item["description"][number]): string {
	return typeof node === "string" ? node.trim() : (node.children ?? []).map(wordsOf).join(" ").trim();
}
