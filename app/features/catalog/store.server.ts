/** What the store's landing and category screens show. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { itemsFace } from "#workers/features/catalog/lists/get-items";
import type { EndpointOutput } from "#workers/registry";
import { loadList } from "~/list/list-loader.server";
import { listFields, readListQuery } from "~/list/list-query";
import { placeOf } from "./category-place";
import { arrangeFront } from "./front";
import type { TileItem } from "./tile-item";
import { paidFrom, readInWallet, tilesFor, walletName } from "./tiles.server";

type Context = LoaderFunctionArgs["context"];

/** The loader of both screens; the landing's first page brings the front. */
export async function loader(args: LoaderFunctionArgs) {
	const { request, params, context } = args;
	const category_id = params.id === undefined ? undefined : context.id(params.id);
	const query = readListQuery(itemsFace, new URL(request.url).searchParams);
	const isFront =
		category_id === undefined && query.page === 1 && Object.keys(listFields(itemsFace, query)).length === 0;
	const reading = context.call("catalog/get-filters", {});
	await leadToLanding(args, reading);
	const isOfWallet = query.values.product_type === "wallet_product";
	const wallet = readInWallet(context);
	const [filters, list, in_wallet, front] = await Promise.all([
		reading,
		loadList(args, itemsFace, {
			address: category_id === undefined ? undefined : `/store/category/${category_id}`,
			fixed: category_id === undefined ? undefined : { category_id },
			choices: async () => ({ brand: (await reading).brands.map((brand) => ({ value: brand, label: brand })) }),
			names: isOfWallet ? { product_type: walletName(context) } : {},
			shows: tilesFor(context),
		}),
		wallet,
		isFront ? readFront(context, wallet) : null,
	]);
	const search = list.total_rows === 0 ? list.fields.search : undefined;
	const spelling = search ? (await context.call("catalog/get-spelling", { search })).search : null;
	const place = placeOf(filters.categories, category_id);
	if (!place) throw Response.json({ resultType: "not_found" }, { status: 404 });
	return {
		title: place.current?.name ?? context.texts.t("catalog:store.title"),
		list: { ...list, rows: list.rows.map(paidFrom(in_wallet)) },
		place,
		whole_href: landingOf(context) === null ? "/store" : "/store?page=1",
		has_christmas_disclaimer: filters.show_christmas_disclaimer === 1,
		now_ms: Date.now(),
		front,
		spelling,
		in_wallet: isOfWallet ? in_wallet : null,
	};
}

/** The store's bare address leads to the category with which the account's store begins; any query shows the whole store. */
async function leadToLanding(
	{ request, params, context }: LoaderFunctionArgs,
	reading: Promise<EndpointOutput<"catalog/get-filters">>,
): Promise<void> {
	const landing = landingOf(context);
	if (landing === null || params.id !== undefined || new URL(request.url).search !== "") return;
	const { categories } = await reading;
	if (categories.some(({ id }) => id === landing)) throw redirect(`/store/category/${landing}`);
}

function landingOf({ account }: Context): number | null {
	const { custom_shop_landing_category_id: landing } = account.settings;
	return typeof landing === "number" ? landing : null;
}

/** What stands before the list: all that the Shop's chunks bring, arranged so that nothing stands there twice. */
async function readFront(context: Context, wallet: Promise<number | null>) {
	const [general, sales, mine, arrivals, popular, in_wallet] = await Promise.all([
		context.call("catalog/init-shop", { chunkName: "general" }),
		context.call("catalog/get-flash-sale", {}),
		context.call("catalog/init-shop", { chunkName: "user_level_data" }),
		context.call("catalog/init-shop", { chunkName: "new_arrivals" }),
		context.call("catalog/init-shop", { chunkName: "most_popular" }),
		wallet,
	]);
	const [toTile, withBalance] = [tilesFor(context), paidFrom(in_wallet)];
	const tiles = (items: readonly Parameters<typeof toTile>[0][] = []): TileItem[] =>
		items.map((item) => withBalance(toTile(item)));
	return arrangeFront({
		featured: tiles(general.shop.featured),
		trending: tiles(general.shop.trending),
		homepage: tiles(general.shop.homepage),
		flash_sale: tiles(sales.items),
		recommended: tiles(mine.shop.recommended_items),
		most_popular: tiles(popular.shop.most_popular),
		new_arrivals: tiles(arrivals.shop.new_arrivals),
		recently_viewed: tiles(mine.shop.recently_viewed_items),
		balance: context.account.flags.hide_points_for_account === 1 ? null : context.user.point_balance,
	});
}
