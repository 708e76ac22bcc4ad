/** The categories of ideas, the newest first. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { ideaCategoriesFace } from "./get-idea-categories-under-account";

const row = rowOf(ideaCategoriesFace, { id: z.int(), is_active: z.enum(["active", "inactive"]), idea_count: z.int() });

export const getIdeaCategoriesUnderAccount = defineList(ideaCategoriesFace, {
	path: "/api/ideas/api_get_idea_categories_under_account",
	summary: "The categories of ideas with what an idea of each earns.",
	access: ["account_owner"],
	flags: ["ideas_enabled"],
	row,
	version_of: "idea_categories",
	seen_by: () => [],
	joins: 0,
	sorts: { created_at: { key: sql`c.created_at`, id: sql`c.id` } },
	query: ({ account }) => ({
		select: sql`c.id, c.name, iif(c.is_active = 1, 'active', 'inactive') as is_active, c.description, c.points_on_approval,
			c.points_on_highlighting, c.idea_count, c.created_at`,
		from: sql`idea_categories c`,
		where: [sql`c.account_id = ${account.id}`],
	}),
});
