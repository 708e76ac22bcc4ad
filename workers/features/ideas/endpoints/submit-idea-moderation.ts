/**
 * Decides on an idea that waits: approves it, suggests changes, rejects it, or merges it with another one; invariant: it is
 * decided once, by a moderator whose idea it is not. Its request in the inbox ends in the same batch.
 */
import { z } from "zod";
import { endRequestsAbout } from "#workers/features/moderation";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { Refusal } from "#workers/kernel/errors";
import { ideaDecisions, ideaStatuses, maxTextLength } from "../rules/idea";
import { moderatesIdeas } from "../rules/rights";
import { decideIdea } from "../steps/decide-idea";
import { readIdea } from "../steps/read-idea";

const statusAfter = {
	approve: "approved",
	suggest_changes: "changes_suggested",
	reject: "rejected",
	merge: "rejected",
} as const;

export const submitIdeaModeration = defineEndpoint({
	name: "ideas/submit-idea-moderation",
	path: "/api/ideas/api_submit_idea_moderation",
	summary: "Decides on an idea that waits, for moderators of ideas.",
	access: "signed_in",
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	input: z.object({
		idea_id: z.int(),
		decision: z.enum(ideaDecisions),
		/** Words to the team; needed with suggested changes and a rejection. */
		notes: text(maxTextLength).default(""),
		/** Of a merge: the idea that gets the votes. */
		merge_into_id: z.int().optional(),
	}),
	output: z.object({ idea_id: z.int(), status: z.enum(ideaStatuses) }),
	errors: { already_decided: {}, own_request: {}, idea_changed: {}, budget_not_active: {}, points_not_available: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { idea_id, ...decided }) => {
		const { account, user, clock } = scope;
		if (!moderatesIdeas(user)) throw new Refusal("forbidden", 403);
		const idea = await readIdea(scope, idea_id);
		const { statements, follow } = await decideIdea(scope, idea, decided);
		const final_status = decided.decision === "approve" ? ("approved" as const) : ("denied" as const);
		const about = { kind: "idea" as const, subject_ids: [idea_id], notes: decided.notes, final_status };
		return scope.commit({
			statements: [...statements, endRequestsAbout(account.id, about, user.id, clock.now())],
			answer: { idea_id, status: statusAfter[decided.decision] },
			audit: { subject_kind: "idea", subject_id: idea_id, details: decided },
			follow,
		});
	},
});
