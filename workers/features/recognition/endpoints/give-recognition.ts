/** Gives recognition; invariant: nobody gives more than the budget holds (`ledger_accounts_balance_at_or_above_floor`), and all or none receive. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import {
	amountProblem,
	dayIn,
	findProgram,
	givingObstacle,
	isOpenForGiving,
	listBehaviorIds,
	type Program,
	toProgram,
	usualAmount,
} from "#workers/features/programs";
import { assertAll } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { chooseRecipients, type RecipientChoice } from "../rules/choose-recipients";
import { visibilities } from "../rules/split-by-audience";
import { canAllReceive, findRecipients, findRecipientsOfGroups, type RecipientRow } from "../store/people";
import { writeRecognition } from "../store/write-recognition";

/** The most people of one act. */
const mostRecipients = 2_000;

const input = z.object({
	program_id: z.int(),
	recipient_ids: z.array(z.int()).max(mostRecipients).default([]),
	group_ids: z.array(z.int()).max(100).default([]),
	behavior_ids: z.array(z.int()).max(3).default([]),
	/** For each person; the program's usual amount unless given. */
	points: z.int().optional(),
	message: z.string().trim().min(1).max(1_000),
	visibility: z.enum(visibilities).default("public"),
	badge_id: z.null().optional(),
});

type Given = z.output<typeof input>;

export const giveRecognition = defineEndpoint({
	name: "recognition/give-recognition",
	path: "/api/points/api_give_recognition",
	summary: "Recognises colleagues: each gets the points of the program, a certificate and a letter.",
	access: "signed_in",
	flags: ["give_recognition_enabled", "!user.give_recognition_disabled"],
	startsEarly: true,
	input,
	output: z.object({ recognition_ids: z.array(z.int()), points_remaining: z.int().nullable() }),
	errors: {
		program_not_active: {},
		not_a_giver: {},
		approval_not_available: {},
		budget_not_active: {},
		budget_exhausted: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
		recipients_not_eligible: {},
		not_to_yourself: { constraints: ["recognitions_not_oneself"] },
		no_recipients: {},
	},
	repetition: { kind: "key" },
	handler: async (scope, given) => {
		const account_id = scope.account.id;
		const today = dayIn(scope.account.time_zone, scope.clock.now());
		const [[row], offered, named, grouped] = await Promise.all([
			scope.read(findProgram(account_id, given.program_id)),
			scope.read(listBehaviorIds(account_id, given.program_id)),
			scope.read(findRecipients(account_id, given.recipient_ids)),
			given.group_ids.length === 0
				? []
				: scope.read(findRecipientsOfGroups(account_id, given.group_ids, scope.user.id, mostRecipients + 1)),
		]);
		const program = openProgram(scope, row && toProgram(row), today);
		const choice = chooseRecipients(given.recipient_ids, named, grouped);
		const problems = {
			...recipientProblems(scope, given, choice.recipients.length),
			...behaviorProblems(scope, program, new Set(offered.map(({ id }) => id)), given.behavior_ids),
			...pointsProblems(scope, program, given.points),
		};
		if (Object.keys(problems).length > 0) throw invalid(problems);
		const recipients = ableRecipients(scope, given, choice);
		const points = program.is_non_monetary === 1 ? 0 : (given.points ?? usualAmount(program));
		if (points * recipients.length > program.points_remaining) throw refuse("budget_exhausted");
		const ids = recipients.map(({ id }) => id);
		const written = writeRecognition(scope, program, recipients, { ...given, points });
		return scope.commit({
			statements: [
				assertAll({
					program_not_active: isOpenForGiving(account_id, program.id, today),
					recipients_not_eligible: canAllReceive(account_id, ids),
				}),
				...written.statements,
			],
			answer: { recognition_ids: written.recognition_ids, points_remaining: null as number | null },
			live: program.is_non_monetary === 1 ? undefined : { points_remaining: balanceOf(scope, program) },
			audit: {
				subject_kind: "program",
				subject_id: program.id,
				details: { recipient_count: ids.length, points, visibility: given.visibility },
			},
			follow: written.activity_ids.map((activity_id) => ({
				job: "recognition/notify-recipients",
				payload: { activity_id, after: 0 },
			})),
		});
	},
});

function openProgram(scope: MemberScope, program: Program | undefined, today: string): Program {
	const obstacle = program && givingObstacle(program, scope.account, scope.user, today);
	if (!program || obstacle === "program_not_found") throw notFound("program");
	if (obstacle) throw refuse(obstacle);
	return program;
}

function pointsProblems(scope: MemberScope, program: Program, wished: number | undefined): FieldErrors {
	if (program.is_non_monetary === 1 || wished === undefined) return {};
	const problem = amountProblem(program, wished);
	if (!problem) return {};
	const values = { count: problem.count, least: program.min_points };
	return { points: [scope.translate(`recognition:validation.points.${problem.rule}`, values)] };
}

function behaviorProblems(scope: MemberScope, program: Program, offered: Set<number>, chosen: number[]): FieldErrors {
	if (chosen.some((id) => !offered.has(id)) || new Set(chosen).size < chosen.length)
		return { behavior_ids: [scope.translate("answers:validation.invalid")] };
	if (program.is_behavior_required === 1 && chosen.length === 0 && offered.size > 0)
		return { behavior_ids: [scope.translate("answers:validation.chooseAtLeast", { count: 1 })] };
	return {};
}

function recipientProblems(scope: MemberScope, given: Given, count: number): FieldErrors {
	if (given.recipient_ids.length + given.group_ids.length === 0)
		return { recipient_ids: [scope.translate("answers:validation.chooseAtLeast", { count: 1 })] };
	if (count > mostRecipients)
		return { recipient_ids: [scope.translate("answers:validation.chooseAtMost", { count: mostRecipients })] };
	return {};
}

function ableRecipients(scope: MemberScope, given: Given, choice: RecipientChoice<RecipientRow>): RecipientRow[] {
	if (given.recipient_ids.includes(scope.user.id)) throw refuse("not_to_yourself");
	if (choice.isSomebodyUnknown || choice.unable.length > 0) {
		const names = choice.unable.map((person) => `${person.first_name} ${person.last_name}`).join(", ");
		const text = scope.translate(`recognition:validation.${names ? "unable" : "unknown"}`, { names });
		throw refuse("recipients_not_eligible", {}, { recipient_ids: [text] });
	}
	if (choice.recipients.length === 0) throw refuse("no_recipients");
	return choice.recipients;
}

function balanceOf(scope: MemberScope, program: Program) {
	return sql`select l.balance from ledger_accounts l where l.account_id = ${scope.account.id} and l.id = ${program.budget_ledger_account_id}`;
}
