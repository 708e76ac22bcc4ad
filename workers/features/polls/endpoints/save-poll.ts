/**
 * Writes a poll as a draft, or publishes it, now or at its time; invariant: nothing of it changes from the first vote on,
 * by triggers, and what was read is asserted as it is written.
 */
import { z } from "zod";
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
	maxOptionLength,
	maxOptions,
	maxQuestionLength,
	minOptions,
	resultRules,
	statusAt,
} from "../rules/poll";
import { postOf, timesOf } from "../steps/post-poll";
import { findTeam, isUnchanged, listPolls, type PollRow, savePoll } from "../store/polls";

const input = z.object({
	/** Left out for a new one. */
	poll_id: z.int().optional(),
	question: text(maxQuestionLength).min(1),
	/** From two to ten, in their order; none twice. */
	options: z.array(text(maxOptionLength).min(1)).min(minOptions).max(maxOptions),
	kind: z.enum(kinds).default("single"),
	audience: z.enum(audiences).default("everyone"),
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
		const [[known], [team]] = await Promise.all([
			said.poll_id === undefined ? [] : scope.read(listPolls(account.id, user.id, [id])),
			scope.read(findTeam(account.id, user)),
		]);
		if (said.poll_id !== undefined) checkKnown(scope, known, act);
		const opens_at = Math.max(said.opens_at ?? now, known?.status === "active" ? known.opens_at : now);
		const team_manager_id = said.audience === "team" ? (team?.manager_id ?? null) : null;
		checkFields(scope, { ...said, opens_at, team_manager_id });
		const isOpen = known?.status === "active";
		const status = act === "draft" ? "draft" : opens_at > now && !isOpen ? "scheduled" : "active";
		const activity_id = status === "active" ? (known?.activity_id ?? scope.newId()) : null;
		const { question, options, kind, audience, closes_at, results, is_anonymous } = said;
		const poll = {
			...({ id, author_id: user.id, question, options, kind, status, audience, team_manager_id, results } as const),
			...{ is_anonymous, opens_at: isOpen ? known.opens_at : opens_at, closes_at, activity_id, now },
		};
		return scope.commit({
			statements: [
				...(known ? [assertThat("poll_changed", isUnchanged(account.id, known))] : []),
				...(activity_id === null || isOpen ? [] : postOf(account.id, { ...poll, activity_id })),
				...savePoll(account.id, poll),
			],
			answer: { poll_id: id, status },
			audit: { subject_kind: "poll", subject_id: id, details: { question, act, audience, results, is_anonymous } },
			follow: timesOf(poll),
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
};

function checkFields({ translate }: MemberScope, said: Said): void {
	const { options, opens_at, closes_at } = said;
	const words = options.map((label) => label.toLocaleLowerCase());
	const problems: FieldErrors = {
		...(new Set(words).size < words.length ? { options: [translate("polls:validation.twice")] } : {}),
		...(closes_at <= opens_at ? { closes_at: [translate("polls:validation.end")] } : {}),
		...(closes_at > opens_at + maxDays * dayMs ? { closes_at: [translate("polls:validation.tooLong")] } : {}),
		...(said.audience === "team" && said.team_manager_id === null
			? { audience: [translate("polls:validation.noTeam")] }
			: {}),
	};
	if (Object.keys(problems).length > 0) throw invalid(problems);
}
