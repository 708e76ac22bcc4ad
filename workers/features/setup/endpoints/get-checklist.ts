/** The checklist of a new place: each step done or not by the data, or put aside, and the one that comes next. */
import { z } from "zod";
import { defaultColours } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import type { Account } from "#workers/kernel/identity";
import { doneSteps, nextStep, setupSteps } from "../rules/steps";
import { findSetup } from "../store";

const flag = z.literal([0, 1]);

export const getChecklist = defineEndpoint({
	name: "setup/get-checklist",
	path: "/api/accounts/api_get_setup_checklist",
	summary: "The steps of setting the account up, each done by what the account holds, or put aside by an owner.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({
		steps: z.array(z.object({ step: z.enum(setupSteps), is_done: flag, is_aside: flag })),
		next_step: z.enum(setupSteps).nullable(),
		/** Nothing is left to do, or an owner put the whole list aside. */
		is_over: flag,
		/** Funded and in no budget yet. */
		available_points: z.int(),
		has_budget: flag,
		/** People beside the owners. */
		person_count: z.int(),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read }) => {
		const [row] = await read(findSetup(account.id));
		const { joined_count, active_count, owner_count, active_owner_count, sending_count, ...facts } = row!;
		const person_count = Math.max(0, joined_count - owner_count);
		const hasInvited = sending_count > 0 || active_count > active_owner_count;
		const done = doneSteps({ ...facts, person_count, hasLook: hasOwnLook(account), hasInvited });
		const steps = setupSteps.map((step) => ({
			step,
			is_done: toFlag(done[step]),
			is_aside: toFlag(account.settings[`setup_aside_${step}`] === 1),
		}));
		const next_step = nextStep(steps);
		return {
			steps,
			next_step,
			is_over: toFlag(next_step === null || account.settings.setup_aside_all === 1),
			available_points: facts.available_points,
			has_budget: toFlag(facts.budget_count > 0),
			person_count,
		};
	},
});

const toFlag = (is: boolean): 0 | 1 => (is ? 1 : 0);

/** An account looks like its company once it has a logo or a color of its own. */
function hasOwnLook(account: Account): boolean {
	const names = Object.keys(defaultColours) as (keyof typeof defaultColours)[];
	return account.logo !== null || names.some((name) => account[name].toLowerCase() !== defaultColours[name]);
}
