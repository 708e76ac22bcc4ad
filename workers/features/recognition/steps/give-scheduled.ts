/**
 * Gives a recognition whose day has come, or says why it cannot be given; invariant: once, since its batch asserts it as it was
 * read, with its giver, its program and its people, and all points that are not given go back to the budget.
 */
import { isActive } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { returnPointsToBudget } from "#workers/features/points";
import {
	dayIn,
	findProgram,
	type GivingObstacle,
	givingObstacle,
	isOpenForGiving,
	type Program,
	toProgram,
} from "#workers/features/programs";
import { findUserById, toUser } from "#workers/features/session";
import { assertThat } from "#workers/kernel/assertions";
import { Refusal } from "#workers/kernel/errors";
import type { User } from "#workers/kernel/identity";
import type { Scope } from "#workers/kernel/scope";
import { canReceive } from "../rules/choose-recipients";
import { givingMoment } from "../rules/giving-moment";
import type { ScheduleReason } from "../rules/schedule-statuses";
import { recipientsOf } from "../rules/told-of-submission";
import type { RecipientRow } from "../store/people";
import {
	canStillBeGiven,
	isScheduledAsRead,
	leaveOutOfScheduled,
	listScheduledPeople,
	type ScheduledRow,
	updateScheduled,
} from "../store/scheduled";
import { findActivePeople } from "../store/submissions";
import { holdingOf } from "./holding";
import { type PassedOn, passOn } from "./pass-on";

/** Does what is due of it, in one batch. */
export async function giveScheduled(scope: Scope<null>, scheduled: ScheduledRow): Promise<void> {
	const { account, clock, read } = scope;
	const now = clock.now();
	const [[giver], [program], people] = await Promise.all([
		read(findUserById(account.id, scheduled.giver_id)),
		read(findProgram(account.id, scheduled.program_id)),
		read(listScheduledPeople(account.id, scheduled.id)),
	]);
	if (!giver || !isActive(giver.status)) return end(scope, scheduled, "giver_left");
	const moment = givingMoment(scheduled.give_on, account.time_zone);
	if (moment > now) return waitUntil(scope, scheduled, moment);
	const user = toUser(giver);
	const able = people.filter(canReceive);
	const reason = program ? reasonOf(scope, toProgram(program), user, able) : "program_not_active";
	if (!program || reason) return end(scope, scheduled, reason ?? "program_not_active");
	const passed = await passOnOrReason(scope, user, payingAsThen(toProgram(program), scheduled), { scheduled, able });
	if (typeof passed === "string") return end(scope, scheduled, passed);
	const unable = people.filter((person) => !canReceive(person)).map(({ id }) => id);
	return give(scope, scheduled, { program: toProgram(program), able, unable, passed });
}

/** What stands in the way today; nothing where it can be given. */
function reasonOf(
	{ account, clock }: Scope<null>,
	program: Program,
	user: User,
	able: readonly RecipientRow[],
): ScheduleReason | null {
	const obstacle = givingObstacle(program, account, user, dayIn(account.time_zone, clock.now()));
	if (obstacle) return asReason(obstacle);
	return able.length === 0 ? "nobody_can_receive" : null;
}

/** A program that is not shown any more is one that does not run, for whoever gave from it. */
const asReason = (obstacle: GivingObstacle): ScheduleReason =>
	obstacle === "program_not_found" ? "program_not_active" : obstacle;

/** The program with the budget in which the points lie, whatever pays for it now. */
const payingAsThen = (program: Program, { budget_id, paying_account_id }: ScheduledRow): Program => ({
	...program,
	budget_id,
	budget_ledger_account_id: paying_account_id,
});

