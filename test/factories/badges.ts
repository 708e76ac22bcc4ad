/** Makes badges for tests. */
import { sql } from "drizzle-orm";
import { newId, type TestTenant } from "#test/kit/tenant";

/** A badge in use, at the head of the list unless told otherwise. */
export async function addBadge(
	tenant: TestTenant,
	names: Record<string, string>,
	options: { glyph?: string; position?: number; is_active?: 0 | 1 } = {},
): Promise<number> {
	const id = newId();
	const { glyph = "mountain", position = 1, is_active = 1 } = options;
	await tenant.database.write([
		sql`insert into badges (account_id, id, names, glyph, position, is_active, created_at)
			values (${tenant.id}, ${id}, ${JSON.stringify(names)}, ${glyph}, ${position}, ${is_active}, ${Date.now()})`,
	]);
	return id;
}
