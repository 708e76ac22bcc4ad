/** Says which programs the executive summary counts; invariant: two different ones, the Gratitude Tree without points, and the year is counted again in the same batch. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { yearsFrom } from "../rules/years";
import { countAgain, type ExecutiveKind, fitsKind, savePrograms } from "../store/programs";

/** A form sends nothing where none is chosen. */
const program = z.int().nullable().default(null);

export const saveExecutivePrograms = defineEndpoint({
	name: "executive-summary/save-executive-programs",
	path: "/api/reports/api_save_executive_programs",
	summary: "Says which programs are Spotlight and Gratitude Tree; what was given of them this year counts.",
	access: ["account_owner"],
	flags: ["executive_summary_enabled"],
	input: z.object({ spotlight_program_id: program, gratitude_tree_program_id: program }),
	output: z.object({}),
	errors: { executive_program_unfit: {}, executive_programs_same: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { spotlight_program_id, gratitude_tree_program_id }) => {
		const { account, clock } = scope;
		if (spotlight_program_id !== null && spotlight_program_id === gratitude_tree_program_id)
			throw refuse("executive_programs_same");
		const chosen = { spotlight: spotlight_program_id, gratitude_tree: gratitude_tree_program_id };
		const programs = (Object.keys(chosen) as ExecutiveKind[]).flatMap((kind) => {
			const program_id = chosen[kind];
			return program_id === null ? [] : [{ kind, program_id }];
		});
		const years = yearsFrom(account.time_zone, clock.now());
		return scope.commit({
			statements: [
				...programs.map(({ kind, program_id }) =>
					assertThat("executive_program_unfit", fitsKind(account.id, kind, program_id)),
				),
				...savePrograms(account.id, programs, years),
				...countAgain(account.id, years[0]!),
			],
			answer: {},
			audit: {
				subject_kind: "executive_programs",
				subject_id: account.id,
				details: { spotlight_program_id, gratitude_tree_program_id },
			},
		});
	},
});
