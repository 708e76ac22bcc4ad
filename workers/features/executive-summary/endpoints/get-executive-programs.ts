/** Which programs the executive summary counts, and which it could, for the owner's form. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { listExecutivePrograms, listProgramChoices } from "../store/programs";

/** More programs are not chosen from a form. */
const maxChoices = 500;

const named = z.object({ id: z.int(), name: z.string() });

export const getExecutivePrograms = defineEndpoint({
	name: "executive-summary/get-executive-programs",
	path: "/api/reports/api_get_executive_programs",
	summary: "The programs that the executive summary counts, and those that it could.",
	access: ["account_owner"],
	flags: ["executive_summary_enabled"],
	input: z.object({}),
	output: z.object({
		spotlight_program_id: z.int().nullable(),
		gratitude_tree_program_id: z.int().nullable(),
		programs: z.array(named),
		/** Those without points. */
		programs_without_points: z.array(named),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read }) => {
		const [chosen, choices] = await Promise.all([
			read(listExecutivePrograms(account.id)),
			read(listProgramChoices(account.id, maxChoices)),
		]);
		const idOf = (kind: string) => chosen.find((one) => one.kind === kind)?.program_id ?? null;
		const nameOf = ({ id, name }: { id: number; name: string }) => ({ id, name });
		return {
			spotlight_program_id: idOf("spotlight"),
			gratitude_tree_program_id: idOf("gratitude_tree"),
			programs: choices.map(nameOf),
			programs_without_points: choices.filter(({ is_non_monetary }) => is_non_monetary === 1).map(nameOf),
		};
	},
});
