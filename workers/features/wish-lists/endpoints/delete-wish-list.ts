/** Removes a wish list with what is on it; its links end with it. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { readOwnList } from "../steps/own-list";
import { deleteWishList, isTheirs } from "../store/lists";

export const removeWishList = defineEndpoint({
	name: "wish-lists/delete-wish-list",
	path: "/api/wishlists/api_delete_wish_list",
	summary: "Removes a wish list with what is on it.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({ wish_list_id: z.int() }),
	output: z.object({ wish_list_id: z.int() }),
	errors: { wish_list_gone: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { wish_list_id }) => {
		const { account, user } = scope;
		const list = await readOwnList(scope, wish_list_id);
		return scope.commit({
			statements: [
				assertThat("wish_list_gone", isTheirs(account.id, user.id, list.id)),
				...deleteWishList(account.id, user.id, list.id),
			],
			answer: { wish_list_id },
			audit: { subject_kind: "wish_list", subject_id: list.id, details: { name: list.name } },
		});
	},
});
