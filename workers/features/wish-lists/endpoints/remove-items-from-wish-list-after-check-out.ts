/** Takes what was ordered off all of the person's wish lists; an order does so by itself, too. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { removeWishesFor } from "../store/wishes";

export const removeItemsFromWishListAfterCheckOut = defineEndpoint({
	name: "wish-lists/remove-items-from-wish-list-after-check-out",
	path: "/api/wishlists/api_remove_items_from_wish_list_after_check_out",
	summary: "Takes items off all of the signed-in person's wish lists, after they were ordered.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({ items: z.array(z.int()).min(1).max(100) }),
	output: z.object({}),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: ({ account, user, commit }, { items }) =>
		commit({
			statements: [removeWishesFor(account.id, user.id, items)],
			answer: {},
			audit: { subject_kind: "user", subject_id: user.id, details: { items } },
		}),
});
