/** One tenant of the ledger model: the real one, reached as people and features reach it, and the model beside it. */
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { fundTenant } from "#test/factories/budgets";
import { addItems } from "#test/factories/catalog";
import { addProgram } from "#test/factories/programs";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { ledgerFaults } from "#workers/features/points";
import { constraintFailure } from "#workers/kernel/errors";
import type { Statement } from "#workers/kernel/sql";
import { ModelLedger, type ModelVariant, written } from "./model";

/** How many people, programs and things to buy a tenant has. */
export const sizes = { members: 5, programs: 2, variants: 3 };

/** What a first unit of each variant costs, and how many there are; the last is not counted. */
const shelf = [
	{ points: 40, stock: 400 },
	{ points: 150, stock: 25 },
	{ points: 700, stock: null },
];

/** What an operation acts on. */
export type World = {
	tenant: TestTenant;
	owner: TestMember;
	/** Who confirms what the first owner gives. */
	secondOwner: TestMember;
	members: TestMember[];
	programIds: number[];
	/** A program that asks for an approval, paid by the first budget. */
	approvedProgramId: number;
	variants: ModelVariant[];
	model: ModelLedger;
	/** The ledger accounts by the names that the model gives them. */
	ids: Map<string, number>;
	/** The ids of transactions by their keys. */
	transactionIds: Map<string, number>;
	/** Requests that were answered, for repeating them. */
	answered: { answer: unknown; send(): Promise<unknown>; sendChanged(): Promise<unknown> }[];
	/** What checkouts ordered, by the key of the redemption that paid it. */
	orders: Map<
		string,
		{ person: number; order_id: number; variant: ModelVariant; quantity: number; isTooLateToCancel?: boolean }
	>;
	/** People whom an import brought, by their number. */
	imported: Map<number, { user_id: number; isCredited: boolean }>;
	/** Counts keys and texts, so that none repeats by chance. */
	next(): number;
};

/** More than imports give out in any run. */
const paidIn = 1_000_000;

/** Opens a tenant on shard 0. People and programs of both tenants have the same ids where the kit lets them. */
export async function openWorld(): Promise<World> {
	const tenant = await createTenant({
		shard: 0,
		flags: {
			bingo_enabled: 1,
			ideas_enabled: 1,
			orders_management_enabled: 1,
			ots_enabled: 1,
			...{ sales_module_enabled: 1, rebates_enabled: 1, scoreboard_competitions_enabled: 1 },
			surveys_enabled: 1,
			employee_nominations_enabled: 1,
		},
		settings: { second_confirmation_above: 1 },
	});
	const switches = { can_moderate_sales: 1 } as const;
	const owner = await tenant.addMember({ role: "account_owner", id: 100, switches });
	const secondOwner = await tenant.addMember({ role: "account_owner", id: 99 });
	const members: TestMember[] = [];
	for (let at = 0; at < sizes.members; at += 1) members.push(await tenant.addMember({ id: 101 + at }));
	const model = new ModelLedger();
	const ids = new Map<string, number>();
	for (const unit of ["points", "wallet"] as const) {
		for (const { kind, id, floor } of await listOwnAccounts(tenant, unit)) {
			model.open(`${unit} ${kind}`, unit, { floor });
			ids.set(`${unit} ${kind}`, id);
		}
	}
	await fundTenant(tenant, paidIn);
	model.account("points funding").balance = -paidIn;
	model.account("points budget").balance = paidIn;
	model.transactionCount = 1;
	for (const [at, member] of members.entries()) {
		for (const unit of ["points", "wallet"] as const) model.open(`${unit} of ${at}`, unit, { isMember: true });
		ids.set(`points of ${at}`, member.points_account_id);
		ids.set(`wallet of ${at}`, await walletOf(tenant, member.id));
	}
	const programIds: number[] = [];
	for (let at = 0; at < sizes.programs; at += 1) {
		const program = await addProgram(tenant, { owner, budget: 0, min_points: 1, max_points: 400, points_increment: 1 });
		model.open(`budget ${at}`, "points");
		ids.set(`budget ${at}`, program.budget_account_id);
		programIds.push(program.id);
	}
	const approvedProgramId = await addApprovedProgram(tenant, owner, programIds[0]!);
	const items = await addItems(
		tenant,
		shelf.map((variant) => ({ variants: [variant] })),
	);
	let count = 0;
	return {
		tenant,
		owner,
		secondOwner,
		members,
		programIds,
		approvedProgramId,
		variants: shelf.map((variant, at) => ({ ...variant, id: items[at]!.variant_id })),
		model,
		ids,
		transactionIds: new Map(),
		answered: [],
		orders: new Map(),
		imported: new Map(),
		next: () => (count += 1),
	};
}

/** A program that asks for an approval and is paid by the budget of another one. */
async function addApprovedProgram(tenant: TestTenant, owner: TestMember, paidLike: number): Promise<number> {
	const amounts = { budget: 0, min_points: 1, max_points: 400, points_increment: 1 };
	const { id } = await addProgram(tenant, { owner, ...amounts, issuance_approval_needed: 1 });
	await tenant.database.write([
		sql`update programs set budget_id = (select p.budget_id from programs p where p.account_id = ${tenant.id} and p.id = ${paidLike})
			where account_id = ${tenant.id} and id = ${id}`,
	]);
	return id;
}

