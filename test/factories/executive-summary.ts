/** Executive summaries of tenants for tests: the two programs, and the account's figures counted from nothing but what was given. */
import { sql } from "drizzle-orm";
import type { TestMember, TestTenant } from "#test/kit/tenant";
import { addProgram, type TestProgram } from "./programs";

/** The account's switch. */
export const executiveFlags = { executive_summary_enabled: 1 } as const;

/** A Spotlight program and a Gratitude Tree without points, counted by the summary. */
export async function addExecutivePrograms(
	tenant: TestTenant,
	owner: TestMember,
	prefix = "",
): Promise<{ spotlight: TestProgram; tree: TestProgram }> {
	const spotlight = await addProgram(tenant, { owner, name: `${prefix}Spotlight`, budget: 5_000 });
	const tree = await addProgram(tenant, { owner, name: `${prefix}Gratitude Tree`, is_non_monetary: 1, budget: 0 });
	await owner.client.call("executive-summary/save-executive-programs", {
		spotlight_program_id: spotlight.id,
		gratitude_tree_program_id: tree.id,
	});
	return { spotlight, tree };
}

/** Each person's figures as the table has them, and as a recount of recognitions gives them; people without any are left out. */
export async function figuresAndRecount(
	{ id, database }: TestTenant,
	{ spotlight, tree }: { spotlight: { id: number }; tree: { id: number } },
): Promise<{ kept: unknown; recounted: unknown }> {
	type Row = { user_id: number; spotlights_issued: number; gts_issued: number; gts_received: number };
	const given = (column: string, program_id: number) =>
		sql`(select count(*) from recognitions r where r.account_id = ${id} and r.program_id = ${program_id} and r.status = 'issued'
			and r.${sql.raw(column)} = u.id)`;
	const [kept, recounted] = await Promise.all([
		database.read(sql<Row>`select f.user_id, f.spotlights_issued, f.gts_issued, f.gts_received from executive_figures f
			where f.account_id = ${id} and f.spotlights_issued + f.gts_issued + f.gts_received > 0 order by f.user_id`),
		database.read(sql<Row>`select u.id as user_id, ${given("giver_id", spotlight.id)} as spotlights_issued,
			${given("giver_id", tree.id)} as gts_issued, ${given("recipient_id", tree.id)} as gts_received
			from users u where u.account_id = ${id} order by u.id`),
	]);
	return {
		kept,
		recounted: recounted.filter((row) => row.spotlights_issued + row.gts_issued + row.gts_received > 0),
	};
}
