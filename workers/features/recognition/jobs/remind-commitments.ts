/** Reminds givers of their commitments, the day before each is due and once after; invariant: each reminder once, since its batch asserts it as it was read and writes the next one. */
import { hasLeft } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { dayIn } from "#workers/features/programs";
import { assertThat } from "#workers/kernel/assertions";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { constraintFailure } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";
import { nextReminderOf } from "../rules/commitment-reminders";
import { isStillToRemind, listToRemind, nextReminder, type ToRemind, updateReminder } from "../store/commitments";

/** So many are reminded of in one run. */
const atOnce = 20;

export const remindCommitments: ScheduledWork = {
	name: "recognition/remind-commitments",
	summary: "Reminds whoever made a commitment the day before it is due, and once after.",
	triggers: ["commitments_remind_added", "commitments_remind_changed"],
	handler: async (scope) => {
		for (const row of await scope.read(listToRemind(scope.account.id, scope.clock.now(), atOnce)))
			await remind(scope, row);
		return nextReminder(scope.account.id);
	},
};

async function remind(scope: Scope<null>, row: ToRemind): Promise<void> {
	const { account, clock } = scope;
	const { commitment_id, due_date, remind_at, message, recipient, ...giver } = row;
	const now = clock.now();
	const is_over = due_date < dayIn(account.time_zone, now) ? 1 : 0;
	const people = hasLeft(giver.status) ? [] : [giver];
	const values = { commitment_id, recipient, message, due_date, is_over } as const;
	const notice = notify(scope, "recognition/commitment-due", people, values);
	try {
		await scope.commit({
			statements: [
				assertThat("internal_rows_changed", isStillToRemind(account.id, commitment_id, remind_at)),
				updateReminder(account.id, commitment_id, is_over ? null : nextReminderOf(due_date, account.time_zone, now)),
				...notice.statements,
			],
			answer: {},
			follow: notice.follow,
		});
	} catch (error) {
		// Its giver said at this moment whether it was kept.
		if (constraintFailure(error)?.name !== "internal_rows_changed") throw error;
	}
}
