/** The store's listing: what is listed everywhere or under a category, by popularity, points or date, 28 a page. */
import { sql } from "drizzle-orm";
import { defineList } from "#workers/kernel/define-list";
import { Refusal } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import type { FilterValues } from "#workers/kernel/list-face";
import type { MemberScope } from "#workers/kernel/scope";
import { isBalanceHidden, presentItem, type StoreItemRow, storeItem } from "../rules/store-item";
import { listing } from "../store/figures";
import { foundBy, itemColumns, itemJoins, listedItems, ofBrand, ofWallet } from "../store/listing";
import { untilStoreChanges } from "../store/store-cache";
import { itemsFace } from "./get-items";

const pointsOfListed = sql`listed.points`;

export const getItems = defineList(itemsFace, {
	path: "/api/catalog/api_get_items",
	summary: "Items of the store, 28 a page.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	row: storeItem,
	version_of: listing,
	seen_by: (scope, { affordable }) => (affordable ? [scope.user.point_balance] : []),
	cache: (scope, { search, searchString }) => (search || searchString ? undefined : untilStoreChanges(scope)),
	joins: 4,
	sorts: {
		popularity: { key: sql`listed.popularity`, id: sql`listed.id` },
		points: { key: pointsOfListed, id: sql`listed.id` },
		created_at: { key: sql`listed.created_at`, id: sql`listed.id` },
	},
	check: (scope, { affordable }) => {
		if (affordable && isBalanceHidden(scope.account)) throw new Refusal("feature_disabled", 403);
	},
	query: (scope, chosen) => ({
		select: itemColumns,
		from: listedItems(scope.account.id, chosen.category_id),
		joins: sql`join items i on i.account_id = ${scope.account.id} and i.id = listed.id ${itemJoins(scope.clock.now())}`,
		where: [sql`1`],
		...narrowing(scope, chosen),
	}),
	present: (scope, row) => presentItem(row as unknown as StoreItemRow, scope.account, scope.clock.now()),
});

/** Brand and search are found by a walk; what can be afforded is one more upper end of the points. */
function narrowing(
	{ account, user }: MemberScope,
	{ brand, search, searchString, product_type, ...chosen }: FilterValues<typeof itemsFace.filters>,
) {
	const term = search?.trim() || searchString?.trim();
	const ends = [chosen.max_points, chosen.affordable ? Math.max(0, user.point_balance) : undefined];
	// What the wallet buys is no matter of the points that are at hand.
	const isOfPoints = chosen.affordable && isOn(account, "wallets_enabled");
	const given = ends.filter((end): end is number => end !== undefined);
	return {
		found: [
			...(product_type === "wallet_product" ? [ofWallet(account.id)] : []),
			...(isOfPoints ? [sql`not ${ofWallet(account.id)}`] : []),
			...(brand ? [ofBrand(account.id, brand)] : []),
			...(term ? [foundBy(account.id, term)] : []),
		],
		range: {
			key: pointsOfListed,
			from: chosen.min_points,
			to: given.length > 0 ? Math.min(...given) : undefined,
		},
	};
}
