/** What an account owner sees of points at a glance, from counters that the ledger's triggers keep. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { findMemberCounts, findMemberCountsAmong } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type Step, stepsUntil } from "#workers/kernel/graph-steps";
import { isOn } from "#workers/kernel/identity";
import { activeFilter, amongActive } from "#workers/kernel/people-sets";
import { type FlowTotal, sumFlows } from "../rules/sum-flows";
import { findBudgetLeft, readFlows } from "../store/summary";

const figure = z.int().nullable();

export const getPointsSummary = defineEndpoint({
	name: "points/get-points-summary",
	path: "/api/points/api_get_points_summary",
	summary:
		"Points issued and redeemed in this month of the account's time zone and in the one before, and what is left in budgets.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({
		/** The first moment of this month in the account's time zone. */
		month_start: z.int(),
		points_issued: figure,
		points_issued_before: figure,
		points_redeemed: figure,
		points_redeemed_before: figure,
		points_remaining: figure,
		points_budgeted: figure,
		/** People who can sign in. */
		active_member_count: z.int(),
		/** People who were added and have not joined yet. */
		not_joined_count: z.int(),
		/** The global filter to whose people all of it is narrowed, but for what is left in budgets; null without one. */
		global_filter: z.object({ id: z.int(), name: z.string() }).nullable(),
	}),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const { account } = scope;
		const steps = stepsUntil(scope.clock.now(), "month", 2, account.time_zone);
		const [before, now] = steps as [Step, Step];
		const among = amongActive(scope, sql`u.id`);
		const [flows, [budgets], [members]] = await Promise.all([
			readFlows(scope, steps),
			scope.read(findBudgetLeft(account.id)),
			scope.read(among.length > 0 ? findMemberCountsAmong(account.id, among) : findMemberCounts(account.id)),
		]);
		const inStep = ({ key }: Step) => flows.filter(({ step }) => step === key);
		const shared = {
			month_start: now.start,
			active_member_count: members?.active ?? 0,
			not_joined_count: members?.not_joined ?? 0,
			global_filter: activeFilter(scope),
		};
		if (isOn(account, "hide_points_for_account")) return { ...shared, ...hiddenFigures };
		return {
			...shared,
			...named("", inStep(now)),
			...named("_before", inStep(before)),
			points_remaining: budgets?.points_remaining ?? 0,
			points_budgeted: budgets?.points_budgeted ?? 0,
		};
	},
});

const hiddenFigures = {
	points_issued: null,
	points_issued_before: null,
	points_redeemed: null,
	points_redeemed_before: null,
	points_remaining: null,
	points_budgeted: null,
};

function named<Suffix extends "" | "_before">(suffix: Suffix, flows: FlowTotal[]) {
	const { issued, redeemed } = sumFlows(flows);
	return { [`points_issued${suffix}`]: issued, [`points_redeemed${suffix}`]: redeemed } as Record<
		`points_issued${Suffix}` | `points_redeemed${Suffix}`,
		number
	>;
}
