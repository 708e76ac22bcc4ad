/**
 * Highlights an approved idea, or takes it out again; invariant: its points are paid once for ever, the first time, by the
 * keys of the ledger and what the batch asserts.
 */
import { z } from "zod";
import { notify, toldPoints } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, Refusal, refuse } from "#workers/kernel/errors";
import { moderatesIdeas } from "../rules/rights";
import { partsOf, payTeam } from "../steps/pay-team";
import { readIdea } from "../steps/read-idea";
import { findCategory } from "../store/categories";
import { insertEvent } from "../store/events";
import { isAsRead, updateFeatured } from "../store/ideas";
import { listTeam } from "../store/team";

const flag = z.literal([0, 1]);

export const submitIdeaIsFeatured = defineEndpoint({
	name: "ideas/submit-idea-is-featured",
	path: "/api/ideas/api_submit_idea_is_featured",
	summary:
		"Highlights an approved idea, which earns its team points the first time, or takes it out of the highlighted ones.",
	access: "signed_in",
	flags: ["ideas_enabled", "!user.ideas_disabled"],
	input: z.object({ idea_id: z.int(), is_featured: flag }),
	output: z.object({ idea_id: z.int(), is_featured: flag }),
	errors: {
		idea_not_approved: {},
		idea_changed: {},
		own_request: {},
		budget_not_active: {},
		points_not_available: {},
	},
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { idea_id, is_featured }) => {
		const { account, user, clock, read, newId } = scope;
		if (!moderatesIdeas(user)) throw new Refusal("forbidden", 403);
		const idea = await readIdea(scope, idea_id);
		if (idea.is_in_team === 1) throw refuse("own_request");
		if (idea.status !== "approved") throw refuse("idea_not_approved");
		if (idea.is_featured === is_featured) return { idea_id, is_featured };
		const [[category], team] = await Promise.all([
			read(findCategory(account.id, idea.category_id)),
			read(listTeam(account.id, idea_id)),
		]);
		if (!category) throw notFound("idea");
		const now = clock.now();
		const pays = is_featured === 1 && idea.highlighting_paid_at === null;
		const paid = pays ? partsOf(category, team, "highlighting") : [];
		const pointsOf = new Map(paid.map(({ user_id, points }) => [user_id, points]));
		const told = is_featured === 1 ? team.filter(({ id }) => id !== user.id) : [];
		const notice = notify(scope, "ideas/news", told, ({ id }) => ({
			...{
				idea_id,
				title: idea.title,
				what: "featured" as const,
				notes: "",
				points: toldPoints(account, pointsOf.get(id) ?? 0),
				by: user.name,
			},
		}));
		const event = { id: newId(), idea_id, user_id: user.id, version: idea.version };
		return scope.commit({
			statements: [
				assertThat("idea_changed", isAsRead(account.id, idea)),
				...(pays ? payTeam(scope, { idea, category, team }, "highlighting") : []),
				updateFeatured(
					account.id,
					idea_id,
					{ is_featured, highlighting_paid_at: paid.length > 0 ? now : idea.highlighting_paid_at },
					now,
				),
				insertEvent(account.id, { ...event, kind: is_featured === 1 ? "featured" : "unfeatured" }, now),
				...notice.statements,
			],
			answer: { idea_id, is_featured },
			audit: { subject_kind: "idea", subject_id: idea_id, details: { is_featured } },
			follow: notice.follow,
		});
	},
});
