/** The announcements that run and are the signed-in person's: to everybody, or to a group of whose people they were. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { minuteAt } from "#workers/kernel/clock";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { nameIn } from "#workers/kernel/name-in";
import { readingOf, visibleUntil } from "../rules/reading";
import { announcementsVersion } from "../store/announcements";
import { isFor, isRunning, ownRecipient, type ReadRow, readColumns } from "../store/readers";
import { announcementsFace, readingStates } from "./get-announcements";

const flag = z.literal([0, 1]);

const row = rowOf(announcementsFace, {
	expires_at: z.int().nullable(),
	/** The last moment at which people see it. */
	visible_until: z.int().nullable(),
	reading: z.enum(readingStates),
	is_pinned: flag,
	asks_confirmation: flag,
	read_at: z.int().nullable(),
	confirmed_at: z.int().nullable(),
});

export const announcementsList = defineList(announcementsFace, {
	path: "/api/announcements/api_get_announcements",
	summary: "The announcements that run and are for the signed-in user.",
	access: "signed_in",
	row,
	version_of: announcementsVersion,
	// One begins and ends without a write.
	seen_by: ({ user, clock }) => [user.id, minuteAt(clock)],
	// The reader's own row, and whether they have one; the author.
	joins: 3,
	sorts: { starts_at: { key: sql`a.starts_at`, id: sql`a.id` } },
	query: ({ account, user, clock }) => {
		const reader = { account_id: account.id, user_id: user.id, now: clock.now() };
		return {
			select: readColumns(account.id),
			from: sql`announcements a`,
			joins: ownRecipient(reader),
			where: [sql`a.account_id = ${account.id}`, isRunning(reader.now)],
			found: [isFor(reader)],
		};
	},
	present: (scope, found) => {
		const { titles, texts: _texts, author, ...shown } = found as unknown as ReadRow;
		return {
			...shown,
			title: nameIn(titles, scope),
			visible_until: visibleUntil(shown),
			author_name: (JSON.parse(author) as { name: string }).name,
			reading: readingOf(shown),
		};
	},
});
