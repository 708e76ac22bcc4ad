/** Gives a demo tenant its announcements: one that is pinned and asks for confirmation, one to come, one that is over, and a draft. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import {
	attachmentName,
	attachmentPlace,
	insertAttachment,
	insertPastAnnouncements,
	type PastAnnouncement,
	recognizeAttachment,
	scheduleAnnouncement,
} from "#workers/features/announcements";
import { dayMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import { hashOf } from "#workers/kernel/idempotency";
import type { Localized } from "#workers/kernel/identity";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { readDemoJson, readDemoPicture, refuseInProduction } from "./read-demo-file";

/** An entry of demo/<tenant>/announcements.json; days are counted from the seed, those of the past below 0. */
type Entry = {
	titles: Localized;
	texts: Localized;
	state: "sent" | "scheduled" | "draft";
	starts_in_days: number;
	lasts_days: number | null;
	is_pinned: 0 | 1;
	asks_confirmation: 0 | 1;
	read_percent: number;
	confirmed_percent: number;
	/** Where files that go with it lie in the demo. */
	files?: string[];
};

export const addAnnouncements = defineJob({
	name: "demo/add-announcements",
	summary: "Local only: writes the demo's announcements.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const account_id = scope.account.id;
		const now = scope.clock.now();
		const [entries, people] = await Promise.all([
			readDemoJson<Entry[]>(scope, `${tenant}/announcements.json`),
			scope.read(sql<{ id: number; role: string; email: string }>`select id, role, email from users
				where account_id = ${account_id} and (role = 'account_owner' or email like 'member%') order by id`),
		]);
		const owner = people.find(({ role }) => role === "account_owner");
		if (!owner) throw new Error("the demo has no owner yet");
		const unread_by = people.filter(({ email }) => email.startsWith("member@")).map(({ id }) => id);
		const written = entries.map((entry) => ({ entry, past: toPast(entry, owner.id, unread_by, now, scope.newId()) }));
		const scheduled = written.filter(({ entry }) => entry.state === "scheduled").map(({ past }) => past);
		const orders = scheduled.map((past) => scheduleAnnouncement(account_id, past, { now, sending_id: scope.newId() }));
		const files = await Promise.all(
			written.flatMap(({ entry, past }) => (entry.files ?? []).map((path) => addFile(scope, path, past.id))),
		);
		await scope.commit({
			statements: [
				...insertPastAnnouncements(
					account_id,
					written.map(({ past }) => past),
					{ now, newId: scope.newId },
				),
				...files,
				...orders.flatMap(({ statements }) => statements),
				...run.end(),
			],
			answer: {},
			follow: orders.flatMap(({ follow }) => follow),
		});
	},
});

/** Puts a file of the demo where those of announcements lie, and gives its row. */
async function addFile(scope: Scope<null>, path: string, announcement_id: number): Promise<Statement> {
	const { account, env, clock, newId } = scope;
	const bytes = await readDemoPicture(scope, `demo:${path}`);
	const content_type = bytes && recognizeAttachment(bytes);
	if (!content_type) throw new Error(`${path} does not go with an announcement`);
	const key = hashOf([env.SESSION_SECRET, "announcement file", account.id, path]).slice(0, 32);
	await env.FILES.put(attachmentPlace(account.id, key), bytes, { httpMetadata: { contentType: content_type } });
	const row = {
		id: newId(),
		key,
		name: attachmentName(path, content_type),
		content_type,
		byte_count: bytes.byteLength,
	};
	return insertAttachment(account.id, announcement_id, row, clock.now());
}

function toPast(entry: Entry, author_id: number, unread_by: number[], now: number, id: number): PastAnnouncement {
	const { titles, texts, state, starts_in_days, lasts_days, files: _files, ...rest } = entry;
	const starts_at = Math.round(now + starts_in_days * dayMs);
	return {
		...{ ...rest, id, author_id, titles, texts, unread_by },
		status: state === "sent" ? "processed" : "draft",
		starts_at: state === "draft" ? null : starts_at,
		expires_at: state === "draft" || lasts_days === null ? null : Math.round(starts_at + lasts_days * dayMs),
	};
}
