/** Writes to the recipients of a post, some at a time; invariant: letters and the step to the next ones are one batch. */
import { z } from "zod";
import { composeLetters, type Letter, postLetter } from "#workers/features/mail";
import { defineJob, type JobRun } from "#workers/kernel/define-job";
import { isOn } from "#workers/kernel/identity";
import { nameIn } from "#workers/kernel/name-in";
import type { Scope } from "#workers/kernel/scope";
import { numberFormat } from "#workers/kernel/translate";
import { listNotices, type NoticeRow } from "../store/recognitions";

const lettersAtOnce = 50;

export const notifyRecipients = defineJob({
	name: "recognition/notify-recipients",
	summary: "Tells recipients by letter, each in their language, that they were recognised.",
	payload: z.object({ activity_id: z.int(), after: z.int() }),
	handler: async (scope, { activity_id, after }, run) => {
		const rows = await scope.read(listNotices(scope.account.id, activity_id, after, lettersAtOnce));
		if (rows.length === 0) return;
		const active = rows.filter(({ status }) => status === "active");
		const letters = await sendOrCompose(
			scope,
			run,
			active.map((row) => letterTo(scope, row)),
		);
		const goesOn = rows.length === lettersAtOnce;
		const next = { job: "recognition/notify-recipients", payload: { activity_id, after: rows.at(-1)!.id } };
		await scope.commit({
			statements: [...letters.statements, ...run.end()],
			answer: {},
			follow: [...letters.follow, ...(goesOn ? [next] : [])],
		});
	},
});

/** Most posts are to one person, whose letter needs no message of its own. */
function sendOrCompose(scope: Scope<null>, run: JobRun, letters: readonly Letter[]) {
	const [only, ...others] = letters;
	return only && others.length === 0 ? postLetter(scope, run, only) : composeLetters(scope, letters);
}

function letterTo(scope: Scope<null>, row: NoticeRow): Letter {
	const { account } = scope;
	const hasPoints = row.points > 0 && !isOn(account, "hide_points_for_account");
	const names = (JSON.parse(row.behavior_names) as string[]).map((one) =>
		nameIn(one, row.language_code, account.default_language_code),
	);
	return {
		user_id: row.user_id,
		recipient: row.email,
		language_code: row.language_code,
		subject: "recognition:letters.received.subject",
		body: hasPoints ? "recognition:letters.received.bodyWithPoints" : "recognition:letters.received.body",
		values: {
			first_name: row.first_name,
			giver: row.giver,
			message: row.message,
			reason: [row.program, ...names].join(", "),
			points: numberFormat(row.language_code).format(row.points),
			link: `${scope.request.origin}/webapp/recognitions/${row.id}`,
		},
	};
}
