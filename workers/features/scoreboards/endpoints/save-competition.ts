/** Writes a competition as a draft; invariant: once it is published nothing of it changes (`scoreboard_competitions_frozen`, asserted as it is written). */
import { z } from "zod";
import { isBudgetActive } from "#workers/features/budgets";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { endOfDay, startOfDay } from "#workers/kernel/days";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { freezesAt } from "../rules/competition";
import {
	competitors,
	goals,
	maxGroups,
	maxMetrics,
	maxPrizePoints,
	maxPrizes,
	maxTarget,
	maxWeight,
	metrics,
} from "../rules/limits";
import { findCompetition, isUnchanged, saveCompetition } from "../store/competitions";
import { findGroups } from "../store/groups";

const day = z.iso.date().max(10);

const input = z.object({
	/** Left out for a new one. */
	competition_id: z.int().optional(),
	name: text(60).min(1),
	rules: text(2_000).default(""),
	/** The first and the last day, both inclusive. */
	starts_on: day,
	ends_on: day,
	goal: z.enum(goals).default("best"),
	/** Scoreboard points that win, where whoever reaches them first does. */
	target: z.int().min(0).max(maxTarget).default(0),
	competitor: z.enum(competitors).default("people"),
	/** Whose people compete, everybody where none is named; of teams each is one. */
	group_ids: z.array(z.int()).max(maxGroups).default([]),
	/** What counts, each with its scoreboard points. */
	metrics: z
		.array(z.object({ metric: z.enum(metrics), weight: z.int().min(1).max(maxWeight) }))
		.max(maxMetrics)
		.default([]),
	/** Points for the first places in their order. */
	prizes: z.array(z.int().min(1).max(maxPrizePoints)).max(maxPrizes).default([]),
	/** Pays the prizes; needed where there are some. */
	budget_id: z.int().nullable().default(null),
});

type Said = z.output<typeof input>;

export const saveCompetitionEndpoint = defineEndpoint({
	name: "scoreboards/save-competition",
	path: "/api/scoreboard_competitions/api_save_competition",
	summary: "Adds a competition as a draft or changes one: days, who competes, what counts, who wins, and the prizes.",
	access: ["account_owner"],
	flags: ["scoreboard_competitions_enabled"],
	input,
	output: z.object({ competition_id: z.int() }),
	errors: { competition_changed: {}, budget_not_active: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said) => {
		const { account, user, clock, read, newId } = scope;
		const id = said.competition_id ?? newId();
		const [[known], groups] = await Promise.all([
			said.competition_id === undefined ? [] : read(findCompetition(account.id, id)),
			read(findGroups(account.id, said.group_ids)),
		]);
		if (said.competition_id !== undefined && !known) throw notFound("scoreboard_competition");
		if (known && known.status !== "draft") throw refuse("competition_changed");
		const problems = problemsOf(scope, said, groups.length);
		if (Object.keys(problems).length > 0) throw invalid(problems);
		const { name, rules, goal, competitor, prizes, starts_on, ends_on } = said;
		const starts_at = startOfDay(starts_on, account.time_zone);
		const ends_at = endOfDay(ends_on, account.time_zone);
		const written = {
			...{ id, name, rules, goal, competitor, metrics: said.metrics, prizes, groups, starts_at, ends_at },
			target: goal === "target" ? said.target : 0,
			freezes_at: freezesAt({ goal, starts_at, ends_at }),
			budget_id: prizes.length > 0 ? said.budget_id : null,
		};
		return scope.commit({
			statements: [
				...(known ? [assertThat("competition_changed", isUnchanged(account.id, known))] : []),
				...(written.budget_id === null
					? []
					: [assertThat("budget_not_active", isBudgetActive(scope, written.budget_id))]),
				...saveCompetition(account.id, written, { user_id: user.id, now: clock.now() }),
			],
			answer: { competition_id: id },
			audit: { subject_kind: "scoreboard_competition", subject_id: id, details: { name, starts_on, ends_on } },
		});
	},
});

function problemsOf({ account, clock, translate }: MemberScope, said: Said, groupCount: number): FieldErrors {
	const { starts_on, ends_on, goal, target, competitor, group_ids, metrics: counted, prizes, budget_id } = said;
	const isLate = ends_on < starts_on || endOfDay(ends_on, account.time_zone) <= clock.now();
	const isTwice = new Set(counted.map(({ metric }) => metric)).size < counted.length;
	const say = (key: "end" | "target" | "teams" | "groups" | "metrics" | "budget") => [
		translate(`scoreboards:validation.${key}`),
	];
	return {
		...(isLate && { ends_on: say("end") }),
		...(goal === "target" && target === 0 && { target: say("target") }),
		...(competitor === "teams" && group_ids.length < 2 && { group_ids: say("teams") }),
		...(groupCount < new Set(group_ids).size && { group_ids: say("groups") }),
		...((counted.length === 0 || isTwice) && { metrics: say("metrics") }),
		...(prizes.length > 0 && budget_id === null && { budget_id: say("budget") }),
	};
}
