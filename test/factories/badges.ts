/** Makes badges for tests. */
import { sql } from "drizzle-orm";
import { newId, type TestTenant } from "#test/kit/tenant";
import { rowsOf } from "#workers/kernel/sql";

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

/** So many badges, a twentieth of which are switched off. */
export async function addManyBadges(tenant: TestTenant, many: readonly number[]): Promise<void> {
	const rows = many.map((at) => ({ id: newId(), position: (at % 100) + 1, is_active: at % 20 === 0 ? 0 : 1 }));
	await tenant.database.write([
		sql`insert into badges (account_id, id, names, glyph, position, is_active, created_at)
			select ${tenant.id}, value ->> 'id', '{"en":"Brave"}', 'mountain', value ->> 'position', value ->> 'is_active', ${Date.now()}
			from ${rowsOf(rows)} e`,
	]);
}
