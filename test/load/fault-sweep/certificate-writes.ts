/** The writes of certificates for the sweep: making, printing and ending a batch, and claiming one, right and wrong. */
import { sql } from "drizzle-orm";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { addCertificates, codesOf } from "#test/factories/certificates";
import { runDueWork } from "#test/kit/schedule";
import { createTenant } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";
import { call, type MainWrite, scheduledWork } from "./swept-call";

/** The calls of owners and members. */
export const certificateWrites: readonly MainWrite[] = [
	call("certificates/save-batch", async () => {
		const { tenant, members, olga, budget_id } = await makeWorld();
		const input = { name: "Safety", certificate_count: 3, points: 50, budget_id, expires_on: "2199-12-31" };
		return { tenant, members, client: olga.client, input };
	}),
	call("certificates/print-batch", async (quiet) => {
		const { tenant, members, olga, batch_id } = await makeBatch(quiet);
		return { tenant, members, client: olga.client, input: { batch_id } };
	}),
	call(
		"certificates/void-batch",
		async (quiet) => {
			const { tenant, members, olga, batch_id } = await makeBatch(quiet);
			return { tenant, members, client: olga.client, input: { batch_id } };
		},
		{ refusedOnceDone: 409 },
	),
	call(
		"certificates/redeem-certificate",
		async (quiet) => {
			const { tenant, members, olga, priya, batch_id } = await makeBatch(quiet);
			const [code] = await codesOf(olga, batch_id);
			return { tenant, members, client: priya.client, input: { code: code! } };
		},
		{ repeatLeaves: [] },
	),
	scheduledWork("certificates/expire-batches", async (quiet) => {
		const { tenant, members, batch_id } = await makeBatch(quiet);
		await tenant.database.write([
			sql`update certificate_batches set expires_at = 1 where account_id = ${tenant.id} and id = ${batch_id}`,
		]);
		return { tenant, members };
	}),
];

async function makeWorld() {
	const tenant = await createTenant({ flags: { ots_enabled: 1 } });
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await tenant.addMember({ first_name: "Priya" });
	await fundTenant(tenant, 1_000);
	const budget_id = await addBudget(olga, { name: "Europe", points: 800 });
	await runDueWork(tenant);
	return { tenant, members: [olga, priya], olga, priya, budget_id };
}

async function makeBatch(quiet: Environment) {
	const world = await makeWorld();
	world.olga.client.environment = quiet as never;
	const { batch_id } = await addCertificates(world.tenant, world.olga, { budget_id: world.budget_id });
	return { ...world, batch_id };
}
