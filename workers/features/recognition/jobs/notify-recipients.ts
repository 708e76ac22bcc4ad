/**
 * Writes to the recipients of a post, some at a time; invariant: emails and the step to the next ones are one batch.
 * Who was invited and has not joined gets a fresh activation link with the words; who was never invited gets no email.
 */
import { z } from "zod";
import { figuresOf } from "#workers/features/account";
import { composeEmails, type Email, sendAtOnce } from "#workers/features/mail";
import { invitedBefore } from "#workers/features/members";
import { composeActivationLinks } from "#workers/features/session";
import { defineJob, type JobRun } from "#workers/kernel/define-job";
import { isOn } from "#workers/kernel/identity";
import { nameIn } from "#workers/kernel/name-in";
import type { Scope } from "#workers/kernel/scope";
import { listNotices, type NoticeRow } from "../store/recognitions";

const emailsAtOnce = 50;

export const notifyRecipients = defineJob({
	name: "recognition/notify-recipients",
	summary: "Tells recipients by email, each in their language, that they were recognized.",
	payload: z.object({ activity_id: z.int(), after: z.int() }),
	handler: async (scope, { activity_id, after }, run) => {
		const rows = await scope.read(listNotices(scope.account.id, activity_id, after, emailsAtOnce));
		if (rows.length === 0) return;
		const active = rows.filter(({ status }) => status === "active");
		const emails = await sendOrCompose(
			scope,
			run,
			active.map((row) => emailTo(scope, row)),
		);
		const latest = invitedBefore(scope);
		const waiting = rows.filter(
			(row) => row.status === "invited" && row.invited_at !== null && row.invited_at <= latest,
		);
		const links = await composeActivationLinks(
			scope,
			waiting.map((row) => ({ ...emailTo(scope, row), user_id: row.user_id, ...waitingWords(scope, row) })),
		);
		const goesOn = rows.length === emailsAtOnce;
		const next = { job: "recognition/notify-recipients", payload: { activity_id, after: rows.at(-1)!.id } } as const;
		await scope.commit({
			statements: [...emails.statements, ...links.statements, ...run.end()],
			answer: {},
			follow: [...emails.follow, ...links.follow, ...(goesOn ? [next] : [])],
		});
	},
});

/** Most posts are to one person, whose email needs no message of its own. */
function sendOrCompose(scope: Scope<null>, run: JobRun, emails: readonly Email[]) {
	const [only, ...others] = emails;
	return only && others.length === 0 ? sendAtOnce(scope, run, only) : composeEmails(scope, emails);
}

function emailTo(scope: Scope<null>, row: NoticeRow): Email {
	const { account } = scope;
	const names = (JSON.parse(row.behavior_names) as string[]).map((one) =>
		nameIn(one, row.language_code, account.default_language_code),
	);
	return {
		user_id: row.user_id,
		recipient: row.email,
		recipient_status: row.status,
		language_code: row.language_code,
		subject: "recognition:emails.received.subject",
		body: hasPoints(scope, row) ? "recognition:emails.received.bodyWithPoints" : "recognition:emails.received.body",
		values: {
			first_name: row.first_name,
			giver: row.giver,
			message: row.message,
			reason: [row.program, ...names].join(", "),
			points: figuresOf(account.country, row.language_code).format(row.points),
			link: `${scope.request.origin}/webapp/recognitions/${row.id}`,
		},
	};
}

/** What somebody reads who has not joined: the link in their email sets the password. */
function waitingWords(scope: Scope<null>, row: NoticeRow): Pick<Email, "subject" | "body"> {
	const body = hasPoints(scope, row) ? "bodyWithPoints" : "body";
	return { subject: "recognition:emails.received.subject", body: `recognition:emails.waiting.${body}` };
}

function hasPoints({ account }: Scope<null>, { points }: NoticeRow): boolean {
	return points > 0 && !isOn(account, "hide_points_for_account");
}
