/** Switches a program on or off, archives it, or takes it out of the archive. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { findProgram } from "../store/programs";
import { updateState } from "../store/write-programs";

/** What an owner sets; whether it is upcoming, active or expired then follows from its days. */
const states = ["active", "inactive", "archived"] as const;

export const changeProgramState = defineEndpoint({
	name: "programs/change-program-state",
	path: "/api/programs/api_change_program_state",
	summary: "Switches a program on or off, or archives it; nobody gives from one that is off or archived.",
	access: ["account_owner"],
	input: z.object({ program_id: z.int(), state: z.enum(states) }),
	output: z.object({ state: z.enum(states), name: z.string() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { program_id, state }) => {
		const account_id = scope.account.id;
		const [program] = await scope.read(findProgram(account_id, program_id));
		if (!program) throw notFound("program");
		const before = program.archived_at !== null ? "archived" : program.is_active === 1 ? "active" : "inactive";
		const after = {
			is_active: state === "active" ? 1 : 0,
			archived_at: state === "archived" ? (program.archived_at ?? scope.clock.now()) : null,
		} as const;
		return scope.commit({
			statements: updateState(account_id, program_id, after),
			answer: { state, name: program.name },
			audit: {
				subject_kind: "program",
				subject_id: program_id,
				details: before === state ? {} : { status: { before, after: state } },
			},
		});
	},
});
