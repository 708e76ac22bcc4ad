/** Who holds a role beyond that of a member, since when, and when they last signed in. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { roles } from "#workers/kernel/identity";
import { rowOf } from "#workers/kernel/list-row";
import { textKey } from "#workers/kernel/names";
import { textHoldsWords } from "#workers/kernel/text-holds";
import { personName } from "../store/person";
import { roleHoldersFace } from "./get-role-holders";

const row = rowOf(roleHoldersFace, {
	image_url: z.string().nullable(),
	role: z.enum(roles),
	/** Null: from before anybody noted it. */
	role_given_at: z.int().nullable(),
	/** Null: never. */
	last_logged_in_at: z.int().nullable(),
	/** 1: has not joined yet. */
	activation_pending: z.literal([0, 1]),
});

export const getRoleHolders = defineList(roleHoldersFace, {
	path: "/api/members/api_get_role_holders",
	summary: "Who holds a role beyond that of a member, since when, and when they last signed in.",
	access: ["account_owner"],
	row,
	version_of: "role_holders",
	seen_by: () => [],
	joins: 0,
	person: sql`u.id`,
	sorts: { name: { key: sql`u.last_name`, id: sql`u.id` } },
	query: (scope, { searchString, role }) => ({
		select: sql`u.id, ${personName("u")} as name, u.email, u.image_url, u.role, u.role_given_at, u.last_logged_in_at,
			(u.status = 'invited') as activation_pending`,
		from: sql`users u`,
		where: [
			sql`u.account_id = ${scope.account.id}`,
			sql`u.role <> 'member'`,
			sql`u.status not in ('terminated', 'erased')`,
		],
		found: [
			...(role ? [sql`u.role = ${role}`] : []),
			...(searchString ? textHoldsWords(sql`${personName("u")} || ' ' || u.email`, searchString) : []),
		],
	}),
	present: (scope, found) => ({
		...(found as Omit<z.output<typeof row>, "role_name">),
		role_name: scope.translate(textKey(`settings:roles.names.${found.role}`)),
	}),
});
