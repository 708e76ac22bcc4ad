/**
 * Publishes or cancels a competition; invariant: who competes, and what its prizes can cost at most, are set aside in the
 * batch that publishes it, and go back in the one that cancels it (`scoreboard_competitions_stay`).
 */
import { z } from "zod";
import { isBudgetActive } from "#workers/features/budgets";
import { holdPointsOfBudget, returnPointsToBudget } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { freezesAt } from "../rules/competition";
import { changes, maxEntrants, statuses } from "../rules/limits";
import { mostPoints } from "../rules/prizes";
import { holdingOf } from "../steps/holding";
import {
	type CompetitionRow,
	findCompetition,
	isUnchanged,
	listPrizes,
	moveCompetition,
	publishCompetition,
} from "../store/competitions";
import { areAsCounted, insertEntrants, listTeamSizes, type TeamSize } from "../store/entrants";

export const changeCompetition = defineEndpoint({
	name: "scoreboards/change-competition",
	path: "/api/scoreboard_competitions/api_change_competition",
	summary: "Publishes a competition, which sets its prizes aside, or cancels it, which gives them back.",
	access: ["account_owner"],
	flags: ["scoreboard_competitions_enabled"],
	input: z.object({ competition_id: z.int(), change: z.enum(changes) }),
	output: z.object({ competition_id: z.int(), status: z.enum(statuses) }),
	errors: {
		competition_changed: { constraints: ["competition_changed"] },
		competition_over: {},
		no_entrants: {},
		too_many_entrants: {},
		points_not_available: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
		budget_not_active: {},
	},
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { competition_id, change }) => {
		const { account, read } = scope;
		const [competition] = await read(findCompetition(account.id, competition_id));
		if (!competition) throw notFound("scoreboard_competition");
		const { status } = competition;
		if (change === "publish") {
			if (status === "scheduled" || status === "running" || status === "frozen") return { competition_id, status };
			if (status !== "draft") throw refuse("competition_changed");
			return publish(scope, competition);
		}
		if (status === "cancelled") return { competition_id, status };
		if (status === "final" || status === "paid") throw refuse("competition_changed");
		return cancel(scope, competition);
	},
});

async function publish(scope: MemberScope, competition: CompetitionRow) {
	const { account, clock, read } = scope;
	const now = clock.now();
	const { id, goal, ends_at } = competition;
	if (ends_at <= now) throw refuse("competition_over");
	const [sizes, prizes] = await Promise.all([
		competition.has_entrants === 1 ? read(listTeamSizes(account.id, id)) : null,
		read(listPrizes(account.id, id)),
	]);
	if (sizes) refuseUnlessEntered(competition, sizes);
	const starts_at = Math.max(competition.starts_at, now);
	const freezes_at = freezesAt({ goal, starts_at, ends_at });
	const points = mostPoints(
		prizes.map((prize) => prize.points),
		competition.competitor === "teams" ? (sizes ?? []).map(({ count }) => count) : null,
	);
	return scope.commit({
		statements: [
			assertThat("competition_changed", isUnchanged(account.id, competition)),
			...(sizes ? insertEntrants(account.id, competition, sizes) : []),
			...(sizes ? [assertThat("competition_changed", areAsCounted(account.id, competition, sizes))] : []),
			...hold(scope, competition, points),
			publishCompetition(account.id, { id, starts_at, freezes_at }, now),
		],
		answer: { competition_id: id, status: "scheduled" as const },
		audit: { subject_kind: "scoreboard_competition", subject_id: id, details: { status: "scheduled", points } },
	});
}

/** Somebody competes, of teams in each of them, and no more than there may. */
function refuseUnlessEntered({ competitor }: CompetitionRow, sizes: readonly TeamSize[]): void {
	const sum = sizes.reduce((total, { count }) => total + count, 0);
	if (sum === 0 || (competitor === "teams" && sizes.some(({ count }) => count === 0))) throw refuse("no_entrants");
	if (sum > maxEntrants) throw refuse("too_many_entrants");
}

function hold(scope: MemberScope, competition: CompetitionRow, points: number): Statement[] {
	if (points === 0) return [];
	return [
		assertThat("budget_not_active", isBudgetActive(scope, competition.budget_id ?? 0)),
		...holdPointsOfBudget({ ...holdingOf(scope, competition, scope.user.id), points }),
	];
}

function cancel(scope: MemberScope, competition: CompetitionRow) {
	const { account, user, clock } = scope;
	const { id, budget_id } = competition;
	return scope.commit({
		statements: [
			assertThat("competition_changed", isUnchanged(account.id, competition)),
			moveCompetition(account.id, id, { status: "cancelled", due_at: null, telling: "" }, clock.now()),
			...(budget_id === null ? [] : returnPointsToBudget(holdingOf(scope, competition, user.id), 0)),
		],
		answer: { competition_id: id, status: "cancelled" as const },
		audit: { subject_kind: "scoreboard_competition", subject_id: id, details: { status: "cancelled" } },
	});
}
