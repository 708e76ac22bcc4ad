/** Checks a call of giving before anything of it is written: all that is wrong with it is said at once. */
import { nameOf } from "#workers/features/members";
import {
	amountProblem,
	amountRange,
	dayIn,
	findProgram,
	givingObstacle,
	listBehaviorIds,
	type Program,
	toProgram,
	usualAmount,
} from "#workers/features/programs";
import { type FieldErrors, invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { chooseRecipients, type RecipientChoice } from "../rules/choose-recipients";
import { type Given, maxRecipients } from "../rules/giving";
import {
	findGroupNames,
	findRecipients,
	findRecipientsOfGroups,
	type RecipientRow,
} from "../store/people";
import type { Gift } from "../store/write-recognition";
import { commitmentProblems } from "./make-commitments";
import { scheduleProblems } from "./schedule-recognition";

/** A call of giving that may be written: by which program, to whom, and what. */
export type CheckedGiving = {
	today: string;
	program: Program;
	recipients: readonly RecipientRow[];
	gift: Gift & Pick<Given, "justification" | "due_date" | "give_on">;
};

/** Reads what it needs and checks it. */
export async function checkGiving(scope: MemberScope, given: Given): Promise<CheckedGiving> {
	const account_id = scope.account.id;
	const today = dayIn(scope.account.time_zone, scope.clock.now());
	const [[row], offered, named, grouped, groups] = await Promise.all([
		scope.read(findProgram(account_id, given.program_id)),
		scope.read(listBehaviorIds(account_id, given.program_id)),
		scope.read(findRecipients(account_id, given.recipient_ids)),
		given.group_ids.length === 0
			? []
			: scope.read(findRecipientsOfGroups(account_id, given.group_ids, scope.user.id, maxRecipients + 1)),
		given.group_ids.length === 0 ? [] : scope.read(findGroupNames(account_id, given.group_ids)),
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
	};
	if (Object.keys(problems).length > 0) throw invalid(problems);
	const recipients = ableRecipients(scope, given, choice);
	const points = program.is_non_monetary === 1 ? 0 : (given.points ?? usualAmount(program));
	if (points * recipients.length > program.points_remaining) throw refuse("budget_exhausted");
	const thanked = { group_names: groups.map(({ name }) => name), named_count: named.length };
	const gift = { ...given, ...thanked, points, subtype: given.recognition_subtype, picture_id: null };
	return { today, program, recipients, gift };
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
