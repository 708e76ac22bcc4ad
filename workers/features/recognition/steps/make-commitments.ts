/** Makes commitments: a promise to each of these people with its points held, until the giver says that it was kept. */
import { nameOf } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { holdPointsOfBudget } from "#workers/features/points";
import { dayIn, type Program } from "#workers/features/programs";
import { type FieldErrors, refuse } from "#workers/kernel/errors";
import { isOn, isOnFor } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { nextReminderOf } from "../rules/commitment-reminders";
import { maxCommitted } from "../rules/subtypes";
import { insertCommitments } from "../store/commitments";
import type { RecipientRow } from "../store/people";
import { findActivePeople } from "../store/submissions";
import type { Gift } from "../store/write-recognition";
import { holdingOf } from "./holding";
import { nothingGiven, type PassedOn } from "./pass-on";

/** What is asked of giving, as far as it says whether it is a commitment. */
type Asked = { recognition_subtype: "recognition" | "commitment"; due_date: string };

/** What is wrong with the day and the people of a commitment. Refuses whoever may not make any. */
export function commitmentProblems(
	{ account, user, clock, translate }: MemberScope,
	{ recognition_subtype, due_date }: Asked,
	recipient_count: number,
): FieldErrors {
	if (recognition_subtype !== "commitment") return {};
	if (!isOn(account, "employee_commitments_enabled") || !isOnFor(user, "can_issue_employee_commitments"))
		throw refuse("commitments_not_yours");
	const isPast = due_date < dayIn(account.time_zone, clock.now());
	const wrongDay = due_date === "" ? "answers:validation.required" : isPast ? "recognition:commitments.past" : null;
	return {
		...(wrongDay ? { due_date: [translate(wrongDay)] } : {}),
		...(recipient_count > maxCommitted
			? { recipient_ids: [translate("answers:validation.chooseAtMost", { count: maxCommitted })] }
			: {}),
	};
}

/** The statements and messages of the commitments, and their ids. */
export async function makeCommitments(
	scope: MemberScope,
	program: Program,
	recipients: readonly RecipientRow[],
	{ justification, due_date, ...gift }: Gift & { justification: string; due_date: string },
): Promise<PassedOn> {
	const { account, user, clock } = scope;
	const { points, message, behavior_ids, badge_id, visibility, picture_id } = gift;
	const source = { program_id: program.id, budget_id: program.budget_id };
	const rows = recipients.map((person) => ({ id: scope.newId(), recipient_id: person.id }));
	const people = await scope.read(
		findActivePeople(
			account.id,
			recipients.map(({ id }) => id),
		),
	);
	const told = notify(scope, "recognition/commitment-made", people, {
		...{ giver: nameOf(user), program: program.name, message },
	});
	const remind_at = nextReminderOf(due_date, account.time_zone, clock.now());
	const when = { due_date, remind_at };
	const gifted = { points, message, justification, behavior_ids, badge_id, visibility, picture_id };
	const shared = { ...source, giver_id: user.id, ...gifted, ...when };
	return {
		statements: [
			...(points > 0
				? rows.flatMap(({ id }) => holdPointsOfBudget({ ...holdingOf(scope, { id, ...source }, user.id), points }))
				: []),
			insertCommitments(account.id, shared, rows, clock.now()),
			...told.statements,
		],
		follow: told.follow,
		answer: { ...nothingGiven, commitment_ids: rows.map(({ id }) => id) },
	};
}
