/** Adds a picture to an item, behind those that are there; it is a PNG, JPEG or WebP of 2 MB at most, whatever its name says. */
import { z } from "zod";
import { chosenFile, digestOf, fileUrl, insertIfNew, maxPictureBytes, storePicture } from "#workers/features/files";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { findManagedItem, hasRoomForPicture, insertManagedPicture, refreshManaged } from "../store/manage-items";
import { showFirstPictures } from "../store/write-items";

const allowed: readonly string[] = ["image/png", "image/jpeg", "image/webp"];
const maxPictures = 20;

export const saveItemPicture = defineEndpoint({
	name: "catalog/save-item-picture",
	path: "/api/catalog/api_save_item_picture",
	summary: "Uploads a picture of an item: PNG, JPEG or WebP, at most 2 MB.",
	access: ["account_owner"],
	input: z.object({ item_id: z.int(), alt: text(200).default("") }),
	output: z.object({ item_id: z.int() }),
	errors: { no_file: {}, file_too_large: {}, file_type_not_allowed: {}, too_many_pictures: {}, upload_failed: {} },
	failsAs: "upload_failed",
	repetition: { kind: "key" },
	isMultipart: true,
	limits: [{ name: "upload", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { item_id, alt }, files) => {
		const { account } = scope;
		const [item] = await scope.read(findManagedItem(account.id, item_id));
		if (!item) throw notFound("item");
		const file = chosenFile(files);
		if (!file) throw refuse("no_file");
		if (file.bytes.byteLength > maxPictureBytes) throw refuse("file_too_large");
		const source = `item: ${await digestOf(file.bytes)}`;
		const stored = await storePicture(scope, file.bytes, source, allowed);
		if (!stored) throw refuse("file_type_not_allowed");
		const picture = { url: fileUrl(stored.key), alt: alt || item.name, source };
		return scope.commit({
			statements: [
				assertThat("too_many_pictures", hasRoomForPicture(account.id, item_id, maxPictures)),
				...(await insertIfNew(scope, stored)),
				insertManagedPicture(account.id, item_id, picture),
				...showFirstPictures(account.id, [item_id]),
				...refreshManaged(account.id, item_id),
			],
			answer: { item_id },
			audit: { subject_kind: "item", subject_id: item_id, details: { picture: picture.alt } },
		});
	},
});
