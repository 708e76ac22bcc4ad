/** Sends an idea as it was saved; invariant: only its author, once for each version, by the state that the batch asserts. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { Refusal, refuse } from "#workers/kernel/errors";
import { type AdditionalFields, mayBeChanged } from "../rules/idea";
import { readIdea } from "../steps/read-idea";
import { sendIdea } from "../steps/send-idea";
import { isAsRead } from "../store/ideas";

export const submitIdeaForApproval = defineEndpoint({
	name: "ideas/submit-idea-for-approval",
	path: "/api/ideas/api_submit_idea_for_approval",
	summary: "Sends one's saved idea to the moderators.",
	access: "signed_in",
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	input: z.object({ idea_id: z.int() }),
	output: z.object({ idea_id: z.int(), status: z.literal("pending") }),
	errors: { idea_not_changeable: {}, idea_category_closed: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { idea_id }) => {
		const { account, user } = scope;
		const idea = await readIdea(scope, idea_id);
		if (idea.author_id !== user.id) throw new Refusal("forbidden", 403);
		if (!mayBeChanged(idea.status)) throw refuse("idea_not_changeable");
		const { title, problem, solution, category } = idea;
		const additional_fields = JSON.parse(idea.additional_fields) as AdditionalFields;
		const sent = await sendIdea(scope, { ...idea, words: { title, problem, solution, additional_fields, category } });
		return scope.commit({
			statements: [assertThat("idea_not_changeable", isAsRead(account.id, idea)), ...sent.statements],
			answer: { idea_id, status: "pending" as const },
			audit: { subject_kind: "idea", subject_id: idea_id, details: { title, version: idea.version + 1 } },
			follow: sent.follow,
		});
	},
});
