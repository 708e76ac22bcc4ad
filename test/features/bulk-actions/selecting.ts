/** What tests of bulk actions do as an owner: select members, look at a run, and compare the ledger. */
import { sql } from "drizzle-orm";
import { runByHand } from "#test/kit/outbox";
import { createTenant, type TenantOptions, type TestMember, type TestTenant } from "#test/kit/tenant";

/** The list of members, and the call that selects of it. */
export const list = "members/get-members-under-account";
export const update = "bulk-actions/update-selection";

/** The job that carries bulk actions out. */
export const job = "bulk-actions/run-bulk-action";

/** An account with points and so many members; what its owner does reaches no queue but by the test's hand. */
export async function companyOf(people: number, options: TenantOptions = {}) {
	const acme = await createTenant({ available: 10_000, ...options });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	runByHand(olga.client);
	const members: TestMember[] = [];
	for (let at = 0; at < people; at += 1) members.push(await acme.addMember({ first_name: `Ann${at}` }));
	return { acme, olga, members };
}

/** The handle of what this owner has selected. */
export async function handleOf(owner: TestMember): Promise<string> {
	return (await owner.client.call(list, {})).table_hash!;
}

/** Selects these members; gives the handle. */
export async function select(owner: TestMember, members: readonly { id: number }[]): Promise<string> {
	const table_hash = await handleOf(owner);
	await owner.client.call(update, { table_hash, selected_ids: members.map(({ id }) => id) });
	return table_hash;
}

/** Selects everybody; gives the handle. */
export async function selectAll(owner: TestMember): Promise<string> {
	const table_hash = await handleOf(owner);
	await owner.client.call(update, { table_hash, type: "all" });
	return table_hash;
}

/** The balances in points, by first name or kind; `held` is what a run has set aside. */
export async function balancesOf(tenant: TestTenant): Promise<Record<string, number>> {
	const rows = await tenant.database.read(
		sql<{
			name: string;
			balance: number;
		}>`select iif(a.kind = 'member', u.first_name, iif(a.owner_id = 0, a.kind, 'held')) as name, a.balance
			from ledger_accounts a left join users u on u.account_id = a.account_id and u.id = a.owner_id and a.kind = 'member'
			where a.account_id = ${tenant.id} and a.unit = 'points'`,
	);
	return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]));
}

/** A run as its owner sees it. */
export const runOf = async (owner: TestMember, bulk_run_id: number) => {
	const {
		id: _id,
		created_at: _created,
		finished_at,
		...run
	} = await owner.client.call("bulk-actions/get-bulk-run", {
		bulk_run_id,
	});
	return { ...run, isOver: finished_at !== null };
};

/** Why members were passed over, by name. */
export const skippedOf = async (owner: TestMember, bulk_run_id: number) => {
	const { table_rows } = await owner.client.call("bulk-actions/get-skipped-rows", { filters: { bulk_run_id } });
	return Object.fromEntries(table_rows.map(({ name, reason }) => [name, reason]));
};
