/**
 * Changes a recognition that waits for its day; invariants: only its giver does, while it waits, and what is held is always what
 * it will give (`ledger_accounts_balance_at_or_above_floor` refuses what the budget does not have).
 */
import { z } from "zod";
import { raiseHeldPoints, returnPointsToBudget } from "#workers/features/points";
import { amountProblem, amountRange, findProgram, type Program, toProgram } from "#workers/features/programs";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { givingMoment } from "../rules/giving-moment";
import { visibilities } from "../rules/split-by-audience";
import { holdingOf } from "../steps/holding";
import { scheduleProblems } from "../steps/schedule-recognition";
import { findScheduled, isScheduled, updateScheduled } from "../store/scheduled";

const input = z.object({
	scheduled_id: z.int(),
	give_on: z.iso.date().max(10),
	/** Required; the handler asks for it with all else that is wrong. */
	message: text(1_000).meta({ minLength: 1 }),
	/** For each person; as they were unless given. */
	points: z.int().optional(),
	visibility: z.enum(visibilities),
});

export const changeScheduledRecognition = defineEndpoint({
	name: "recognition/change-scheduled-recognition",
	path: "/api/points/api_change_scheduled_recognition",
	summary: "Changes the day, the words, the points or who sees a recognition that waits for its day.",
	access: "signed_in",
	flags: ["give_recognition_enabled", "!user.give_recognition_disabled"],
	input,
	output: z.object({ scheduled_id: z.int(), give_on: z.string() }),
	errors: {
		scheduled_meanwhile: {},
		budget_exhausted: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
	},
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { scheduled_id, ...asked }) => {
		const { account, user } = scope;
		const [row] = await scope.read(findScheduled(account.id, scheduled_id));
		if (row?.giver_id !== user.id) throw notFound("scheduled recognition");
		if (row.status !== "scheduled") throw refuse("scheduled_meanwhile");
		const [found] = await scope.read(findProgram(account.id, row.program_id));
		if (!found) throw notFound("program");
		const program = toProgram(found);
		const points = asked.points ?? row.points;
		const problems = {
			...(asked.message === "" ? { message: [scope.translate("answers:validation.required")] } : {}),
			...(points === row.points ? {} : pointsProblems(scope, program, points)),
			...(asked.give_on === row.give_on ? {} : scheduleProblems(scope, program, asked)),
		};
		if (Object.keys(problems).length > 0) throw invalid(problems);
		const { give_on, message, visibility } = asked;
		const total = points * row.recipient_count;
		const holding = holdingOf(scope, row, user.id);
		const due_at = givingMoment(give_on, account.time_zone);
		return scope.commit({
			statements: [
				assertThat("scheduled_meanwhile", isScheduled(account.id, scheduled_id)),
				updateScheduled(account.id, scheduled_id, { give_on, due_at, message, points, visibility }),
				...returnPointsToBudget(holding, total),
				...raiseHeldPoints(holding, total),
			],
			answer: { scheduled_id, give_on },
			audit: { subject_kind: "program", subject_id: program.id, details: { scheduled_id, give_on, points } },
		});
	},
});

function pointsProblems({ translate }: MemberScope, program: Program, points: number): FieldErrors {
	const problem = amountProblem(program, points);
	if (!problem) return {};
	const { min, max, step } = amountRange(program);
	const shape = step > 1 ? ("inSteps" as const) : ("between" as const);
	const range = translate(`recognition:validation.points.${shape}`, { min, max, step });
	return { points: [translate(`recognition:validation.points.${problem.rule}`, { count: problem.count, min, range })] };
}
