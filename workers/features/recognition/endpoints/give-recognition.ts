/**
 * Gives recognition, or submits it where the program asks for an approval; invariant: nobody gives more than the budget holds
 * (`ledger_accounts_balance_at_or_above_floor`), nor more often or to more people a day than the account allows
 * (`giving_days_…_within_limit`), and all or none receive.
 */

import { sql } from "drizzle-orm";
import { z } from "zod";
import { nameOf } from "#workers/features/members";
import {
	amountProblem,
	amountRange,
	dayIn,
	findProgram,
	givingObstacle,
	isOpenForGiving,
	listBehaviorIds,
	type Program,
	seesBudget,
	toProgram,
	usualAmount,
} from "#workers/features/programs";
import { assertAll } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { constraintFailure, type FieldErrors, invalid, notFound, refuse } from "#workers/kernel/errors";
import { maxOfAccount } from "#workers/kernel/limits";
import type { MemberScope } from "#workers/kernel/scope";
import { chooseRecipients, maxRecipients, type RecipientChoice } from "../rules/choose-recipients";
import { visibilities } from "../rules/split-by-audience";
import { recognitionSubtypes } from "../rules/subtypes";
import { badgeStillOffered, canChooseBadge, refuseBadge } from "../steps/check-badge";
import { commitmentProblems, makeCommitments } from "../steps/make-commitments";
import { passOn } from "../steps/pass-on";
import { scheduleProblems, scheduleRecognition } from "../steps/schedule-recognition";
import { findSentPicture, pictureErrors, pictureInput, pictureOf, pictureProblems } from "../steps/take-picture";
import { countGiving, dayChecks, findGivingDay, type MaxOfDay } from "../store/giving-days";
import {
	canAllReceive,
	findGroupNames,
	findRecipients,
	findRecipientsOfGroups,
	type RecipientRow,
} from "../store/people";

/** The most behaviors of one recognition. */
const maxBehaviors = 3;

const input = z.object({
	program_id: z.int(),
	recipient_ids: z.array(z.int()).max(maxRecipients).default([]),
	group_ids: z.array(z.int()).max(100).default([]),
	behavior_ids: z.array(z.int()).max(maxBehaviors).default([]),
	/** For each person; the program's usual amount unless given. */
	points: z.int().optional(),
	/** Required; the handler asks for it with all else that is missing, so that it is said at once. */
	message: text(1_000).meta({ minLength: 1 }),
	visibility: z.enum(visibilities).default("public"),
	/** Why it deserves the points, for those who approve it; some programs ask for it. */
	justification: text(500).default(""),
	/** A commitment is a promise that counts, and gives its points, once its giver says that it was kept. */
	recognition_subtype: z.enum(recognitionSubtypes).default("recognition"),
	/** Of a commitment: the last day on which it is to be kept. */
	due_date: z.iso.date().max(10).or(z.literal("")).default(""),
	/** The day on which it is given, at 8 of the account's time zone; at once unless given. */
	give_on: z.iso.date().max(10).or(z.literal("")).default(""),
	/** One of the account's badges that are in use, which it carries in place of its program's drawing. */
	badge_id: z.int().nullable().default(null),
	...pictureInput,
});

type Given = z.output<typeof input>;

