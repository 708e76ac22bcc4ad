/** An album with a page of its photos; invariant: an album that somebody does not see is not there for them. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { pageOf, photoOutput, presentPhoto, previewsOf } from "../steps/present-photo";
import { viewerOf } from "../steps/viewer";
import { findAlbum, listContributors } from "../store/albums";
import { listPhotos } from "../store/photos";
import { albumOutput } from "./get-albums";

export const getAlbum = defineEndpoint({
	name: "photos/get-album",
	path: "/api/photo_albums/api_get_album",
	summary: "A photo album with a page of its photos, the newest first.",
	access: "signed_in",
	flags: ["photo_albums_enabled"],
	input: z.object({ album_id: z.int(), before_id: z.int().optional() }),
	output: z.object({
		album: albumOutput.extend({ is_own: z.literal([0, 1]) }),
		/** Their emails are for the album's owner alone, who writes them. */
		contributors: z.array(z.object({ name: z.string(), email: z.string().nullable() })),
		photos: z.array(photoOutput),
		next_before_id: z.int().nullable(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { album_id, before_id }) => {
		const { account, user, read } = scope;
		const [[found], rows, contributors] = await Promise.all([
			read(findAlbum(account.id, viewerOf(scope), album_id)),
			read(listPhotos(account.id, { album_id }, before_id)),
			read(listContributors(account.id, album_id)),
		]);
		if (!found) throw notFound("photo_album");
		const { owner_id, ...album } = found;
		const { page, next_before_id } = pageOf(rows);
		return {
			album: { ...album, previews: previewsOf(album), is_own: owner_id === user.id ? (1 as const) : (0 as const) },
			contributors: contributors.map(({ name, email }) => ({ name, email: owner_id === user.id ? email : null })),
			photos: page.map((row) => presentPhoto(row, user.id)),
			next_before_id,
		};
	},
});
