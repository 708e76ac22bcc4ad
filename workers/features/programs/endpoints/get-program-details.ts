/** One program as its account owner reads it: what it says, its budget, who may give, and what it offers. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { nameIn } from "#workers/kernel/name-in";
import { presentProgram, programOutput } from "../rules/present-program";
import { toProgram } from "../rules/program";
import { dayIn } from "../steps/day-in";
import { findBehaviors, findProgram } from "../store/programs";
import { findBudgetName, findGroupNames } from "../store/write-programs";

const named = z.object({ id: z.int(), name: z.string() });

export const getProgramDetails = defineEndpoint({
	name: "programs/get-program-details",
	path: "/api/programs/api_get_program_details",
	summary: "A program with its budget, who may give from it, and the behaviors that it offers.",
	access: ["account_owner"],
	input: z.object({ program_id: z.int() }),
	output: z.object({
		program: programOutput,
		budget: named,
		giver_roles: z.array(z.string()),
		giver_groups: z.array(named),
		/** Those that it names; it offers all where it names none. */
		behaviors: z.array(named),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, clock, request, read }, { program_id }) => {
		const [row] = await read(findProgram(account.id, program_id));
		if (!row) throw notFound("program");
		const program = toProgram(row);
		const [[budget], giver_groups, behaviors] = await Promise.all([
			read(findBudgetName(account.id, program.budget_id)),
			read(findGroupNames(account.id, program.givers.group_ids)),
			read(findBehaviors(account.id, program.behavior_ids)),
		]);
		const today = dayIn(account.time_zone, clock.now());
		return {
			program: presentProgram({ ...program, budget_owner_name: null }, account, user, today),
			budget: { id: program.budget_id, name: budget?.name ?? "" },
			giver_roles: program.givers.roles,
			giver_groups,
			behaviors: behaviors.map(({ id, names }) => ({
				id,
				name: nameIn(names, { request, account }),
			})),
		};
	},
});
