/** An account's badges in their order, with their names in every language. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { programGlyphs } from "#workers/features/programs";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { nameIn } from "#workers/kernel/name-in";
import { drawnGlyph } from "../rules/badge";
import { managedBadgesFace } from "./get-managed-badges";

const row = rowOf(managedBadgesFace, {
	is_active: z.enum(["active", "inactive"]),
	names: z.record(z.string(), z.string()),
	glyph: z.enum(programGlyphs),
	/** In how many of the account's languages it has no name yet. */
	missing_count: z.int(),
});

export const getManagedBadges = defineList(managedBadgesFace, {
	path: "/api/programs/api_get_managed_badges",
	summary: "All badges of the account in their order, with their names in every language.",
	access: ["account_owner"],
	row,
	version_of: "badges",
	seen_by: () => [],
	joins: 0,
	sorts: { position: { key: sql`b.position`, id: sql`b.id` } },
	query: ({ account }, { state }) => ({
		select: sql`b.id, b.names, b.glyph, b.position, iif(b.is_active = 1, 'active', 'inactive') as is_active`,
		from: sql`badges b`,
		where: [sql`b.account_id = ${account.id}`],
		found: state === undefined ? [] : [sql`b.is_active = ${state === "active" ? 1 : 0}`],
	}),
	present: (scope, shown) => {
		const { names: written, glyph, ...rest } = shown as z.input<typeof row> & { names: unknown };
		const names = JSON.parse(String(written)) as Record<string, string>;
		return {
			...rest,
			names,
			name: nameIn(String(written), scope),
			glyph: drawnGlyph(glyph),
			missing_count: scope.account.languages.filter((language) => !names[language]).length,
		};
	},
});
