/** Makes a wish list, renames it, shares it by a link or stops that, or makes it the usual one; invariant: whoever has lists has one usual one. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { maxLists } from "../rules/wish";
import { readOwnList } from "../steps/own-list";
import { hasRoomForList, insertWishList, isTheirs, makeDefault, renameWishList, shareWishList } from "../store/lists";

const flag = z.literal([0, 1]);

const input = z.object({
	/** Left out for a new list. */
	wish_list_id: z.int().optional(),
	/** Needed for a new list. */
	name: text(60).min(1).optional(),
	is_shared: flag.optional(),
	is_default: z.literal(1).optional(),
});

export const updateWishList = defineEndpoint({
	name: "wish-lists/update-wish-list",
	path: "/api/wishlists/api_update_wish_list",
	summary: "Makes a wish list, or changes its name, whether a link shares it, or which is the usual one.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input,
	output: z.object({ wish_list_id: z.int() }),
	errors: {
		wish_list_name_taken: { constraints: ["wish_lists.account_id, wish_lists.user_id, wish_lists.name"] },
		too_many_wish_lists: { details: { max: maxLists } },
		wish_list_gone: {},
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { wish_list_id, name, is_shared, is_default }) => {
		const { account, user, clock } = scope;
		const now = clock.now();
		if (wish_list_id === undefined && name === undefined)
			throw invalid({ name: [scope.translate("answers:validation.required")] });
		const known = wish_list_id === undefined ? null : await readOwnList(scope, wish_list_id);
		const id = known?.id ?? scope.newId();
		const first = known
			? [assertThat("wish_list_gone", isTheirs(account.id, user.id, id))]
			: [
					assertThat("too_many_wish_lists", hasRoomForList(account.id, user.id)),
					insertWishList(account.id, { id, user_id: user.id, name: name ?? "" }, now),
				];
		return scope.commit({
			statements: [
				...first,
				...(known && name !== undefined ? [renameWishList(account.id, id, name, now)] : []),
				...(is_shared === undefined ? [] : [shareWishList(account.id, id, is_shared === 1)]),
				...(is_default ? makeDefault(account.id, user.id, id) : []),
			],
			answer: { wish_list_id: id },
			audit: { subject_kind: "wish_list", subject_id: id, details: { name, is_shared, is_default } },
		});
	},
});