/** Writes a batch, whatever comes: `written`, or the name of the constraint that refused it. */
export async function write(world: World, statements: Statement[]): Promise<string> {
	try {
		await world.tenant.database.write(statements);
		return written;
	} catch (error) {
		const failure = constraintFailure(error);
		if (!failure) throw error;
		return failure.name;
	}
}

/** Fails unless every account, flow, statement and the stock are as the model says, and the ledger proves itself. */
export async function compareWhole(world: World): Promise<void> {
	const { tenant, model, ids } = world;
	const names = new Map([...ids].map(([name, id]) => [id, name]));
	const [accounts, lines, flows, transactions, stock] = await Promise.all([
		tenant.database.read(listAccounts(tenant.id)),
		tenant.database.read(listLines(tenant.id)),
		tenant.database.read(listFlows(tenant.id)),
		tenant.database.read(countTransactions(tenant.id)),
		tenant.database.read(listStock(tenant.id)),
	]);
	const known = accounts.filter(({ id }) => names.has(id));
	expect(Object.fromEntries(known.map(({ id, ...figures }) => [names.get(id), figures]))).toEqual(
		Object.fromEntries(
			[...model.accounts].map(([name, { balance, earned, redeemed }]) => [name, { balance, earned, redeemed }]),
		),
	);
	expect(Object.fromEntries(lines.map(({ id, amounts }) => [names.get(id), JSON.parse(amounts)]))).toEqual(
		Object.fromEntries(
			[...model.accounts].filter(([, { lines }]) => lines.length > 0).map(([name, account]) => [name, account.lines]),
		),
	);
	expect(Object.fromEntries(flows.map(({ name, ...figures }) => [name, figures]))).toEqual(
		Object.fromEntries(model.flows),
	);
	expect(transactions).toEqual([{ count: model.transactionCount }]);
	expect(Object.fromEntries(stock.map((row) => [row.id, row.stock]))).toEqual(
		Object.fromEntries(world.variants.map((variant) => [variant.id, variant.stock])),
	);
	expect(model.sum()).toBe(0);
	const faults = await Promise.all(ledgerFaults(tenant.id).map((statement) => tenant.database.read(statement)));
	expect(faults.flat()).toEqual([]);
}

/** Fails unless every balance is as the model says. */
export async function compareBalances({ tenant, model, ids }: World): Promise<void> {
	const rows = await tenant.database.read(listAccounts(tenant.id));
	const found = new Map(rows.map(({ id, balance }) => [id, balance]));
	const differing = [...model.accounts].flatMap(([name, { balance }]) => {
		const real = found.get(ids.get(name)!);
		return real === balance ? [] : [`${name} is ${real} and should be ${balance}`];
	});
	expect(differing).toEqual([]);
}

/** The transaction that was written under a key. */
export async function findTransaction({ tenant }: World, key: string): Promise<number> {
	const [row] = await tenant.database.read(
		sql<{
			id: number;
		}>`select id from ledger_transactions where account_id = ${tenant.id} and idempotency_key = ${key}`,
	);
	if (!row) throw new Error(`there is no transaction ${key}`);
	return row.id;
}

/** A person who came by an import, with their ledger account. */
export async function findImportedAccount(
	{ tenant }: World,
	participant_id: string,
): Promise<{ id: number; user_id: number }> {
	const [row] = await tenant.database.read(
		sql<{ id: number; user_id: number }>`select p.id, u.id as user_id from users u
			join ledger_accounts p on p.account_id = u.account_id and p.kind = 'member' and p.unit = 'points' and p.owner_id = u.id
			where u.account_id = ${tenant.id} and u.participant_id = ${participant_id}`,
	);
	if (!row) throw new Error(`the import did not bring ${participant_id}`);
	return row;
}

function listOwnAccounts(tenant: TestTenant, unit: string) {
	return tenant.database.read(
		sql<{
			kind: string;
			id: number;
			floor: number;
		}>`select kind, id, floor from ledger_accounts where account_id = ${tenant.id} and unit = ${unit} and owner_id = 0`,
	);
}

async function walletOf(tenant: TestTenant, user_id: number): Promise<number> {
	const [row] = await tenant.database.read(
		sql<{ id: number }>`select id from ledger_accounts
			where account_id = ${tenant.id} and kind = 'member' and unit = 'wallet' and owner_id = ${user_id}`,
	);
	return row!.id;
}

const listAccounts = (account_id: number) =>
	sql<{ id: number; balance: number; earned: number; redeemed: number }>`select id, balance, earned, redeemed
		from ledger_accounts where account_id = ${account_id}`;

const listLines = (account_id: number) =>
	sql<{ id: number; amounts: string }>`select ledger_account_id as id, json_group_array(amount) as amounts from (
		select s.ledger_account_id, s.amount from statement_lines s where s.account_id = ${account_id} order by s.ledger_account_id, s.id)
		group by ledger_account_id`;

const listFlows = (account_id: number) =>
	sql<{ name: string; amount: number; entry_count: number }>`select unit || ' ' || kind as name, sum(amount) as amount,
		sum(entry_count) as entry_count from ledger_flows where account_id = ${account_id} group by unit, kind`;

const countTransactions = (account_id: number) =>
	sql<{ count: number }>`select count(*) as count from ledger_transactions where account_id = ${account_id}`;

const listStock = (account_id: number) =>
	sql<{ id: number; stock: number | null }>`select id, stock from variants where account_id = ${account_id}`;
