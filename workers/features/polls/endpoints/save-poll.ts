/**
 * Writes a poll as a draft, or publishes it, now or at its time; invariant: nothing of it changes from the first vote on,
 * by triggers, and what was read is asserted as it is written.
 */
import { z } from "zod";
import { hideActivity } from "#workers/features/activity";
import { assertThat } from "#workers/kernel/assertions";
import { moment, text } from "#workers/kernel/bounds";
import { dayMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import {
	audiences,
	kinds,
	maxDays,
	maxGroups,
	maxOptionLength,
	maxOptions,
	maxQuestionLength,
	minOptions,
	resultRules,
	statusAt,
} from "../rules/poll";
import { postOf, tellGroupsOf, timesOf } from "../steps/post-poll";
import { findGroups, listGroupsOf } from "../store/groups";
import { findTeam, isUnchanged, listPolls, type PollRow, savePoll } from "../store/polls";

const input = z.object({
	/** Left out for a new one. */
	poll_id: z.int().optional(),
	question: text(maxQuestionLength).min(1),
	/** From two to ten, in their order; none twice. */
	options: z.array(text(maxOptionLength).min(1)).min(minOptions).max(maxOptions),
	kind: z.enum(kinds).default("single"),
	/** Account owners alone ask groups. */
	audience: z.enum(audiences).default("everyone"),
	/** The groups whose people are asked, as they are at each moment. */
	group_ids: z.array(z.int()).max(maxGroups).default([]),
	/** When it opens, in ms UTC; left out: as soon as it is published. */
	opens_at: moment.optional(),
	closes_at: moment,
	results: z.enum(resultRules).default("after_voting"),
	is_anonymous: z.literal([0, 1]).default(0),
	act: z.enum(["draft", "publish"]),
});

export const save = defineEndpoint({
	name: "polls/save-poll",
	path: "/api/polls/api_save_poll",
	summary: "Writes a poll as a draft or publishes it, until somebody has voted.",
	access: "signed_in",
	flags: ["polls_enabled"],
	input,
	output: z.object({ poll_id: z.int(), status: z.enum(["draft", "scheduled", "active"]) }),
	errors: { poll_frozen: {}, poll_changed: {} },
	repetition: { kind: "key" },
	limits: [{ name: "poll", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { act, ...said }) => {
		const { account, user, clock } = scope;
		const now = clock.now();
		const id = said.poll_id ?? scope.newId();
		const hasGroups = said.audience === "groups";
		const [[known], [team], groups, before] = await Promise.all([
			said.poll_id === undefined ? [] : scope.read(listPolls(account.id, user.id, [id])),
			scope.read(findTeam(account.id, user)),
			hasGroups ? scope.read(findGroups(account.id, said.group_ids)) : [],
			hasGroups && said.poll_id !== undefined ? scope.read(listGroupsOf(account.id, said.poll_id)) : [],
		]);
		if (said.poll_id !== undefined) checkKnown(scope, known, act);
		const opens_at = Math.max(said.opens_at ?? now, known?.status === "active" ? known.opens_at : now);
		const team_manager_id = said.audience === "team" ? (team?.manager_id ?? null) : null;
		const group_ids = hasGroups ? [...new Set(said.group_ids)] : [];
		checkFields(scope, { ...said, opens_at, team_manager_id, group_ids, known_count: groups.length });
		const isOpen = known?.status === "active";
		const told = isOpen ? before.map((group) => group.id).filter((group_id) => group_ids.includes(group_id)) : [];
		const added = group_ids.filter((group_id) => !told.includes(group_id));
		const status = act === "draft" ? "draft" : opens_at > now && !isOpen ? "scheduled" : "active";
		const posted = known?.activity_id ?? null;
		const activity_id = status === "active" && !hasGroups ? (posted ?? scope.newId()) : null;
		const audience = said.audience === "groups" ? "everyone" : said.audience;
		const has_groups = hasGroups ? 1 : 0;
		const { question, options, kind, closes_at, results, is_anonymous } = said;
		const poll = {
			...({ id, author_id: user.id, question, options, kind, status, audience, team_manager_id, results } as const),
			...{ is_anonymous, opens_at: isOpen ? known.opens_at : opens_at, closes_at, activity_id, now },
			...({ has_groups, group_ids } as const),
		};
		return scope.commit({
			statements: [
				...(known ? [assertThat("poll_changed", isUnchanged(account.id, known))] : []),
				...(activity_id === null || posted !== null ? [] : postOf(account.id, { ...poll, activity_id })),
				...(activity_id === null && posted !== null ? [hideActivity(account.id, posted, now)] : []),
				...savePoll(account.id, poll),
			],
			answer: { poll_id: id, status },
			audit: {
				subject_kind: "poll",
				subject_id: id,
				details: { question, act, audience: said.audience, results, is_anonymous },
			},
			follow: [...timesOf(poll), ...(status === "active" && added.length > 0 ? [tellGroupsOf(id, added, told)] : [])],
		});
	},
});

/** Its author's alone, and only until somebody has voted; what people have cannot become a draft again. */
function checkKnown({ user, clock }: MemberScope, known: PollRow | undefined, act: "draft" | "publish"): void {
	if (known?.author_id !== user.id) throw notFound("poll");
	if (known.first_voted_at !== null) throw refuse("poll_frozen");
	const status = statusAt(known, clock.now());
	const isOpenAgain = status === "active" && act === "publish";
	if (status !== "draft" && status !== "scheduled" && !isOpenAgain) throw refuse("poll_changed");
}

type Said = {
	options: string[];
	opens_at: number;
	closes_at: number;
	audience: string;
	team_manager_id: number | null;
	group_ids: readonly number[];
	known_count: number;
};

type Translate = MemberScope["translate"];

function checkFields({ translate, user }: MemberScope, said: Said): void {
	const { options, opens_at, closes_at } = said;
	const words = options.map((label) => label.toLocaleLowerCase());
	const problems: FieldErrors = {
		...(new Set(words).size < words.length ? { options: [translate("polls:validation.twice")] } : {}),
		...(closes_at <= opens_at ? { closes_at: [translate("polls:validation.end")] } : {}),
		...(closes_at > opens_at + maxDays * dayMs ? { closes_at: [translate("polls:validation.tooLong")] } : {}),
		...(said.audience === "team" && said.team_manager_id === null
			? { audience: [translate("polls:validation.noTeam")] }
			: {}),
		...groupProblems(said, user.role === "account_owner", translate),
	};
	if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** Who is in which group is the account owners' business: they alone ask groups, and such as there are. */
function groupProblems(
	{ audience, group_ids, known_count }: Said,
	isOwner: boolean,
	translate: Translate,
): FieldErrors {
	if (audience !== "groups") return {};
	if (!isOwner) return { audience: [translate("polls:validation.groupsOfOwners")] };
	if (group_ids.length === 0) return { group_ids: [translate("polls:validation.noGroup")] };
	return known_count < group_ids.length ? { group_ids: [translate("polls:validation.groupGone")] } : {};
}
