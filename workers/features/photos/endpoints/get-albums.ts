/** The albums that the signed-in person sees, the newest first. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { audiences } from "../rules/limits";
import { pageOf, previewsOf, previewsOutput } from "../steps/present-photo";
import { viewerOf } from "../steps/viewer";
import { listAlbums } from "../store/albums";

/** An album on the wire. */
export const albumOutput = z.object({
	id: z.int(),
	name: z.string(),
	description: z.string(),
	audience: z.enum(audiences),
	owner: z.string(),
	may_add: z.literal([0, 1]),
	image_url: z.string().nullable(),
	/** Of the picture, in pixels. */
	width: z.int().nullable(),
	previews: previewsOutput,
	photo_count: z.int(),
});

export const getAlbums = defineEndpoint({
	name: "photos/get-albums",
	path: "/api/photo_albums/api_get_albums",
	summary: "The photo albums that the signed-in user may see, the newest first.",
	access: "signed_in",
	flags: ["photo_albums_enabled"],
	input: z.object({ before_id: z.int().optional() }),
	output: z.object({ albums: z.array(albumOutput), next_before_id: z.int().nullable() }),
	repetition: { kind: "read" },
	handler: async (scope, { before_id }) => {
		const rows = await scope.read(listAlbums(scope.account.id, viewerOf(scope), before_id));
		const { page, next_before_id } = pageOf(rows);
		return {
			albums: page.map(({ owner_id: _owner, ...album }) => ({ ...album, previews: previewsOf(album) })),
			next_before_id,
		};
	},
});
