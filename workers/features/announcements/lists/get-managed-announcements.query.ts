/** All announcements of the account, newest first, with how many people got, read and confirmed each. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { nameIn } from "#workers/kernel/name-in";
import { visibleUntil } from "../rules/reading";
import { audiences, type Status, statuses } from "../rules/statuses";
import { announcementsVersion } from "../store/announcements";
import { managedAnnouncementsFace } from "./get-managed-announcements";

const flag = z.literal([0, 1]);

const row = rowOf(managedAnnouncementsFace, {
	status: z.enum(statuses),
	audience: z.enum(audiences),
	starts_at: z.int().nullable(),
	expires_at: z.int().nullable(),
	/** The last moment at which people see it. */
	visible_until: z.int().nullable(),
	/** 1: its time is over. */
	is_expired: flag,
	is_pinned: flag,
	asks_confirmation: flag,
});

type Found = {
	titles: string;
	status: Status;
	audience: (typeof audiences)[number];
	group_names: string;
	expires_at: number | null;
};

export const managedAnnouncements = defineList(managedAnnouncementsFace, {
	path: "/api/announcements/api_get_managed_announcements",
	summary: "All announcements of the account with their states and counts, for account owners.",
	access: ["account_owner"],
	row,
	version_of: announcementsVersion,
	// Its author, and the names of its groups, of which there are at most 20.
	joins: 21,
	sorts: { created_at: { key: sql`a.created_at`, id: sql`a.id` } },
	query: ({ account }, { status }) => ({
		select: sql`a.id, a.titles, a.status, a.audience, a.created_at, a.starts_at, a.expires_at, a.is_pinned, a.asks_confirmation,
			a.delivered_count, a.read_count, a.confirmed_count, ${personName("u")} as author_name,
			(select json_group_array(g.name) from json_each(a.group_ids) e
				cross join groups g on g.account_id = ${account.id} and g.id = e.value) as group_names`,
		from: sql`announcements a`,
		joins: sql`join users u on u.account_id = a.account_id and u.id = a.author_id`,
		where: [sql`a.account_id = ${account.id}`],
		found: status ? [sql`a.status = ${status}`] : [],
	}),
	present: (scope, found) => {
		const { titles, group_names, ...shown } = found as unknown as Found;
		const { audience, status, expires_at } = shown;
		const names = JSON.parse(group_names) as string[];
		const isExpired = status === "processed" && expires_at !== null && expires_at <= scope.clock.now();
		return {
			...(shown as unknown as z.input<typeof row>),
			title: nameIn(titles, scope),
			audience_name: audience === "everybody" ? scope.translate("announcements:audience.everybody") : names.join(", "),
			visible_until: visibleUntil(shown),
			is_expired: isExpired ? (1 as const) : (0 as const),
		};
	},
});
