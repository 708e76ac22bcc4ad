/** One photo; invariant: what somebody does not see is not there for them. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import { photoOutput, presentPhoto } from "../steps/present-photo";
import { viewerOf } from "../steps/viewer";
import { findPhoto, listWinners } from "../store/photos";

export const getPhoto = defineEndpoint({
	name: "photos/get-photo",
	path: "/api/photo_albums/api_get_photo",
	summary: "A photo of an album or a contest that the signed-in user may see.",
	access: "signed_in",
	input: z.object({ photo_id: z.int() }),
	output: z.object({
		photo: photoOutput,
		album_id: z.int().nullable(),
		contest_id: z.int().nullable(),
		/** What its album or contest is called. */
		place: z.string(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { photo_id }) => {
		const { account, user, read, clock } = scope;
		const [row] = await read(findPhoto(account.id, viewerOf(scope), photo_id));
		if (!row || (row.album_id !== null && !isOn(account, "photo_albums_enabled"))) throw notFound("photo");
		const { album_id, contest_id, place, votes_until } = row;
		const isOver = contest_id !== null && votes_until !== null && votes_until <= clock.now();
		const winners = isOver ? await read(listWinners(account.id, contest_id)) : undefined;
		return { photo: presentPhoto(row, user.id, winners), album_id, contest_id, place };
	},
});
