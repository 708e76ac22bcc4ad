/** Takes a picture away from an item. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { findManagedItem, listManagedPictures, refreshManaged, removePicture } from "../store/manage-items";
import { showFirstPictures } from "../store/write-items";

export const removeItemPicture = defineEndpoint({
	name: "catalog/remove-item-picture",
	path: "/api/catalog/api_remove_item_picture",
	summary: "Takes a picture away from an item, by its place.",
	access: ["account_owner"],
	input: z.object({ item_id: z.int(), position: z.int() }),
	output: z.object({ item_id: z.int() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { item_id, position }) => {
		const { account } = scope;
		const [[item], pictures] = await Promise.all([
			scope.read(findManagedItem(account.id, item_id)),
			scope.read(listManagedPictures(account.id, item_id)),
		]);
		if (!item) throw notFound("item");
		const picture = pictures.find((one) => one.position === position);
		if (!picture) return { item_id };
		return scope.commit({
			statements: [
				...removePicture(account.id, item_id, position),
				...showFirstPictures(account.id, [item_id]),
				...refreshManaged(account.id, item_id),
			],
			answer: { item_id },
			audit: { subject_kind: "item", subject_id: item_id, details: { removed_picture: picture.alt } },
		});
	},
});
