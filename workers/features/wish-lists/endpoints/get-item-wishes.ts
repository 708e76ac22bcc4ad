/** On which of the signed-in person's lists an item stands, and what lists there are for it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type ItemWish, listListsFor } from "../store/wishes";

export const getItemWishes = defineEndpoint({
	name: "wish-lists/get-item-wishes",
	path: "/api/wishlists/api_get_item_wishes",
	summary: "On which of the signed-in person's wish lists an item stands, with what is said of it there.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({ item_id: z.int() }),
	output: z.object({
		wished: z.array(
			z.object({ id: z.int(), name: z.string(), note: z.string(), quantity: z.int(), priority: z.int() }),
		),
		wish_lists: z.array(z.object({ id: z.int(), name: z.string(), is_default: z.literal([0, 1]) })),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }, { item_id }) => {
		const lists = await read(listListsFor(account.id, user.id, item_id));
		return {
			wished: lists
				.flatMap(({ id, name, wish }) => (wish === null ? [] : [{ id, name, ...(JSON.parse(wish) as ItemWish) }]))
				.sort((one, other) => Number(one.name > other.name) - Number(one.name < other.name)),
			wish_lists: lists.map(({ id, name, is_default }) => ({ id, name, is_default })),
		};
	},
});
