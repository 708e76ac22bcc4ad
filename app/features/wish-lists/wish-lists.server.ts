/** What the page of wish lists shows, and what its buttons do. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isQuantityAllowed, type QuantityMultiples, quantitiesAtPrice } from "#workers/features/catalog/rules/quantity";
import { maxWishes, pageSize } from "#workers/features/wish-lists/rules/wish";
import { saleEnd, walletName } from "~/features/catalog/index.server";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** The lists, and a page of the chosen one: that of the address, of a choice without scripts, or the usual one. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const search = new URL(request.url).searchParams;
	const asked = params.id ?? search.get("list");
	const page = Math.min(maxWishes / pageSize, Math.max(1, Math.trunc(Number(search.get("page"))) || 1));
	const { wish_lists, wish_list_id, wishes, wallet_balance, ...counts } = await context.call(
		"wish-lists/get-wish-lists",
		{
			...(asked === null ? {} : { wish_list_id: context.id(asked) }),
			page,
		},
	);
	const { format } = context;
	const wallet = {
		name: walletName(context),
		balance: wallet_balance ?? undefined,
		mayBuy: context.account.flags.wallets_redemptions_enabled === 1,
	};
	return {
		title: context.translate("wish-lists:title"),
		...counts,
		page,
		now_ms: Date.now(),
		lists: wish_lists.map(({ id, name, item_count, is_default, share_token }) => ({
			...{ id, name, item_count, is_default, isShared: share_token !== null },
		})),
		chosen: chosenOf(wish_lists, wish_list_id, request),
		wishes: wishes.map(({ item, reached_at, wished_at: _at, ...wish }) => ({
			...wish,
			may_add: mayAdd(item, wish.quantity),
			item: toShown(item),
			wallet: item.product_type === "wallet_product" ? wallet : null,
			sale_end: item.live_to_date === undefined ? null : saleEnd(item.live_to_date, context),
			about: reached_at === null ? null : format.time(reached_at, "recognition"),
		})),
	};
}

type Wish = { id: number; name: string; brand_name: string; image_url: string | null; points: number } & {
	points_was?: number;
	quantity_left: number | null;
	live_to_date?: number;
};

function toShown({ id, name, brand_name, image_url, points, points_was, quantity_left, live_to_date }: Wish) {
	return { id, name, brand_name, image_url, points, points_was, quantity_left, live_to_date };
}

/** True where so many are sold and left. */
function mayAdd({ points, quantity_multiples, quantity_left }: SoldItem, quantity: number): boolean {
	const isSoldSo = isQuantityAllowed(quantity, quantitiesAtPrice(points, quantity_multiples));
	return isSoldSo && (quantity_left === null || quantity <= quantity_left);
}

type SoldItem = Pick<Wish, "points" | "quantity_left"> & { quantity_multiples: QuantityMultiples };

type Lists = { id: number; name: string; is_default: 0 | 1; item_count: number; share_token: string | null }[];

function chosenOf(lists: Lists, id: number | null, request: Request) {
	const list = lists.find((one) => one.id === id);
	if (!list) return null;
	const path = list.share_token && `/wish_lists/shared/${list.share_token}`;
	return {
		...{ id: list.id, name: list.name, is_default: list.is_default, item_count: list.item_count },
		path,
		link: path && `${new URL(request.url).origin}/webapp${path}`,
	};
}

const back = ({ form }: FormArgs) => `/wish_lists/${form.number("wish_list_id")}`;

/** Shares a list or stops that, makes it the usual one, takes an item off it, or puts one into the cart. */
export const action = formActions({
	"wish-lists/update-wish-list": {
		done: (_answer, args) => redirectWithNotice(back(args), `wish-lists:notices.${noticeOf(args)}`),
	},
	"wish-lists/remove-wish-list-item": {
		done: (_answer, args) => redirectWithNotice(back(args), "wish-lists:notices.taken"),
	},
	"cart/save-shopping-cart-item": {
		// What is bought from one's own list comes to oneself, and joins no card that is for somebody else.
		run: ({ data, quantity }, { context, form }) =>
			context.attempt("cart/save-shopping-cart-item", {
				data: { ...data, recipient_email: "" },
				...{ quantity, is_added: 1, add_key: form.key },
			}),
		done: (_answer, args) =>
			redirectWithNotice(back(args), "wish-lists:notices.inCart", { count: args.form.number("quantity") || 1 }),
	},
});

function noticeOf({ form }: FormArgs) {
	if (form.text("is_default") === "1") return "usual";
	return form.text("is_shared") === "1" ? "shared" : "stopped";
}
