/** Notes that the final commission of an approved idea was paid, which happens outside; invariant: once, by what the batch asserts. */
import { z } from "zod";
import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { Refusal, refuse } from "#workers/kernel/errors";
import { moderatesIdeas } from "../rules/rights";
import { readIdea } from "../steps/read-idea";
import { insertEvent } from "../store/events";
import { isAsRead, updateCommission } from "../store/ideas";
import { listTeam } from "../store/team";

export const markFinalCommissionPaid = defineEndpoint({
	name: "ideas/mark-final-commission-paid",
	path: "/api/ideas/api_mark_final_commission_paid",
	summary: "Notes that the final commission of an approved idea was paid, and tells its team.",
	access: "signed_in",
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	input: z.object({
		idea_id: z.int(),
		/** How much it was, and how it was paid; the team reads it. */
		notes: text(300).default(""),
	}),
	output: z.object({ idea_id: z.int(), final_commission_paid_at: z.int() }),
	errors: { idea_not_approved: {}, idea_changed: {}, own_request: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { idea_id, notes }) => {
		const { account, user, clock, read, newId } = scope;
		if (!moderatesIdeas(user)) throw new Refusal("forbidden", 403);
		const idea = await readIdea(scope, idea_id);
		if (idea.is_in_team === 1) throw refuse("own_request");
		if (idea.status !== "approved") throw refuse("idea_not_approved");
		if (idea.commission_paid_at !== null) return { idea_id, final_commission_paid_at: idea.commission_paid_at };
		const team = await read(listTeam(account.id, idea_id));
		const now = clock.now();
		const told = team.filter(({ id }) => id !== user.id);
		const notice = notify(scope, "ideas/news", told, {
			...{ idea_id, title: idea.title, what: "commission" as const, notes, points: 0, by: user.name },
		});
		const event = { id: newId(), idea_id, user_id: user.id, kind: "commission" as const, version: idea.version };
		return scope.commit({
			statements: [
				assertThat("idea_changed", isAsRead(account.id, idea)),
				updateCommission(account.id, idea_id, now),
				insertEvent(account.id, { ...event, text: notes }, now),
				...notice.statements,
			],
			answer: { idea_id, final_commission_paid_at: now },
			audit: { subject_kind: "idea", subject_id: idea_id, details: { notes } },
			follow: notice.follow,
		});
	},
});