export const giveRecognition = defineEndpoint({
	name: "recognition/give-recognition",
	path: "/api/points/api_give_recognition",
	summary:
		"Recognizes colleagues: each gets the points of the program, a certificate and an email, once it is approved where the program asks for that, or on a day that is chosen. Sent as multipart it may carry one picture: PNG, JPG or WebP, at most 10 MB; where it was taken is removed. `picture_id` takes one along that was sent before.",
	access: "signed_in",
	flags: ["give_recognition_enabled", "!user.give_recognition_disabled"],
	startsEarly: true,
	input,
	output: z.object({
		recognition_ids: z.array(z.int()),
		/** The posts: one, or for a team's eyes one for each team. */
		activity_ids: z.array(z.int()),
		/** What the program's budget holds now, for its owner and the account's; null for other givers. */
		points_remaining: z.int().nullable(),
		/** What waits for an approval now, and whose: the first names; null where it was given at once. */
		submission_id: z.int().nullable(),
		approver_names: z.array(z.string()),
		/** Of a commitment: one for each person. */
		commitment_ids: z.array(z.int()),
		/** What waits for its day now; null where no day was chosen. */
		scheduled_id: z.int().nullable(),
	}),
	errors: {
		program_not_active: {},
		not_a_giver: {},
		nobody_approves: {},
		commitments_not_yours: {},
		budget_not_active: {},
		budget_exhausted: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
		recipients_not_eligible: {},
		not_to_yourself: { constraints: ["recognitions_not_oneself"] },
		no_recipients: {},
		badge_not_offered: {},
		daily_recognitions_given: { constraints: [dayChecks.recognitions] },
		daily_recipients_reached: { constraints: [dayChecks.recipients] },
		...pictureErrors,
	},
	repetition: { kind: "key" },
	isMultipart: true,
	limits: [{ name: "giving", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, given, files) => {
		const account_id = scope.account.id;
		const today = dayIn(scope.account.time_zone, scope.clock.now());
		const [[row], offered, named, grouped, groups, hasBadge, before] = await Promise.all([
			scope.read(findProgram(account_id, given.program_id)),
			scope.read(listBehaviorIds(account_id, given.program_id)),
			scope.read(findRecipients(account_id, given.recipient_ids)),
			given.group_ids.length === 0
				? []
				: scope.read(findRecipientsOfGroups(account_id, given.group_ids, scope.user.id, maxRecipients + 1)),
			given.group_ids.length === 0 ? [] : scope.read(findGroupNames(account_id, given.group_ids)),
			canChooseBadge(scope, given.badge_id),
			findSentPicture(scope, given),
		]);
		const program = openProgram(scope, row && toProgram(row), today);
		const choice = chooseRecipients(given.recipient_ids, named, grouped);
		const problems = {
			...(given.message === "" ? { message: [scope.translate("answers:validation.required")] } : {}),
			...recipientProblems(scope, given, choice.recipients.length),
			...behaviorProblems(scope, program, new Set(offered.map(({ id }) => id)), given.behavior_ids),
			...pointsProblems(scope, program, given.points),
			...justificationProblems(scope, program, given.justification),
			...commitmentProblems(scope, given, choice.recipients.length),
			...scheduleProblems(scope, program, given),
			...pictureProblems(scope, given, files, before),
		};
		if (Object.keys(problems).length > 0) throw invalid(problems);
		if (!hasBadge) refuseBadge(scope);
		const recipients = ableRecipients(scope, given, choice);
		const points = program.is_non_monetary === 1 ? 0 : (given.points ?? usualAmount(program));
		if (points * recipients.length > program.points_remaining) throw refuse("budget_exhausted");
		const ids = recipients.map(({ id }) => id);
		const thanked = { group_names: groups.map(({ name }) => name), named_count: named.length };
		const picture = pictureOf(scope, given, files, before);
		const gift = { ...given, ...thanked, points, subtype: given.recognition_subtype, picture_id: picture.id };
		const written = await wayOf(given)(scope, program, recipients, gift);
		const taken = await picture.take();
		const max = maxOfDay(scope);
		const giving = scope.commit({
			statements: [
				assertAll({
					program_not_active: isOpenForGiving(account_id, program, today),
					recipients_not_eligible: canAllReceive(account_id, ids),
					...badgeStillOffered(account_id, given.badge_id),
				}),
				countGiving(account_id, { day: today, user_id: scope.user.id, recipient_count: ids.length }, max),
				...taken.statements,
				...written.statements,
			],
			answer: { ...written.answer, points_remaining: null as number | null },
			live:
				program.is_non_monetary !== 1 && seesBudget(program, scope.user)
					? { points_remaining: balanceOf(scope, program) }
					: undefined,
			audit: {
				subject_kind: "program",
				subject_id: program.id,
				details: { recipient_count: ids.length, points, visibility: given.visibility },
			},
			follow: [...written.follow, ...taken.follow],
		});
		return giving.catch(taken.giveBack).catch((error) => explainDay(scope, error, today, max));
	},
});

/** A commitment waits until it is kept, what has a day until then; all else goes the way of its program. */
function wayOf({ recognition_subtype, give_on }: Given) {
	if (recognition_subtype === "commitment") return makeCommitments;
	return give_on === "" ? passOn : scheduleRecognition;
}

/** The account's own limits for a day, else the platform's. */
function maxOfDay({ account, env }: MemberScope): MaxOfDay {
	return {
		recognitions: maxOfAccount(account, env, "recognitions_a_day"),
		recipients: maxOfAccount(account, env, "recipients_a_day"),
	};
}

/** Says how much of the day's limit is left when it was that which refused. */
async function explainDay(scope: MemberScope, error: unknown, day: string, max: MaxOfDay): Promise<never> {
	const name = constraintFailure(error)?.name;
	if (name === dayChecks.recognitions) throw refuse("daily_recognitions_given", { max: max.recognitions });
	if (name !== dayChecks.recipients) throw error;
	const [given] = await scope.read(findGivingDay(scope.account.id, day, scope.user.id));
	const left = Math.max(0, max.recipients - (given?.recipient_count ?? 0));
	throw refuse("daily_recipients_reached", { max: max.recipients, left });
}

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
	const { min, max, step } = amountRange(program);
	const range = scope.translate(`recognition:validation.points.${step > 1 ? "inSteps" : "between"}`, {
		min,
		max,
		step,
	});
	const values = { count: problem.count, min, range };
	return { points: [scope.translate(`recognition:validation.points.${problem.rule}`, values)] };
}

function justificationProblems({ translate }: MemberScope, program: Program, justification: string): FieldErrors {
	const isAsked = program.issuance_approval_needed === 1 && program.justification_required === 1;
	return isAsked && justification === "" ? { justification: [translate("answers:validation.required")] } : {};
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
	if (count <= maxRecipients) return {};
	return { recipient_ids: [scope.translate("answers:validation.chooseAtMost", { count: maxRecipients })] };
}

function ableRecipients(scope: MemberScope, given: Given, choice: RecipientChoice<RecipientRow>): RecipientRow[] {
	if (given.recipient_ids.includes(scope.user.id)) throw refuse("not_to_yourself");
	if (choice.isSomebodyUnknown || choice.unable.length > 0) {
		const names = choice.unable.map(nameOf).join(", ");
		const text = scope.translate(`recognition:validation.${names ? "unable" : "unknown"}`, { names });
		throw refuse("recipients_not_eligible", {}, { recipient_ids: [text] });
	}
	if (choice.recipients.length === 0) throw refuse("no_recipients");
	return choice.recipients;
}

function balanceOf(scope: MemberScope, program: Program) {
	return sql`select l.balance from ledger_accounts l where l.account_id = ${scope.account.id} and l.id = ${program.budget_ledger_account_id}`;
}
