/** Any sequence of deposits, gifts, orders and reversals leaves the ledger as a simple model in memory says. */
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { createTenant, newId, type TestTenant } from "#test/kit/tenant";
import { issueDirectly, ledgerFaults, postTransaction, reverseTransaction } from "#workers/features/points";
import type { TransactionKind } from "#workers/features/points/rules/transaction-kinds";
import { constraintFailure } from "#workers/kernel/errors";
import type { Statement } from "#workers/kernel/sql";

type Act =
	| { act: "deposit"; member: number; amount: number }
	| { act: "give"; member: number; amount: number }
	| { act: "order"; member: number; amount: number }
	| { act: "reverse"; which: number };

const amount = fc.integer({ min: 1, max: 400 });
const member = fc.integer({ min: 0, max: 2 });
const act: fc.Arbitrary<Act> = fc.oneof(
	fc.record({ act: fc.constant("deposit" as const), member, amount }),
	fc.record({ act: fc.constant("give" as const), member, amount }),
	fc.record({ act: fc.constant("order" as const), member, amount }),
	fc.record({ act: fc.constant("reverse" as const), which: fc.nat(300) }),
);

const budget = 2_000;
const reversed: Partial<Record<TransactionKind, TransactionKind>> = {
	Issuance: "Issuance Reversed",
	"Issuance [Direct Deposit]": "Issuance Reversed",
	Redemption: "Redemption Reversed",
};

test("200 random acts leave every balance, total and statement as the model says", { timeout: 60_000 }, async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(act, { minLength: 150, maxLength: 200 }), async (acts) => {
			const world = await openWorld();
			for (const one of acts) await world.take(one);
			expect(await world.found()).toEqual(world.expected());
			expect(await faultsOf(world.tenant)).toEqual([]);
		}),
		{ numRuns: 4, seed: 20_261_120, endOnFailure: false, interruptAfterTimeLimit: 50_000 },
	);
});

type Done = { id: number; kind: TransactionKind; from: number; to: number; amount: number; isReversed: boolean };

/** A tenant with three members and a budget, beside the model of it. */
async function openWorld() {
	const tenant = await createTenant();
	const people = await Promise.all([0, 1, 2].map(() => tenant.addMember()));
	const program = await addProgram(tenant, { owner: people[0]!, budget });
	const [held] = await accountsOf(tenant, "orders_held");
	const [funding] = await accountsOf(tenant, "funding");
	const members = people.map((person) => person.points_account_id);
	const model = new Map<number, number>([
		...members.map((id): [number, number] => [id, 0]),
		[program.budget_account_id, budget],
	]);
	const lines = new Map<number, number[]>(members.map((id) => [id, []]));
	const done: Done[] = [];

	const isCovered = (id: number, taken: number) => id === funding || (model.get(id) ?? 0) >= taken;
	const move = (from: number, to: number, moved: number) => {
		for (const [id, step] of [
			[from, -moved],
			[to, moved],
		] as const) {
			model.set(id, (model.get(id) ?? 0) + step);
			lines.get(id)?.push(step);
		}
	};
	const attempt = async (statements: Statement[], step: Done) => {
		const mayPass = isCovered(step.from, step.amount);
		const name = await write(tenant, statements);
		expect(name).toBe(mayPass ? undefined : "ledger_accounts_balance_at_or_above_floor");
		if (mayPass) move(step.from, step.to, step.amount);
		return mayPass;
	};
	const post = async (kind: TransactionKind, from: number, to: number, moved: number) => {
		const id = newId();
		const entry = { debit_account_id: from, credit_account_id: to, amount: moved };
		const step = { id, kind, from, to, amount: moved, isReversed: false };
		if (await attempt(postTransaction(transaction(tenant.id, id, kind), [entry]), step)) done.push(step);
	};
	const deposit = async (to: number, points: number) => {
		const facts = {
			account_id: tenant.id,
			member_account_id: to,
			points,
			key: `d-${newId()}`,
			reason: "",
			newId,
			now: 1,
		};
		expect(await write(tenant, issueDirectly(facts))).toBeUndefined();
		move(funding!, to, points);
	};
	const reverse = async (which: number) => {
		const original = done[which % Math.max(1, done.length)];
		if (!original) return;
		const kind = reversed[original.kind]!;
		const statements = reverseTransaction({
			...transaction(tenant.id, newId(), kind),
			reverses_transaction_id: original.id,
		});
		if (original.isReversed) {
			expect(await write(tenant, statements)).toContain("reverses_transaction_id");
			return;
		}
		const back = { ...original, kind, from: original.to, to: original.from };
		if (await attempt(statements, back)) original.isReversed = true;
	};

	return {
		tenant,
		take: (one: Act) => {
			if (one.act === "reverse") return reverse(one.which);
			const account = members[one.member]!;
			if (one.act === "deposit") return deposit(account, one.amount);
			if (one.act === "give") return post("Issuance", program.budget_account_id, account, one.amount);
			return post("Redemption", account, held!, one.amount);
		},
		expected: () => ({
			balances: Object.fromEntries(members.map((id) => [id, model.get(id)])),
			lines: Object.fromEntries(lines),
		}),
		found: async () => {
			const balances = await tenant.database.read(
				sql<{
					id: number;
					balance: number;
				}>`select id, balance from ledger_accounts where account_id = ${tenant.id} and kind = 'member' and unit = 'points'`,
			);
			const written = await tenant.database.read(
				sql<{
					id: number;
					amount: number;
				}>`select ledger_account_id as id, amount from statement_lines where account_id = ${tenant.id} order by id`,
			);
			const of = (id: number) => written.filter((line) => line.id === id).map((line) => line.amount);
			return {
				balances: Object.fromEntries(balances.map((row) => [row.id, row.balance])),
				lines: Object.fromEntries(members.map((id) => [id, of(id)])),
			};
		},
	};
}

function transaction(account_id: number, id: number, kind: TransactionKind) {
	return { account_id, id, kind, idempotency_key: `m-${id}`, actor_id: null, source: "test", created_at: 1 };
}

async function write(tenant: TestTenant, statements: Statement[]): Promise<string | undefined> {
	try {
		await tenant.database.write(statements);
		return undefined;
	} catch (error) {
		return constraintFailure(error)?.name ?? String(error);
	}
}

async function accountsOf(tenant: TestTenant, kind: string): Promise<number[]> {
	const rows = await tenant.database.read(
		sql<{
			id: number;
		}>`select id from ledger_accounts where account_id = ${tenant.id} and kind = ${kind} and unit = 'points'`,
	);
	return rows.map(({ id }) => id);
}

async function faultsOf(tenant: TestTenant) {
	const faults = await Promise.all(ledgerFaults(tenant.id).map((statement) => tenant.database.read(statement)));
	return faults.flat();
}
