/** The writes of customers for the sweep: a sales rep for one or for those selected, submitting somebody, and deciding. */
import { salesFlags } from "#test/factories/sales";
import { addDistributor } from "#test/factories/sales-customers";
import { createTenant } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";
import { call, type MainWrite } from "./swept-call";

/** The calls of distributors, their sales reps and account owners. */
export const customerWrites: readonly MainWrite[] = [
	call("sales-customers/assign-customers-to-sales-rep", async (quiet) => {
		const { tenant, distributor, customer, second } = await makeWorld(quiet);
		const input = { dsr_id: second.id, customer_id: customer.id };
		return { tenant, members: [customer], client: distributor.client, input };
	}),
	call(
		"sales-customers/assign-customers-to-sales-rep",
		async (quiet) => {
			const { tenant, distributor, customer, second } = await makeWorld(quiet);
			const input = { dsr_id: second.id, table_hash: await selectAll(distributor), bulk_mode: 1 as const };
			return { tenant, members: [customer], client: distributor.client, input };
		},
		{ detail: "all who are selected" },
	),
	call("sales-customers/assign-customers", async (quiet) => {
		const { tenant, distributor, customer, second } = await makeWorld(quiet);
		const input = { dsr_id: second.id, table_hash: await selectAll(distributor) };
		return { tenant, members: [customer], client: distributor.client, input };
	}),
	call("sales-customers/enroll-customer", async (quiet) => {
		const { tenant, rep, customer, free } = await makeWorld(quiet);
		return { tenant, members: [customer], client: rep.client, input: { participant_id: free.participant_id } };
	}),
	call("sales-customers/close-enrollments", async (quiet) => {
		const { tenant, olga, customer } = await makeWorld(quiet);
		const input = { status: "approved" as const, table_hash: await selectAll(olga) };
		return { tenant, members: [customer], client: olga.client, input };
	}),
];

type World = Awaited<ReturnType<typeof makeWorld>>;

async function selectAll({ client }: World["olga"]): Promise<string> {
	const { table_hash } = await client.call("sales-customers/get-customers-report", {});
	await client.call("bulk-actions/update-selection", { table_hash: table_hash!, type: "all" });
	return table_hash!;
}

async function makeWorld(quiet: Environment) {
	const tenant = await createTenant({ flags: salesFlags });
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const made = await addDistributor(tenant);
	const manager_id = made.distributor.id;
	const second = await tenant.addMember({ role: "distributor_sales_rep", first_name: "Amara", manager_id });
	const free = await tenant.addMember({ role: "customer", first_name: "Deepa" });
	for (const person of [olga, made.distributor, made.rep]) person.client.environment = quiet as never;
	return { tenant, olga, second, free, ...made };
}
