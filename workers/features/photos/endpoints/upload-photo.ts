/** Adds a photo to an album; invariant: whoever may not add to it does not, by an assertion, and no location is kept. */
import { z } from "zod";
import { takesPart } from "#workers/features/overview";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { photoErrors, takePhoto, uploadId } from "../steps/take-photo";
import { viewerOf } from "../steps/viewer";
import { findAlbum, mayAdd } from "../store/albums";
import { insertPhoto } from "../store/photos";

export const uploadPhoto = defineEndpoint({
	name: "photos/upload-photo",
	path: "/api/photo_albums/api_upload_photo",
	summary: "Adds a photo to an album: PNG or JPG, at most 10 MB; where it was taken is removed.",
	access: "signed_in",
	flags: ["photo_albums_enabled"],
	input: z.object({
		album_id: z.int(),
		title: text(60).min(1),
		description: text(300).default(""),
		upload_id: uploadId,
	}),
	output: z.object({ photo_id: z.int() }),
	errors: { ...photoErrors, not_a_contributor: {} },
	failsAs: "upload_failed",
	repetition: { kind: "key" },
	isMultipart: true,
	limits: [{ name: "upload", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { album_id, title, description, upload_id }, files) => {
		const { account, user, clock, read } = scope;
		const viewer = viewerOf(scope);
		const [album] = await read(findAlbum(account.id, viewer, album_id));
		if (!album) throw notFound("photo_album");
		if (album.may_add === 0) throw refuse("not_a_contributor");
		const { statements, follow, ...picture } = await takePhoto(scope, files, upload_id);
		const photo = { id: scope.newId(), album_id, contest_id: null, user_id: user.id, title, description, ...picture };
		return scope.commit({
			statements: [
				assertThat("not_a_contributor", mayAdd(account.id, viewer, album_id)),
				...statements,
				...insertPhoto(account.id, { ...photo, status: "approved", created_at: clock.now() }),
				takesPart(scope, "photos", user.id),
			],
			answer: { photo_id: photo.id },
			audit: { subject_kind: "photo", subject_id: photo.id, details: { name: title } },
			follow,
		});
	},
});
