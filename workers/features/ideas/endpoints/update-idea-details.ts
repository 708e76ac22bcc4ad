/** Saves an idea without sending it; invariant: only its author changes it, and only while it is no moderator's. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { ideaInput, saveIdea } from "../steps/save-idea";

export const updateIdeaDetails = defineEndpoint({
	name: "ideas/update-idea-details",
	path: "/api/ideas/api_update_idea_details",
	summary: "Saves one's idea as a draft, or its words while changes are suggested; it is sent by another call.",
	access: "signed_in",
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	input: ideaInput,
	output: z.object({ idea_id: z.int() }),
	errors: { idea_not_changeable: {}, idea_category_closed: {}, team_member_gone: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, given) => {
		const { id, statements, follow, fields } = await saveIdea(scope, given);
		return scope.commit({
			statements,
			answer: { idea_id: id },
			audit: { subject_kind: "idea", subject_id: id, details: { title: fields.title } },
			follow,
		});
	},
});
