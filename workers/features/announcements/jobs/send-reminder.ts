/**
 * Reminds those who have not confirmed an announcement, in pieces; invariant: what people are told and the place where it
 * goes on are one batch, which fails unless this run holds the message and the order still stands.
 */
import { z } from "zod";
import { isActive } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { assertAll } from "#workers/kernel/assertions";
import { defineJob, type JobRun } from "#workers/kernel/define-job";
import { chooseName } from "#workers/kernel/name-in";
import type { Scope } from "#workers/kernel/scope";
import { isPublished } from "../rules/statuses";
import { doPieces } from "../steps/do-pieces";
import { type AnnouncementRow, findAnnouncement } from "../store/announcements";
import { listUnconfirmedAfter } from "../store/audience";
import { isReminding, updateReminderPlace } from "../store/sending";

const peopleAChunk = 500;
/** A run goes on in a new message after so many pieces. */
const chunksARun = 6;

export const sendReminder = defineJob({
	name: "announcements/send-reminder",
	summary: "Reminds the people who have not confirmed an announcement, piece by piece.",
	runsApart: true,
	payload: z.object({ announcement_id: z.int(), reminder_id: z.int() }),
	handler: async (scope, payload, run) => {
		if (await doPieces(() => remindNext(scope, payload, run), chunksARun)) return;
		const follow = [{ job: sendReminder.name, payload }] as const;
		await scope.commit({ statements: run.end(), answer: {}, follow });
	},
});

async function remindNext(
	scope: Scope<null>,
	{ announcement_id: id, reminder_id }: { announcement_id: number; reminder_id: number },
	run: JobRun,
): Promise<boolean> {
	const account_id = scope.account.id;
	const [row] = await scope.read(findAnnouncement(account_id, id));
	if (!row || row.reminder_id !== reminder_id || !isPublished(row.status) || row.ended_at !== null) {
		await scope.commit({ statements: run.end(), answer: {} });
		return true;
	}
	const after = row.reminder_checkpoint ?? 0;
	const people = await scope.read(listUnconfirmedAfter(account_id, id, after, peopleAChunk));
	const told = notify(
		scope,
		"announcements/reminder",
		people.filter(({ status }) => isActive(status)),
		({ language_code }) => ({ announcement_id: id, title: titleIn(scope, row, language_code) }),
	);
	const isOver = people.length < peopleAChunk;
	await scope.commit({
		statements: [
			assertAll({ ...run.holds(), internal_announcement_changed: isReminding(account_id, id, reminder_id) }),
			...told.statements,
			updateReminderPlace(account_id, id, people.at(-1)?.id ?? after),
			...(isOver ? run.end() : run.renew()),
		],
		answer: {},
		follow: told.follow,
	});
	return isOver;
}

function titleIn({ account }: Scope<null>, { titles }: AnnouncementRow, language_code: string): string {
	return chooseName(JSON.parse(titles) as Record<string, string>, language_code, account.default_language_code);
}
