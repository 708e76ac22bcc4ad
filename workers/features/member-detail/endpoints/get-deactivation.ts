/** What deactivating somebody would do, before anybody decides it. */
import { z } from "zod";
import { listBudgetsOf } from "#workers/features/budgets";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { memberOutput } from "../rules/present-member";
import { readonlyDaysOf } from "../rules/readonly-days";
import { readMember } from "../steps/read-member";
import { countReports } from "../store/details";

export const getDeactivation = defineEndpoint({
	name: "member-detail/get-deactivation",
	path: "/api/members/api_get_deactivation",
	summary:
		"What deactivating a member would do: the budgets that return, who reports to them, how long they may still read.",
	access: ["account_owner"],
	input: z.object({ user_id: z.int() }),
	output: z.object({
		member: memberOutput,
		budgets: z.array(
			z.object({
				id: z.int(),
				name: z.string(),
				points_remaining: z.int(),
				/** The budget that takes back what is left; null: what is available. */
				parent_name: z.string().nullable(),
			}),
		),
		/** Who reports to the person. */
		reports_count: z.int(),
		readonly_days: z.int(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { user_id }) => {
		const [member, budgets, [reports]] = await Promise.all([
			readMember(scope, user_id),
			scope.read(listBudgetsOf(scope.account.id, user_id)),
			scope.read(countReports(scope.account.id, user_id)),
		]);
		return {
			member,
			budgets: budgets.map(({ id, name, points_remaining, parent_name }) => ({
				id,
				name,
				points_remaining,
				parent_name,
			})),
			reports_count: reports?.count ?? 0,
			readonly_days: readonlyDaysOf(scope.account),
		};
	},
});
