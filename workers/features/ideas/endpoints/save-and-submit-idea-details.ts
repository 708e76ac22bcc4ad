/** Saves an idea and sends it to the moderators, in one batch; invariant: only its author, and only while it is no moderator's. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { ideaInput, saveIdea } from "../steps/save-idea";
import { sendIdea } from "../steps/send-idea";

export const saveAndSubmitIdeaDetails = defineEndpoint({
	name: "ideas/save-and-submit-idea-details",
	path: "/api/ideas/api_save_and_submit_idea_details",
	summary: "Saves one's idea and sends it to the moderators; others see it from then on.",
	access: "signed_in",
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	input: ideaInput,
	output: z.object({ idea_id: z.int(), status: z.literal("pending") }),
	errors: { idea_not_changeable: {}, idea_category_closed: {}, team_member_gone: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, given) => {
		const { id, known, fields, additional_fields, category, ...saved } = await saveIdea(scope, given);
		const { title, problem, solution, category_id } = fields;
		const words = { title, problem, solution, additional_fields, category };
		const sending = { id, category_id, words, version: known?.version ?? 0, sent: known?.sent ?? null };
		const sent = await sendIdea(scope, sending);
		return scope.commit({
			statements: [...saved.statements, ...sent.statements],
			answer: { idea_id: id, status: "pending" as const },
			audit: { subject_kind: "idea", subject_id: id, details: { title, version: sending.version + 1 } },
			follow: [...saved.follow, ...sent.follow],
		});
	},
});
