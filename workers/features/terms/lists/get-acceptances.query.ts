/** Who accepted which version of the terms; paged by key. */
import { sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { newestVersion } from "../store";
import { acceptancesFace } from "./get-acceptances";

export const acceptances = defineList(acceptancesFace, {
	path: "/api/accounts/api_get_terms_acceptances",
	summary: "Who accepted which version of the terms, and when.",
	access: ["account_owner"],
	row: rowOf(acceptancesFace, {}),
	version_of: "terms_acceptances",
	seen_by: () => [],
	// Who accepted, and whether it is the newest version.
	joins: 2,
	person: sql`t.user_id`,
	sorts: { created_at: { key: sql`t.created_at`, id: sql`t.id` } },
	query: (scope, { version, custom_drop_down: which }) => ({
		select: sql`t.id, ${personName("u")} as name, u.email, t.version, t.created_at`,
		from: sql`terms_acceptances t`,
		joins: sql`join users u on u.account_id = t.account_id and u.id = t.user_id`,
		where: [
			sql`t.account_id = ${scope.account.id}`,
			...(version === undefined ? [] : [sql`t.version = ${version}`]),
			...(which === "newest" && version === undefined ? [sql`t.version = ${newestVersion(scope.account.id)}`] : []),
		],
		found: [
			...(which === "earlier" ? [sql`t.version < ${newestVersion(scope.account.id)}`] : []),
			...(which === "newest" && version !== undefined ? [sql`t.version = ${newestVersion(scope.account.id)}`] : []),
		],
	}),
});
