/** Takes a picture of the person; invariant: what is stored is a PNG or JPG of 2 MB at most, whatever its name says. */
import { z } from "zod";
import { chosenFile, digestOf, fileUrl, insertIfNew, maxPictureBytes, storePicture } from "#workers/features/files";
import { updateImage } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";

/** What may be shown of a person (specification §5, uploads-02). */
const allowed: readonly string[] = ["image/png", "image/jpeg"];

export const savePicture = defineEndpoint({
	name: "profile/save-picture",
	path: "/api/users/api_save_picture",
	summary: "Uploads the picture that others see of the signed-in user: PNG or JPG, at most 2 MB.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({ image_url: z.string() }),
	errors: { no_file: {}, file_too_large: {}, file_type_not_allowed: {}, upload_failed: {} },
	failsAs: "upload_failed",
	repetition: { kind: "key" },
	isMultipart: true,
	limits: [{ name: "upload", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, _input, files) => {
		const file = chosenFile(files);
		if (!file) throw refuse("no_file");
		if (file.bytes.byteLength > maxPictureBytes) throw refuse("file_too_large");
		const { account, user } = scope;
		// The same picture again is the same file: a try that broke off leaves nothing beside the next one.
		const source = `picture of ${user.id}: ${await digestOf(file.bytes)}`;
		const stored = await storePicture(scope, file.bytes, source, allowed);
		if (!stored) throw refuse("file_type_not_allowed");
		const image_url = fileUrl(stored.key);
		return scope.commit({
			statements: [...(await insertIfNew(scope, stored)), updateImage(account.id, user.id, image_url)],
			answer: { image_url },
			audit: { subject_kind: "user", subject_id: user.id, details: { changed: ["image_url"] } },
		});
	},
});
