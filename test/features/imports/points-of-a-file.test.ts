/** Opening points of a file come from what the client has available: all of them, or nothing of the file is applied. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget, availableIn } from "#test/factories/budgets";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { findPerson, importFile, seeUpload, sendFile } from "./upload";

const heading = "first_name,last_name,email,points";
const file = (...points: (number | string)[]) =>
	`${[heading, ...points.map((of, at) => `P${at},X,p${at}@a.example,${of}`)].join("\n")}\n`;

async function clientWith(available: number) {
	const acme = await createTenant({ available });
	return { acme, owner: await acme.addMember({ role: "account_owner" }) };
}

/** Kinds and balances of the tenant's own ledger accounts that hold something. */
async function ownBalances(tenant: TestTenant) {
	const rows = await tenant.database.read(
		sql<{ kind: string; balance: number }>`select kind, balance from ledger_accounts
			where account_id = ${tenant.id} and kind <> 'member' and balance <> 0 order by kind`,
	);
	return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
}

async function countOf(tenant: TestTenant, table: "users" | "ledger_transactions"): Promise<number> {
	const [row] = await tenant.database.read(
		sql<{ count: number }>`select count(*) as count from ${sql.raw(table)} where account_id = ${tenant.id}`,
	);
	return row!.count;
}

function check(owner: TestMember, content: string) {
	const upload = new File([content], "people.csv");
	return owner.client.upload("/api/async_process/api_check_upload", { kind: "members" }, upload);
}

test("a file that gives out more than is available is refused whole, with what is missing and who pays in", async () => {
	const { acme, owner } = await clientWith(1_000);
	expect((await check(owner, file(600, 500))).body).toMatchObject({
		points: { wanted: 1_100, available: 1_000, missing: 100 },
	});
	expect((await check(owner, file("", ""))).body).toMatchObject({ points: null });
	const refused = await sendFile(owner, "members", file(600, 500));
	const words =
		"In this file: 1,100 points. Available: 1,000. Missing: 100. Nothing was applied. Your provider pays them in: name the amount to your contact there, and upload the file again once they are available.";
	expect([refused.status, refused.body]).toEqual([
		409,
		expect.objectContaining({ resultType: "points_short", resultMsg: words, errors: { file: [words] } }),
	]);
	expect(await countOf(acme, "users")).toBe(1);
	expect(await ownBalances(acme)).toEqual({ funding: -1_000, budget: 1_000 });
	expect(await importFile(acme, owner, "members", file(600, 400))).toMatchObject({ success_count: 2 });
	expect(await ownBalances(acme)).toEqual({ funding: -1_000 });
	expect(await findPerson(acme, "p1@a.example")).toMatchObject({ balance: 400, earned: 400 });
});

test("wrong and repeated rows, and people who were credited, ask for nothing; a file that gives nothing leaves no line", async () => {
	const { acme, owner } = await clientWith(1_000);
	await importFile(acme, owner, "members", file(600));
	const content = `${file(600, 400)}P1,X,p1@a.example,400\nP2,X,,400\nP3,X,p3@a.example,-5\n`;
	expect((await check(owner, content)).body).toMatchObject({ points: { wanted: 400, available: 400, missing: 0 } });
	const upload = await importFile(acme, owner, "members", content);
	expect(upload).toMatchObject({ status: "processed", success_count: 1, unchanged_count: 1, failed_count: 3 });
	const before = await countOf(acme, "ledger_transactions");
	expect(await importFile(acme, owner, "members", file(600, 400))).toMatchObject({ unchanged_count: 2 });
	expect(await countOf(acme, "ledger_transactions")).toBe(before);
});

test("one person named by number and by address gets opening points once", async () => {
	const { acme, owner } = await clientWith(1_000);
	await importFile(acme, owner, "members", "first_name,last_name,email,participant_id\nAda,Byron,ada@a.example,A-1\n");
	const twice = "first_name,last_name,email,participant_id,points\nAda,Byron,,A-1,300\nAda,Byron,ada@a.example,,300\n";
	expect(await importFile(acme, owner, "members", twice)).toMatchObject({ status: "processed", failed_count: 0 });
	expect(await findPerson(acme, "A-1")).toMatchObject({ balance: 300, email: "ada@a.example" });
	expect(await availableIn(acme)).toBe(700);
});

test("points that go elsewhere between the upload and the run: the run refuses the file whole, in the same words", async () => {
	const { acme, owner } = await clientWith(1_000);
	runByHand(owner.client);
	const { body } = await sendFile(owner, "members", file(600, 400));
	await addBudget(owner, { name: "Meanwhile", points: 1 });
	await runOutbox(acme, "imports/run-import");
	expect(await seeUpload(owner, Number((body as { request_id?: number }).request_id))).toMatchObject({
		status: "errored",
		done_count: 0,
		error_msg: expect.stringContaining("In this file: 1,000 points. Available: 999. Missing: 1. Nothing was applied."),
	});
	expect([await countOf(acme, "users"), await availableIn(acme)]).toEqual([1, 999]);
});

test("points that could be two numbers are refused, since they are given once; what can be read one way is read", async () => {
	const { acme, owner } = await clientWith(10_000);
	const upload = await importFile(
		acme,
		owner,
		"members",
		file("1.000", '"2,000"', "250.0", "40.00", "1250.000", "0.000"),
	);
	expect(upload.refused.map(({ line, reason }) => [line, reason])).toEqual([
		[2, "'1.000' is not a number of points. Use a whole number from 0 to 1000000000."],
		[3, "'2,000' is not a number of points. Use a whole number from 0 to 1000000000."],
	]);
	const balances = await Promise.all([2, 3, 4, 5].map((at) => findPerson(acme, `p${at}@a.example`)));
	expect(balances.map((person) => person?.balance)).toEqual([250, 40, 1_250, 0]);
});
