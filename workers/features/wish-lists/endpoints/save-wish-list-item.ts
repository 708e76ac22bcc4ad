/** Puts an item on a wish list, or changes what is said of it there; whoever has no list gets a first one. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { isFew } from "../rules/news";
import { maxWishes, priorities } from "../rules/wish";
import { readOwnList } from "../steps/own-list";
import { insertFirstList, isTheirs } from "../store/lists";
import { findWishable, hasRoomForWish, saveWish, usualList } from "../store/wishes";

export const saveWishListItem = defineEndpoint({
	name: "wish-lists/save-wish-list-item",
	path: "/api/wishlists/api_save_wish_list_item",
	summary: "Puts an item on a wish list (the usual one unless named), or changes note, quantity or priority there.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({
		wish_list_id: z.int().optional(),
		item_id: z.int(),
		note: text(200).optional(),
		quantity: z.int().min(1).max(99).optional(),
		/** 3 is wished for most. */
		priority: z
			.preprocess((value) => (typeof value === "number" ? String(value) : value), z.enum(priorities))
			.optional(),
	}),
	output: z.object({ item_id: z.int() }),
	errors: { too_many_wishes: { details: { max: maxWishes } }, wish_list_gone: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { wish_list_id, item_id, priority, ...said }) => {
		const { account, user, clock, read, translate } = scope;
		const now = clock.now();
		const [list, [item]] = await Promise.all([
			wish_list_id === undefined ? null : readOwnList(scope, wish_list_id),
			read(findWishable(account.id, user.id, item_id, now)),
		]);
		if (!item) throw notFound("item");
		const place = list?.id ?? usualList(account.id, user.id);
		const first = { id: scope.newId(), user_id: user.id, name: translate("wish-lists:firstName") };
		const wish = {
			...{ user_id: user.id, item_id, known_points: item.points, ...said },
			// What stands on the item's page needs no notice.
			told_few: flagOf(isFew(item.quantity_left)),
			told_sale_id: item.sale_id,
			told_in_reach: flagOf(item.balance >= (item.sale_points ?? item.points)),
			...(priority === undefined ? {} : { priority: Number(priority) }),
		};
		return scope.commit({
			statements: [
				list
					? assertThat("wish_list_gone", isTheirs(account.id, user.id, list.id))
					: insertFirstList(account.id, first, now),
				assertThat("too_many_wishes", hasRoomForWish(account.id, place, item_id)),
				...saveWish(account.id, place, wish, now),
			],
			answer: { item_id },
			audit: { subject_kind: "item", subject_id: item_id, details: { wish_list_id, ...said, priority } },
		});
	},
});

const flagOf = (is: boolean): 0 | 1 => (is ? 1 : 0);
