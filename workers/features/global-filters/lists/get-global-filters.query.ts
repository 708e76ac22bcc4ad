/** The global filters that a person may use, the newest first, with the state of each. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { textHolds } from "#workers/kernel/text-holds";
import { isOffered } from "../store";
import { globalFiltersFace } from "./get-global-filters";

const states = ["on", "available", "field_gone", "group_gone"] as const;

export const getGlobalFilters = defineList(globalFiltersFace, {
	path: "/api/global_filters/api_get_global_filters",
	summary: "The global filters of the caller and those that are shared, with when the caller last used each.",
	access: ["account_owner"],
	flags: ["global_filter_enabled"],
	row: rowOf(globalFiltersFace, {
		last_used: z.int().nullable(),
		is_shared: z.literal([0, 1]),
		is_own: z.literal([0, 1]),
		/** `on`: for the caller; why it is off where a rule cannot hold any more. */
		state: z.enum(states),
	}),
	version_of: "global_filters",
	// Its owner, and when it was used.
	joins: 2,
	sorts: { created_at: { key: sql`f.created_at`, id: sql`f.id` } },
	query: ({ account, user }, { searchString }) => ({
		select: sql`f.id, f.name, f.description, ${personName("u")} as owner_name, f.is_shared,
			f.owner_id = ${user.id} as is_own, x.last_used,
			coalesce(f.off_reason, iif(x.is_active = 1, 'on', 'available')) as state`,
		from: sql`global_filters f`,
		joins: sql`join users u on u.account_id = f.account_id and u.id = f.owner_id
			left join global_filter_uses x on x.account_id = f.account_id and x.filter_id = f.id and x.user_id = ${user.id}`,
		where: [sql`f.account_id = ${account.id}`],
		found: [
			isOffered(user.id),
			...(searchString ? [textHolds(sql`f.name || ' ' || f.description`, searchString)] : []),
		],
	}),
});
