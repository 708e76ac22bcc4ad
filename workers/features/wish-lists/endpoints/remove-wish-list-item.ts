/** Takes an item off a wish list; what is off already changes nothing. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { readOwnList } from "../steps/own-list";
import { isTheirs } from "../store/lists";
import { removeWish } from "../store/wishes";

export const removeWishListItem = defineEndpoint({
	name: "wish-lists/remove-wish-list-item",
	path: "/api/wishlists/api_remove_wish_list_item",
	summary: "Takes an item off a wish list.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({ wish_list_id: z.int(), item_id: z.int() }),
	output: z.object({ item_id: z.int() }),
	errors: { wish_list_gone: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { wish_list_id, item_id }) => {
		const { account, user, clock } = scope;
		const list = await readOwnList(scope, wish_list_id);
		return scope.commit({
			statements: [
				assertThat("wish_list_gone", isTheirs(account.id, user.id, list.id)),
				...removeWish(account.id, list.id, item_id, clock.now()),
			],
			answer: { item_id },
			audit: { subject_kind: "item", subject_id: item_id, details: { wish_list_id } },
		});
	},
});
