/** A program never names a group that was deleted while it was saved. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget } from "#test/factories/budgets";
import { interrupted } from "#test/factories/faults";
import { createTenant } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";

test("a group that is deleted between looking and saving refuses the program, new or known, and nothing of it is saved", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const oscar = await acme.addMember({ role: "account_owner", first_name: "Oscar" });
	const budget_id = await addBudget(olga, { name: "Europe" });
	const known = { name: "Known", budget_id, points: 50 };
	const { program_id } = await olga.client.call("programs/ao-update-program-details", known);
	const addGroup = async (name: string) => {
		const { group_id } = await olga.client.call("groups/update-group-details", { name });
		return group_id;
	};
	const saveWhileDeleted = async (text: string, said: { name: string; program_id?: number }) => {
		const group_id = await addGroup(`Group of ${said.name}`);
		await olga.client.csrfToken();
		olga.client.environment = interrupted(env as unknown as Environment, text, () =>
			oscar.client.call("groups/delete-group", { group_id }),
		) as never;
		const input = { ...known, ...said, giver_group_ids: [group_id] };
		const { status, body } = await olga.client.try("programs/ao-update-program-details", input);
		olga.client.environment = env;
		return [status, body.resultType];
	};
	expect(await saveWhileDeleted("insert into programs", { name: "New" })).toEqual([409, "program_group_gone"]);
	expect(await saveWhileDeleted("update programs set", { name: "Other", program_id })).toEqual([
		409,
		"program_group_gone",
	]);
	const rows = await acme.database.read(
		sql<{ name: string; givers: string }>`select name, givers from programs where account_id = ${acme.id}`,
	);
	expect(rows).toEqual([{ name: "Known", givers: '{"roles":[],"group_ids":[]}' }]);
});
