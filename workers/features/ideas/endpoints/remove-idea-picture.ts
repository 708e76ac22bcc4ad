/** Takes a picture away from one's idea while it can be changed. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { Refusal, refuse } from "#workers/kernel/errors";
import { mayBeChanged } from "../rules/idea";
import { readIdea } from "../steps/read-idea";
import { isAsRead, touchIdea } from "../store/ideas";
import { deletePicture, listPictures } from "../store/pictures";

export const removeIdeaPicture = defineEndpoint({
	name: "ideas/remove-idea-picture",
	path: "/api/ideas/api_remove_idea_picture",
	summary: "Takes a picture away from one's idea.",
	access: "signed_in",
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	input: z.object({ idea_id: z.int(), picture_id: z.int() }),
	output: z.object({ idea_id: z.int() }),
	errors: { idea_not_changeable: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { idea_id, picture_id }) => {
		const { account, user, clock } = scope;
		const idea = await readIdea(scope, idea_id);
		if (idea.author_id !== user.id) throw new Refusal("forbidden", 403);
		if (!mayBeChanged(idea.status)) throw refuse("idea_not_changeable");
		const pictures = await scope.read(listPictures(account.id, idea_id));
		if (!pictures.some(({ id }) => id === picture_id)) return { idea_id };
		return scope.commit({
			statements: [
				assertThat("idea_not_changeable", isAsRead(account.id, idea)),
				deletePicture(account.id, idea_id, picture_id),
				touchIdea(account.id, idea_id, clock.now()),
			],
			answer: { idea_id },
			audit: { subject_kind: "idea", subject_id: idea_id, details: { picture_id } },
		});
	},
});
