/** Takes the person's picture away: initials stand in its place. */
import { z } from "zod";
import { updateImage } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";

export const removePicture = defineEndpoint({
	name: "profile/remove-picture",
	path: "/api/users/api_remove_picture",
	summary: "Removes the picture that others see of the signed-in user.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({}),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: ({ account, user, commit }) =>
		commit({
			statements: [updateImage(account.id, user.id, null)],
			answer: {},
			audit: { subject_kind: "user", subject_id: user.id, details: { changed: ["image_url"] } },
		}),
});
