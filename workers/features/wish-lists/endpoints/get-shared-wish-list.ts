/** A list as whoever has its link sees it: items and notes, never what its owner has. */
import { z } from "zod";
import { isActive, nameOf } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { readNamedToken } from "#workers/kernel/link-token";
import { maxWishes, pageSize, wishFields } from "../rules/wish";
import { presentWish, sharePurpose } from "../steps/show-list";
import { findOwner, findWishList } from "../store/lists";
import { listWishes } from "../store/wishes";

const sharedItem = wishFields.omit({ wished_at: true }).extend({
	id: z.int(),
	name: z.string(),
	brand_name: z.string(),
	image_url: z.string().nullable(),
	/** Which balance pays it. */
	product_type: z.enum(["standard_product", "wallet_product"]),
	points: z.int(),
	is_out_of_stock: z.literal([0, 1]),
});

export const getSharedWishList = defineEndpoint({
	name: "wish-lists/get-shared-wish-list",
	path: "/api/wishlists/api_get_shared_wish_list",
	summary: "A wish list that its owner shares by a link, without anything of the owner's points.",
	access: "anyone",
	flags: ["redemptions_enabled"],
	input: z.object({
		token: z.string().min(1).max(300),
		page: z
			.int()
			.min(1)
			.max(maxWishes / pageSize)
			.default(1),
	}),
	output: z.object({
		name: z.string(),
		owner: z.object({
			name: z.string(),
			first_name: z.string(),
			last_name: z.string(),
			image_url: z.string().nullable(),
		}),
		item_count: z.int(),
		updated_at: z.int(),
		total_pages: z.int(),
		items: z.array(sharedItem),
	}),
	repetition: { kind: "read" },
	limits: [{ name: "link_network", by: "network" }],
	handler: async (scope, { token, page }) => {
		const { account, env, clock, read } = scope;
		const [id, number] = readNamedToken(env.SESSION_SECRET, account.id, sharePurpose, token)?.split("|") ?? [];
		const [list] = id === undefined ? [] : await read(findWishList(account.id, Number(id)));
		if (!list || list.share_number !== Number(number)) throw notFound("wish_list");
		const [[owner], wishes] = await Promise.all([
			read(findOwner(account.id, list.user_id)),
			read(listWishes(account.id, list.id, page, clock.now())),
		]);
		if (!owner || !isActive(owner.status)) throw notFound("wish_list");
		await scope.remember(scope.takeBackUses());
		const { first_name, last_name } = owner;
		return {
			...{ name: list.name, item_count: list.item_count, updated_at: list.updated_at },
			owner: { name: nameOf(owner), first_name, last_name, image_url: owner.image_url },
			total_pages: Math.max(1, Math.ceil(list.item_count / pageSize)),
			items: wishes.map((row) => {
				const { item, note, quantity, priority, is_listed } = presentWish(scope, row);
				const { id: item_id, name, brand_name, image_url, product_type, points } = item;
				const isOut = is_listed === 0 || item.quantity_left === 0;
				return {
					...{ id: item_id, name, brand_name, image_url, product_type, points, note, quantity, priority },
					is_out_of_stock: isOut ? (1 as const) : (0 as const),
				};
			}),
		};
	},
});
