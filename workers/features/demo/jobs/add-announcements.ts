/** Gives a demo tenant its announcements: one that is pinned and asks for confirmation, one to come, one that is over, and a draft. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { insertPastAnnouncements, type PastAnnouncement, scheduleAnnouncement } from "#workers/features/announcements";
import { dayMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import type { Localized } from "#workers/kernel/identity";
import { readDemoJson, refuseInProduction } from "./read-demo-file";

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
		await scope.commit({
			statements: [
				...insertPastAnnouncements(
					account_id,
					written.map(({ past }) => past),
					{ now, newId: scope.newId },
				),
				...orders.flatMap(({ statements }) => statements),
				...run.end(),
			],
			answer: {},
			follow: orders.flatMap(({ follow }) => follow),
		});
	},
});

function toPast(entry: Entry, author_id: number, unread_by: number[], now: number, id: number): PastAnnouncement {
	const { titles, texts, state, starts_in_days, lasts_days, ...rest } = entry;
	const starts_at = Math.round(now + starts_in_days * dayMs);
	return {
		...{ ...rest, id, author_id, titles, texts, unread_by },
		status: state === "sent" ? "processed" : "draft",
		starts_at: state === "draft" ? null : starts_at,
		expires_at: state === "draft" || lasts_days === null ? null : Math.round(starts_at + lasts_days * dayMs),
	};
}
