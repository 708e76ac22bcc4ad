/** What a program can be made of: budgets that can pay for it, groups that may give, behaviours to offer. */
import { z } from "zod";
import { listGroups } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { nameIn } from "#workers/kernel/name-in";
import { listBehaviors } from "../store/programs";
import { listBudgets } from "../store/write-programs";

/** More than these are not chosen from a form. */
const maxChoices = 200;

const named = z.object({ id: z.int(), name: z.string() });

export const getProgramChoices = defineEndpoint({
	name: "programs/get-program-choices",
	path: "/api/programs/api_get_program_choices",
	summary: "Budgets, groups and behaviors that a program can be made of, by name.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({
		budgets: z.array(named.extend({ points_remaining: z.int() })),
		groups: z.array(named),
		behaviors: z.array(named),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, request, read }) => {
		const [budgets, groups, behaviors] = await Promise.all([
			read(listBudgets(account.id, maxChoices)),
			read(listGroups(account.id, maxChoices)),
			read(listBehaviors(account.id, null)),
		]);
		return {
			budgets,
			groups,
			behaviors: behaviors.map(({ id, names }) => ({
				id,
				name: nameIn(names, { request, account }),
			})),
		};
	},
});
