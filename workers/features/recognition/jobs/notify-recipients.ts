/**
 * Writes to the recipients of a post, some at a time; invariant: emails and the step to the next ones are one batch.
 * Who was invited and has not joined gets a fresh activation link with the words; who was never invited gets no email.
 */
import { z } from "zod";
import { invitedBefore } from "#workers/features/members";
import { notifyAtOnce } from "#workers/features/notifications";
import { composeActivationLinks } from "#workers/features/session";
import { defineJob } from "#workers/kernel/define-job";
import { isOn, type Localized } from "#workers/kernel/identity";
import type { NotificationValues } from "#workers/kernel/names";
import type { Scope } from "#workers/kernel/scope";
import { touchTable } from "#workers/kernel/table-page";
import { listNotices, type NoticeRow } from "../store/recognitions";
import { indexRecognitions } from "../store/search-documents";

const emailsAtOnce = 50;

export const notifyRecipients = defineJob({
	name: "recognition/notify-recipients",
	summary: "Tells recipients by email, each in their language, that they were recognized.",
	payload: z.object({ activity_id: z.int(), after: z.int() }),
	handler: async (scope, { activity_id, after }, run) => {
		const rows = await scope.read(listNotices(scope.account.id, activity_id, after, emailsAtOnce));
		if (rows.length === 0) return;
		const active = rows.filter(({ status }) => status === "active");
		const notice = await notifyAtOnce(scope, run, "recognition/received", active, (row) => valuesFor(scope, row));
		const latest = invitedBefore(scope);
		const waiting = rows.filter(
			(row) => row.status === "invited" && row.invited_at !== null && row.invited_at <= latest,
		);
		const links = await composeActivationLinks(scope, "recognition/waiting", waiting, (row) => valuesFor(scope, row));
		const goesOn = rows.length === emailsAtOnce;
		const next = {
			job: "recognition/notify-recipients",
			payload: { activity_id, after: rows.at(-1)!.recognition_id },
		} as const;
		await scope.commit({
			statements: [
				// With the first people of a post it can be searched for, in the feed as well.
				...(after === 0
					? [
							indexRecognitions(scope.account.id, [activity_id]),
							touchTable(scope.account.id, "activity/get-activity-feed"),
						]
					: []),
				...notice.statements,
				...links.statements,
				...run.end(),
			],
			answer: {},
			follow: [...notice.follow, ...links.follow, ...(goesOn ? [next] : [])],
		});
	},
});

function valuesFor({ account }: Scope<null>, row: NoticeRow): NotificationValues["recognition/received"] {
	const { recognition_id, giver, program, behavior_names, message, points } = row;
	const behaviors = (JSON.parse(behavior_names) as string[]).map((names) => JSON.parse(names) as Localized);
	const arePointsHidden = isOn(account, "hide_points_for_account");
	return { recognition_id, giver, program, behaviors, message, points: arePointsHidden ? 0 : points };
}
