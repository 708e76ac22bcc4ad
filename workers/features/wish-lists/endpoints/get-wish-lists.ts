/** The signed-in person's lists, and a page of one of them with how far away each wish is. */
import { z } from "zod";
import { isBalanceHidden, storeItem } from "#workers/features/catalog";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { maxLists, maxWishes, pageSize, pointsPerDay, reachedAt, wishFields } from "../rules/wish";
import { presentList, presentWish } from "../steps/show-list";
import { listWishLists } from "../store/lists";
import { countWishes, listCredits, listWishes } from "../store/wishes";

const flag = z.literal([0, 1]);

/** A list on the wire; `share_token` is there while it is shared. */
export const wishListOutput = z.object({
	id: z.int(),
	name: z.string(),
	is_default: flag,
	item_count: z.int(),
	updated_at: z.int(),
	share_token: z.string().nullable(),
});

const wish = wishFields.extend({
	item: storeItem,
	is_listed: flag,
	variant_id: z.int().nullable(),
	/** When the person can have it at their pace; null where it is in reach, or nobody can say. */
	reached_at: z.int().nullable(),
});

export const getWishLists = defineEndpoint({
	name: "wish-lists/get-wish-lists",
	path: "/api/wishlists/api_get_wish_lists",
	summary: "The signed-in person's wish lists, with a page of the chosen one (the usual one unless named).",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({
		wish_list_id: z.int().optional(),
		page: z
			.int()
			.min(1)
			.max(maxWishes / pageSize)
			.default(1),
	}),
	output: z.object({
		wish_lists: z.array(wishListOutput).max(maxLists),
		/** The chosen list; null for who has none. */
		wish_list_id: z.int().nullable(),
		wishes: z.array(wish),
		total_pages: z.int(),
		item_count: z.int(),
		/** How many of them the balance covers; null where points are hidden. */
		covered_count: z.int().nullable(),
		/** What pays a wallet's products; null where points are hidden. */
		wallet_balance: z.int().nullable(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { wish_list_id, page }) => {
		const { account, user, clock, read } = scope;
		const now = clock.now();
		const isHidden = isBalanceHidden(account);
		const [lists, [counts], credits] = await Promise.all([
			read(listWishLists(account.id, user.id)),
			read(countWishes(account.id, user.id, user.point_balance)),
			isHidden ? [] : read(listCredits(account.id, user.id, now)),
		]);
		const chosen = lists.find(({ id }) => id === wish_list_id) ?? (wish_list_id === undefined ? lists[0] : undefined);
		if (wish_list_id !== undefined && !chosen) throw notFound("wish_list");
		const rows = chosen ? await read(listWishes(account.id, chosen.id, page, now)) : [];
		const perDay = pointsPerDay(credits, now);
		const wishes = rows.map((row) => {
			const shown = presentWish(scope, row);
			const missing = shown.item.points * shown.quantity - user.point_balance;
			// The pace is that of points, which buy no product of the wallet.
			const hasNoGoal = isHidden || shown.item.product_type === "wallet_product";
			return { ...shown, reached_at: hasNoGoal ? null : reachedAt(missing, perDay, now) };
		});
		return {
			wish_lists: lists.map((list) => presentList(scope, list)),
			wish_list_id: chosen?.id ?? null,
			wishes,
			total_pages: Math.max(1, Math.ceil((chosen?.item_count ?? 0) / pageSize)),
			item_count: counts?.item_count ?? 0,
			covered_count: isHidden ? null : (counts?.covered_count ?? 0),
			wallet_balance: isHidden ? null : (counts?.wallet_balance ?? 0),
		};
	},
});
