/**
 * Writes to the people of a sending in chunks; invariant: links, emails and the place where it goes on are one batch,
 * which fails unless each of them is still invited and was not written to within the hour.
 */
import { z } from "zod";
import { invitedBefore, mayAllBeInvited } from "#workers/features/members";
import { composeActivationLinks } from "#workers/features/session";
import { assertAll } from "#workers/kernel/assertions";
import { defineJob, type JobRun } from "#workers/kernel/define-job";
import { constraintFailure } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import type { Scope } from "#workers/kernel/scope";
import { toAudience } from "../rules/audience";
import { listNotJoined, type Place } from "../store/not-joined";
import {
	closeSending,
	findOpenSending,
	isSendingOpen,
	listOpenSendings,
	type OpenSending,
	updateProgress,
} from "../store/sendings";

const peopleAChunk = 200;
/** A run goes on in a new message after so many chunks, far below the platform's limits of one invocation. */
const chunksARun = 10;
/** A chunk is made again so often when somebody of it joins in the moment between reading and writing. */
const maxTries = 3;

export const sendInvitationEmails = defineJob({
	name: "invitations/send-invitation-emails",
	summary: "Writes invitations to people who have not joined yet, chunk by chunk.",
	runsApart: true,
	payload: z.object({ sending_id: z.int() }),
	afterImport: { does: "go on", waiting: listOpenSendings },
	handler: async (scope, { sending_id }, run) => {
		for (let chunk = 0; chunk < chunksARun; chunk += 1) if (await sendChunk(scope, sending_id, run)) return;
		const follow = [{ job: sendInvitationEmails.name, payload: { sending_id } }];
		await scope.commit({ statements: run.end(), answer: {}, follow });
	},
	onFailed: async (scope, { sending_id }) => {
		const now = scope.clock.now();
		await scope.commit({ statements: closeSending(scope.account.id, sending_id, "failed", now), answer: {} });
	},
});

/** Writes to the next people; true when the sending is over with them. */
async function sendChunk(scope: Scope<null>, sending_id: number, run: JobRun): Promise<boolean> {
	for (let tries = 1; ; tries += 1) {
		const [sending] = await scope.read(findOpenSending(scope.account.id, sending_id));
		if (!sending) {
			await scope.commit({ statements: run.end(), answer: {} });
			return true;
		}
		try {
			return await writeChunk(scope, sending, run);
		} catch (error) {
			const name = constraintFailure(error)?.name ?? "";
			if (!["internal_people_changed", "internal_sending_closed"].includes(name) || tries >= maxTries) throw error;
		}
	}
}

async function writeChunk(scope: Scope<null>, sending: OpenSending, run: JobRun): Promise<boolean> {
	const account_id = scope.account.id;
	const audience = toAudience({ ...sending, user_ids: JSON.parse(sending.user_ids) as number[] })!;
	const after = JSON.parse(sending.checkpoint ?? "null") as Place | null;
	const rows = await scope.read(listNotJoined(account_id, audience, after, peopleAChunk));
	const latest = invitedBefore(scope);
	const reached = rows.filter(({ email, invited_at }) => email !== "" && (invited_at ?? 0) <= latest);
	const ids = reached.map(({ id }) => id);
	const links = await composeActivationLinks(
		scope,
		"invitations/invitation",
		reached.map((row) => ({ ...row, status: "invited" })),
		({ points }) => ({ points: isOn(scope.account, "hide_points_for_account") ? 0 : points }),
	);
	const isOver = rows.length < peopleAChunk;
	const now = scope.clock.now();
	const place = rows.length > 0 ? (JSON.parse(rows.at(-1)!.place) as Place) : null;
	await scope.commit({
		statements: [
			assertAll({
				...run.holds(),
				internal_sending_closed: isSendingOpen(account_id, sending.id),
				internal_people_changed: mayAllBeInvited(account_id, ids, latest),
			}),
			...links.statements,
			...updateProgress(account_id, sending.id, { sent: ids.length, place, finished_at: isOver ? now : null }),
			...(isOver ? run.end() : run.renew()),
		],
		answer: {},
		follow: links.follow,
	});
	return isOver;
}
