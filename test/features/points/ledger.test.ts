/** The ledger's laws, held by the database itself: floors, finality, once-only, one unit, whole reversals. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { createTenant, newId, type TestTenant } from "#test/kit/tenant";
import { findTenantAccounts, ledgerFaults, postTransaction, reverseTransaction } from "#workers/features/points";
import { constraintFailure } from "#workers/kernel/errors";
import type { Statement } from "#workers/kernel/sql";

const now = Date.UTC(2026, 10, 20);

test("points that a member does not have cannot be spent", async () => {
	const { acme, priya, held } = await acmeWithPriya();
	expect(await refusalOf(acme, spend(acme.id, priya.points_account_id, held, 501))).toBe(
		"ledger_accounts_balance_at_or_above_floor",
	);
	expect(await balance(acme, priya.points_account_id)).toBe(500);
	await acme.database.write(spend(acme.id, priya.points_account_id, held, 500));
	expect(await balance(acme, priya.points_account_id)).toBe(0);
});

test("an overdraft in the second of two entries undoes the first", async () => {
	const { acme, priya, held } = await acmeWithPriya();
	const entry = { debit_account_id: priya.points_account_id, credit_account_id: held, amount: 300 };
	const both = postTransaction(redemption(acme.id), [entry, entry]);
	expect(await refusalOf(acme, both)).toBe("ledger_accounts_balance_at_or_above_floor");
	expect(await balance(acme, priya.points_account_id)).toBe(500);
	expect(await balance(acme, held)).toBe(0);
});

test("a budget cannot give more than it holds", async () => {
	const { acme, priya } = await acmeWithPriya();
	const program = await addProgram(acme, { owner: priya, budget: 100 });
	const over = spend(acme.id, program.budget_account_id, priya.points_account_id, 101);
	expect(await refusalOf(acme, over)).toBe("ledger_accounts_balance_at_or_above_floor");
});

test("a balance moves only with the entry that explains it", async () => {
	const { acme, priya } = await acmeWithPriya();
	const at = sql`where account_id = ${acme.id} and id = ${priya.points_account_id}`;
	const [last] = await acme.database.read(sql<{ seq: number }>`select last_seq as seq from ledger_accounts ${at}`);
	const lies = [
		sql`update ledger_accounts set balance = balance + 1 ${at}`,
		sql`update ledger_accounts set balance = balance + 1, last_seq = last_seq + 1 ${at}`,
		sql`update ledger_accounts set last_seq = ${last!.seq + 1} ${at}`,
	];
	for (const lie of lies) expect(await refusalOf(acme, [lie])).toBe("ledger_balance_unexplained");
	expect(await refusalOf(acme, [sql`update ledger_accounts set floor = -100 ${at}`])).toBe("ledger_accounts_are_fixed");
	expect(await refusalOf(acme, [sql`update ledger_accounts set unit = 'wallet' ${at}`])).toBe(
		"ledger_accounts_are_fixed",
	);
	const opened = sql`insert into ledger_accounts (account_id, id, kind, unit, owner_id, balance, created_at)
		values (${acme.id}, ${newId()}, 'budget', 'points', 1, 5, ${now})`;
	expect(await refusalOf(acme, [opened])).toBe("ledger_accounts_start_empty");
	expect(await balance(acme, priya.points_account_id)).toBe(500);
});

test("points come out of the funding account by funding alone, to what is available, and go back by its reversal alone", async () => {
	const { acme, priya } = await acmeWithPriya();
	const accounts = await acme.database.read(findTenantAccounts(acme.id));
	const idOf = (wanted: string) => accounts.find(({ kind }) => kind === wanted)!.id;
	const [funding, available] = [idOf("funding"), idOf("available")];
	const move = (said: object, from: number, to: number) => {
		const id = newId();
		const usual = { account_id: acme.id, id, kind: "assignment" as const, actor_id: null, source: "funding" };
		const transaction = { ...usual, idempotency_key: `move-${id}`, created_at: now, ...said };
		return {
			id,
			statements: postTransaction(transaction, [{ debit_account_id: from, credit_account_id: to, amount: 5 }]),
		};
	};
	const refused = [
		move({ source: "import" }, funding, available),
		move({ kind: "Issuance [Direct Deposit]" }, funding, available),
		move({}, funding, priya.points_account_id),
		move({}, funding, idOf("orders_held")),
		move({}, available, funding),
	];
	const paid = move({}, funding, available);
	await acme.database.write(paid.statements);
	for (const { statements } of refused) expect(await refusalOf(acme, statements)).toBe("ledger_funding_alone");
	const id = newId();
	const usual = { account_id: acme.id, id, kind: "assignment" as const, actor_id: null, created_at: now };
	const back = { ...usual, idempotency_key: `back-${id}`, reverses_transaction_id: paid.id };
	expect(await refusalOf(acme, reverseTransaction({ ...back, source: "test" }))).toBe("ledger_funding_alone");
	await acme.database.write(reverseTransaction({ ...back, source: "funding" }));
	expect(await balance(acme, available)).toBe(0);
});

test("nothing that was written is ever changed or deleted", async () => {
	const { acme } = await acmeWithPriya();
	const of = sql`where account_id = ${acme.id}`;
	const changes = [
		sql`update ledger_entries set amount = 1 ${of}`,
		sql`delete from ledger_entries ${of}`,
		sql`update ledger_transactions set reason = 'other' ${of}`,
		sql`delete from ledger_transactions ${of}`,
		sql`update statement_lines set amount = 1 ${of}`,
		sql`delete from statement_lines ${of}`,
		sql`delete from ledger_accounts ${of}`,
	];
	for (const change of changes) expect(await refusalOf(acme, [change])).toBe("ledger_is_final");
});

test("a key works once, for ever, and once in each account", async () => {
	const { acme, priya, held } = await acmeWithPriya();
	const twice = () => spend(acme.id, priya.points_account_id, held, 10, "order-1");
	await acme.database.write(twice());
	expect(await refusalOf(acme, twice())).toBe("ledger_transactions.account_id, ledger_transactions.idempotency_key");
	expect(await balance(acme, priya.points_account_id)).toBe(490);
	const globex = await acmeWithPriya();
	await globex.acme.database.write(spend(globex.acme.id, globex.priya.points_account_id, globex.held, 10, "order-1"));
	expect(await balance(globex.acme, globex.priya.points_account_id)).toBe(490);
});

test("a reversal is the original with its sides swapped, and happens once", async () => {
	const { acme, priya, held } = await acmeWithPriya();
	const id = newId();
	await acme.database.write([
		...postTransaction({ ...redemption(acme.id), id }, [
			{ debit_account_id: priya.points_account_id, credit_account_id: held, amount: 120 },
			{ debit_account_id: priya.points_account_id, credit_account_id: held, amount: 80 },
		]),
	]);
	expect(await figures(acme, priya.points_account_id)).toEqual({ balance: 300, earned: 500, redeemed: 200 });
	const back = () =>
		reverseTransaction({ ...redemption(acme.id), kind: "Redemption Reversed", reverses_transaction_id: id });
	await acme.database.write(back());
	expect(await figures(acme, priya.points_account_id)).toEqual({ balance: 500, earned: 500, redeemed: 0 });
	expect(await balance(acme, held)).toBe(0);
	expect(await refusalOf(acme, back())).toBe(
		"ledger_transactions.account_id, ledger_transactions.reverses_transaction_id",
	);
	expect(await sumOf(acme)).toBe(0);
});

test("a reversal of what never was, or of another tenant's, is refused", async () => {
	const { acme, priya, held } = await acmeWithPriya();
	const globex = await acmeWithPriya();
	const id = newId();
	await globex.acme.database.write(spend(globex.acme.id, globex.priya.points_account_id, globex.held, 10, "theirs"));
	const [theirs] = await globex.acme.database.read(
		sql<{
			id: number;
		}>`select id from ledger_transactions where account_id = ${globex.acme.id} and idempotency_key = 'theirs'`,
	);
	for (const reverses_transaction_id of [id, theirs!.id]) {
		const back = reverseTransaction({ ...redemption(acme.id), kind: "Redemption Reversed", reverses_transaction_id });
		expect(await refusalOf(acme, back)).toBe("internal_reversal_of_nothing");
	}
	expect([await balance(acme, priya.points_account_id), await balance(acme, held)]).toEqual([500, 0]);
});

test("a reversal whose points were spent meanwhile is refused whole", async () => {
	const { acme, priya, held } = await acmeWithPriya();
	const program = await addProgram(acme, { owner: priya, budget: 1_000 });
	const id = newId();
	const entry = {
		debit_account_id: program.budget_account_id,
		credit_account_id: priya.points_account_id,
		amount: 200,
	};
	await acme.database.write(postTransaction({ ...redemption(acme.id), id, kind: "Issuance" }, [entry]));
	await acme.database.write(spend(acme.id, priya.points_account_id, held, 600));
	const back = reverseTransaction({ ...redemption(acme.id), kind: "Issuance Reversed", reverses_transaction_id: id });
	expect(await refusalOf(acme, back)).toBe("ledger_accounts_balance_at_or_above_floor");
	expect(await balance(acme, priya.points_account_id)).toBe(100);
});

test("points and wallet points never mix", async () => {
	const { acme, priya } = await acmeWithPriya();
	const [wallet] = await acme.database.read(
		sql<{
			id: number;
		}>`select id from ledger_accounts where account_id = ${acme.id} and kind = 'member' and unit = 'wallet' and owner_id = ${priya.id}`,
	);
	expect(await refusalOf(acme, spend(acme.id, priya.points_account_id, wallet!.id, 1))).toBe("ledger_units_differ");
});

test("an entry needs two accounts of the same tenant and a positive amount", async () => {
	const { acme, priya, held } = await acmeWithPriya();
	const globex = await acmeWithPriya();
	const own = priya.points_account_id;
	expect(await refusalOf(acme, spend(acme.id, own, own, 1))).toBe("ledger_entries_two_accounts");
	expect(await refusalOf(acme, spend(acme.id, own, held, 0))).toBe("ledger_entries_amount");
	expect(await refusalOf(acme, spend(acme.id, own, held, -5))).toBe("ledger_entries_amount");
	expect(await refusalOf(acme, spend(acme.id, own, globex.held, 5))).toBe("ledger_units_differ");
});

test("two spends at once that together exceed the balance: one succeeds", async () => {
	const { acme, priya, held } = await acmeWithPriya();
	const outcomes = await Promise.allSettled(
		[300, 300].map((amount) => acme.database.write(spend(acme.id, priya.points_account_id, held, amount))),
	);
	expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	expect(await balance(acme, priya.points_account_id)).toBe(200);
	const faults = await Promise.all(ledgerFaults(acme.id).map((statement) => acme.database.read(statement)));
	expect(faults.flat()).toEqual([]);
});

async function acmeWithPriya() {
	const acme = await createTenant();
	const priya = await acme.addMember({ first_name: "Priya", points: 500 });
	const [held] = await acme.database.read(
		sql<{
			id: number;
		}>`select id from ledger_accounts where account_id = ${acme.id} and kind = 'orders_held' and unit = 'points'`,
	);
	return { acme, priya, held: held!.id };
}

function redemption(account_id: number) {
	const id = newId();
	return {
		account_id,
		id,
		kind: "Redemption" as const,
		idempotency_key: `t-${id}`,
		actor_id: null,
		source: "test",
		created_at: now,
	};
}

function spend(account_id: number, from: number, to: number, amount: number, key?: string): Statement[] {
	const transaction = redemption(account_id);
	return postTransaction({ ...transaction, idempotency_key: key ?? transaction.idempotency_key }, [
		{ debit_account_id: from, credit_account_id: to, amount },
	]);
}

async function refusalOf(tenant: TestTenant, statements: readonly Statement[]): Promise<string | undefined> {
	try {
		await tenant.database.write(statements);
		return undefined;
	} catch (error) {
		return constraintFailure(error)?.name ?? String(error);
	}
}

async function figures(tenant: TestTenant, id: number) {
	const [row] = await tenant.database.read(
		sql<{
			balance: number;
			earned: number;
			redeemed: number;
		}>`select balance, earned, redeemed from ledger_accounts where account_id = ${tenant.id} and id = ${id}`,
	);
	return row!;
}

async function balance(tenant: TestTenant, id: number): Promise<number> {
	return (await figures(tenant, id)).balance;
}

async function sumOf(tenant: TestTenant): Promise<number> {
	const [row] = await tenant.database.read(
		sql<{ sum: number }>`select sum(balance) as sum from ledger_accounts where account_id = ${tenant.id}`,
	);
	return row!.sum;
}
