/** Reads a picture that the reader sent with something they gave, to send it along again; invariant: only who sent it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { pictureOutput } from "#workers/kernel/shown-picture";
import { presentRecognitionPicture } from "../steps/present-picture";
import { findOwnPicture } from "../store/pictures";

export const getOwnPicture = defineEndpoint({
	name: "recognition/get-own-picture",
	path: "/api/points/api_get_own_picture",
	summary: "A picture that the reader sent with a recognition, which can go along with another one.",
	access: "signed_in",
	input: z.object({ picture_id: z.int() }),
	output: z.object({ picture_id: z.int(), picture: pictureOutput }),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }, { picture_id }) => {
		const [row] = await read(findOwnPicture(account.id, user.id, picture_id));
		const picture = row && presentRecognitionPicture({ picture_id, picture: row.picture });
		if (!picture) throw notFound("file");
		return { picture_id, picture };
	},
});
