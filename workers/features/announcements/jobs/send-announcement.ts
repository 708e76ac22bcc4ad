/**
 * Sends an announcement when its time has come, in pieces; invariant: whom it reached, what they were told and the place
 * where it goes on are one batch, which fails unless this run holds the message and the order to send it still stands.
 */
import { z } from "zod";
import { insertActivities } from "#workers/features/activity";
import { isActive } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { assertAll } from "#workers/kernel/assertions";
import { defineJob, type JobRun } from "#workers/kernel/define-job";
import { chooseName } from "#workers/kernel/name-in";
import type { Scope } from "#workers/kernel/scope";
import { excerptOf } from "../rules/limits";
import { nextPlace } from "../rules/place";
import { doPieces } from "../steps/do-pieces";
import { type AnnouncementRow, findAnnouncement, isUnchanged } from "../store/announcements";
import { type Candidate, listGroupAfter, listPeopleAfter } from "../store/audience";
import { beginSending, failSending, insertRecipients, listUnsent, type Place, updatePlace } from "../store/sending";

/** So many people are looked at for a batch. */
const peopleAChunk = 500;
/** A run goes on in a new message after so many pieces, far below the platform's limits of one invocation. */
const chunksARun = 6;

type Sent = AnnouncementRow & { sending_id: number };

export const sendAnnouncement = defineJob({
	name: "announcements/send-announcement",
	summary: "Publishes an announcement at its time and tells its people, piece by piece.",
	runsApart: true,
	payload: z.object({ announcement_id: z.int(), sending_id: z.int() }),
	handler: async (scope, payload, run) => {
		if (await doPieces(() => sendPiece(scope, payload, run), chunksARun)) return;
		const follow = [{ job: sendAnnouncement.name, payload }] as const;
		await scope.commit({ statements: run.end(), answer: {}, follow });
	},
	afterImport: { does: "go on", waiting: listUnsent },
	onFailed: async (scope, { announcement_id, sending_id }, reason) => {
		const failed = { sending_id, error: reason.slice(0, 500), now: scope.clock.now() };
		await scope.commit({ statements: failSending(scope.account.id, announcement_id, failed), answer: {} });
	},
});

/** Begins, or tells the next people; true when the message is done with it. */
async function sendPiece(scope: Scope<null>, asked: { announcement_id: number; sending_id: number }, run: JobRun) {
	const [row] = await scope.read(findAnnouncement(scope.account.id, asked.announcement_id));
	if (!row || row.sending_id !== asked.sending_id || !["pending", "processing"].includes(row.status)) {
		await scope.commit({ statements: run.end(), answer: {} });
		return true;
	}
	const announcement = row as Sent;
	if (announcement.status === "pending") return begin(scope, announcement, run);
	return tellNext(scope, announcement, run);
}

/** Publishes it; what is for everybody stands in the feed from now on. */
async function begin(scope: Scope<null>, announcement: Sent, run: JobRun): Promise<boolean> {
	const { account, clock } = scope;
	const { id, author_id, audience } = announcement;
	const now = clock.now();
	const activity_id = audience === "everybody" && announcement.activity_id === null ? scope.newId() : null;
	const post = { id: activity_id ?? 0, actor_id: author_id, visibility: "public", team_manager_id: null } as const;
	await scope.commit({
		statements: [
			assertAll({ ...run.holds(), internal_announcement_changed: isUnchanged(account.id, id, announcement) }),
			...(activity_id === null
				? []
				: insertActivities(account.id, "announcement", [
						{ ...post, people: [], teams: [], details: { announcement_id: id }, created_at: now },
					])),
			...beginSending(account.id, id, { activity_id, now }),
			...run.renew(),
		],
		answer: {},
	});
	return false;
}

async function tellNext(scope: Scope<null>, announcement: Sent, run: JobRun): Promise<boolean> {
	const account_id = scope.account.id;
	const { id, expires_at } = announcement;
	const now = scope.clock.now();
	const isOver = announcement.ended_at !== null || (expires_at !== null && expires_at <= now);
	const group_ids = announcement.audience === "groups" ? (JSON.parse(announcement.group_ids) as number[]) : [0];
	const place = (JSON.parse(announcement.checkpoint ?? "null") as Place | null) ?? {
		group_id: group_ids[0] ?? 0,
		user_id: 0,
	};
	const rows = isOver ? [] : await scope.read(listNext(account_id, announcement, place));
	const people = rows.filter(({ status, is_told }) => isActive(status) && is_told === 0);
	const next = isOver
		? undefined
		: nextPlace(
				group_ids,
				place,
				rows.map((row) => row.id),
				peopleAChunk,
			);
	const told = notify(scope, "announcements/announced", people, (person) => valuesFor(scope, announcement, person), {
		without: announcement.sends_mail === 1 ? [] : ["mail"],
	});
	await scope.commit({
		statements: [
			assertAll({
				...run.holds(),
				...(isOver ? {} : { internal_announcement_changed: isUnchanged(account_id, id, announcement) }),
			}),
			...insertRecipients(
				account_id,
				id,
				people.map((person) => person.id),
				now,
			),
			...told.statements,
			...updatePlace(account_id, id, next),
			...(next ? run.renew() : run.end()),
		],
		answer: {},
		follow: told.follow,
	});
	return next === undefined;
}

function listNext(account_id: number, { id, audience }: Sent, place: Place) {
	if (audience === "everybody") return listPeopleAfter(account_id, id, place.user_id, peopleAChunk);
	return listGroupAfter(account_id, id, place, peopleAChunk);
}

/** What one person is told, in their language. */
function valuesFor({ account }: Scope<null>, { id, titles, texts, asks_confirmation }: Sent, person: Candidate) {
	const inTheirs = (json: string) =>
		chooseName(JSON.parse(json) as Record<string, string>, person.language_code, account.default_language_code);
	return { announcement_id: id, title: inTheirs(titles), excerpt: excerptOf(inTheirs(texts)), asks_confirmation };
}