/** The way of its program: at once, or to those who approve; or why neither is possible. */
async function passOnOrReason(
	{ account, clock, newId, read, request }: Scope<null>,
	user: User,
	program: Program,
	{ scheduled, able }: { scheduled: ScheduledRow; able: readonly RecipientRow[] },
): Promise<PassedOn | ScheduleReason> {
	const { points, message, visibility, justification, named_count, picture_id, badge_id } = scheduled;
	const gift = {
		...{ points, message, visibility, justification, picture_id, badge_id, subtype: "recognition" as const },
		behavior_ids: JSON.parse(scheduled.behavior_ids) as number[],
		group_names: JSON.parse(scheduled.group_names) as string[],
		named_count: Math.min(named_count, able.length),
	};
	try {
		return await passOn({ account, clock, newId, read, request, user }, program, able, gift);
	} catch (error) {
		if (error instanceof Refusal && error.code === "nobody_approves") return "nobody_approves";
		throw error;
	}
}

type Giving = { program: Program; able: readonly RecipientRow[]; unable: readonly number[]; passed: PassedOn };

async function give(scope: Scope<null>, scheduled: ScheduledRow, { program, able, unable, passed }: Giving) {
	const { account, clock } = scope;
	const now = clock.now();
	const { submission_id, activity_ids } = passed.answer;
	const outcome = submission_id === null ? ("given" as const) : ("submitted" as const);
	const notice = await tellGiver(scope, scheduled, { outcome, reason: "", left_out: unable.length });
	await scope.commit({
		statements: [
			assertThat("internal_rows_changed", isScheduledAsRead(account.id, scheduled)),
			assertThat("internal_rows_changed", isOpenForGiving(account.id, program, dayIn(account.time_zone, now))),
			assertThat("internal_rows_changed", canStillBeGiven(account.id, scheduled, able.length)),
			leaveOutOfScheduled(account.id, scheduled.id, unable),
			updateScheduled(account.id, scheduled.id, {
				...{ status: outcome, due_at: null, ended_at: now, recipient_count: able.length },
				...{ activity_id: activity_ids[0] ?? null, submission_id },
			}),
			// All goes back first and is paid from there, so that lines, reports and reversals are those of any other giving.
			...returnPointsToBudget(holdingOf(scope, scheduled, null), 0),
			...passed.statements,
			...notice.statements,
		],
		answer: {},
		follow: [...passed.follow, ...notice.follow],
	});
}

/** It is not given: its points go back, and its giver reads why. */
async function end(scope: Scope<null>, scheduled: ScheduledRow, reason: ScheduleReason): Promise<void> {
	const { account, clock } = scope;
	const notice = await tellGiver(scope, scheduled, { outcome: "not_given", reason, left_out: 0 });
	const change = { status: "not_given", reason, due_at: null, ended_at: clock.now() } as const;
	await scope.commit({
		statements: [
			assertThat("internal_rows_changed", isScheduledAsRead(account.id, scheduled)),
			updateScheduled(account.id, scheduled.id, change),
			...returnPointsToBudget(holdingOf(scope, scheduled, null), 0),
			...notice.statements,
		],
		answer: {},
		follow: notice.follow,
	});
}

/** Its day is still to come: the account's time zone changed, or its giver was away for a while. */
async function waitUntil(scope: Scope<null>, scheduled: ScheduledRow, due_at: number): Promise<void> {
	const { account } = scope;
	await scope.commit({
		statements: [
			assertThat("internal_rows_changed", isScheduledAsRead(account.id, scheduled)),
			updateScheduled(account.id, scheduled.id, { due_at }),
		],
		answer: {},
	});
}

type Ended = { outcome: "given" | "submitted" | "not_given"; reason: ScheduleReason | ""; left_out: number };

/** What its giver is told; nobody where they are not here any more. */
async function tellGiver(scope: Scope<null>, scheduled: ScheduledRow, ended: Ended) {
	const { id, giver_id, program } = scheduled;
	const giver = await scope.read(findActivePeople(scope.account.id, [giver_id]));
	const values = { scheduled_id: id, recipients: recipientsOf(scheduled), program, ...ended };
	return notify(scope, "recognition/scheduled-ended", giver, values);
}
