/** What the overview shows of photos: how many contests run, and how many people add photos or vote. */
import { sql } from "drizzle-orm";
import { defineOverviewPart } from "#workers/kernel/define-overview-part";
import { isOn } from "#workers/kernel/identity";

/** The part. */
export const overviewParts = [
	defineOverviewPart({
		card: "engagement",
		key: "photos",
		place: 50,
		title: "overview:modules.photos",
		to: (account) => (isOn(account, "photo_contest_enabled") ? "/photo_contest" : "/photo_albums"),
		isThere: (account) => isOn(account, "photo_contest_enabled") || isOn(account, "photo_albums_enabled"),
		running: "overview:running.contests",
		/** Among the newest, as their screen shows them. */
		countRunning: (account_id, now) => sql<{ count: number }>`select count(*) as count from (
			select c.entries_from, c.votes_until from photo_contests c where c.account_id = ${account_id} order by c.id desc limit 20) c
			where c.entries_from <= ${now} and c.votes_until > ${now}`,
		/** A vote moves and has no time: who voted alone is counted as it happens, and never anew. */
		acts: (account_id, from, to) => sql`select p.user_id from photos p
			where p.account_id = ${account_id} and p.created_at >= ${from} and p.created_at < ${to}`,
	}),
];
