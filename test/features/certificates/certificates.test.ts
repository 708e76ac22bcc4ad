/** Certificates over HTTP: batches whose points are held, claiming once, wrong codes, and ends that give the points back. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { addCertificates, codesOf } from "#test/factories/certificates";
import { writtenMeanwhile } from "#test/kit/around-batches";
import { planOf } from "#test/kit/plan";
import { dueWorkOf, runDueWork } from "#test/kit/schedule";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { findByCode, listTries } from "#workers/features/certificates/store/claims";
import { hourMs } from "#workers/kernel/clock";

async function makeCompany() {
	const acme = await createTenant({ flags: { ots_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const dan = await acme.addMember({ first_name: "Dan" });
	await fundTenant(acme, 10_000);
	const budget_id = await addBudget(olga, { name: "Europe", points: 8_000 });
	return { acme, olga, priya, dan, budget_id };
}

const leftOf = async (olga: TestMember, budget_id: number) =>
	(await olga.client.call("budgets/get-budget-details", { budget_id })).budget.points_remaining;
const batchOf = async (olga: TestMember, batch_id: number) =>
	(await olga.client.call("certificates/get-batch", { batch_id })).batch;
const tryCode = async (person: TestMember, code: string) => {
	const { status, body } = await person.client.try("certificates/redeem-certificate", { code });
	return status === 200 ? "claimed" : body.resultType;
};
const balanceOf = async (acme: TestTenant, { id }: TestMember) =>
	(
		await acme.database.read(
			sql<{ balance: number }>`select balance from ledger_accounts
				where account_id = ${acme.id} and kind = 'member' and unit = 'points' and owner_id = ${id}`,
		)
	)[0]!.balance;
const triesBefore = (acme: TestTenant, ms: number) =>
	acme.database.write([sql`update certificate_tries set tried_at = tried_at - ${ms} where account_id = ${acme.id}`]);

test("[certificates-02] a batch holds its points from the budget, has as many codes as were asked for, and each is claimed once, by one person", async () => {
	const { acme, olga, priya, dan, budget_id } = await makeCompany();
	const { batch_id, held_points } = await addCertificates(acme, olga, {
		budget_id,
		certificate_count: 1_201,
		points: 5,
	});
	expect([held_points, await leftOf(olga, budget_id)]).toEqual([6_005, 1_995]);
	expect(await batchOf(olga, batch_id)).toMatchObject({ made_count: 1_201, unused_count: 1_201, status: "open" });
	const codes = await codesOf(olga, batch_id);
	expect(codes).toHaveLength(80);
	expect((await codesOf(olga, batch_id, 16)).length).toBe(1);
	for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
	const [{ stored }] = (await acme.database.read(
		sql<{
			stored: string;
		}>`select json_group_array(code_hash) as stored from certificates where account_id = ${acme.id}`,
	)) as [{ stored: string }];
	expect(stored).not.toContain(codes[0]!.replaceAll("-", ""));
	const first = await priya.client.call("certificates/redeem-certificate", {
		code: ` ${codes[0]!.toLowerCase().replaceAll("-", " ")} `,
	});
	expect(first).toMatchObject({ name: "Safety day", points: 5, certificate_message: "A safe year." });
	expect(await priya.client.call("certificates/redeem-certificate", { code: codes[0]! })).toEqual(first);
	expect(await tryCode(dan, codes[0]!)).toBe("certificate_claimed");
	const both = await Promise.all([tryCode(priya, codes[1]!), tryCode(dan, codes[1]!)]);
	expect(both.sort()).toEqual(["certificate_claimed", "claimed"]);
	expect((await balanceOf(acme, priya)) + (await balanceOf(acme, dan))).toBe(10);
	expect(await batchOf(olga, batch_id)).toMatchObject({ unused_count: 1_120, printed_count: 79, claimed_count: 2 });
	expect((await codesOf(olga, batch_id)).length).toBe(78);
	const [line] = (await priya.client.call("points/get-ledger", {})).table_rows.slice(-1);
	expect(line).toMatchObject({
		points: 5,
		kind: "Issuance",
		source: "certificate",
		certificate_message: "A safe year.",
	});
	const { table_rows } = await olga.client.call("certificates/get-certificates", { filters: { status: "open" } });
	expect(table_rows).toMatchObject([{ id: batch_id, certificate_count: 1_201, claimed_count: 2, budget: "Europe" }]);
	expect(JSON.stringify(table_rows)).not.toContain(codes[5]);
	for (const call of [
		"certificates/get-batch",
		"certificates/get-printed-certificates",
		"certificates/void-batch",
	] as const)
		expect([call, (await priya.client.try(call, { batch_id })).status]).toEqual([call, 403]);
});

test("five wrong codes within an hour pause their person for an hour, many at once are five, and what cannot be a code is no try", async () => {
	const { acme, olga, priya, dan, budget_id } = await makeCompany();
	const { batch_id } = await addCertificates(acme, olga, { budget_id });
	const [code, other] = await codesOf(olga, batch_id);
	const wrong = (at: number) => `AAAA-BBBB-CCCC-DDD${"ABCDEFGHJK"[at]}`;
	const missing = await priya.client.try("certificates/redeem-certificate", { code: "7KQM-4RWX" });
	expect([missing.status, missing.body.errors]).toEqual([400, { code: ["8 characters are missing."] }]);
	expect((await priya.client.try("certificates/redeem-certificate", { code: `${code}A` })).body.errors).toEqual({
		code: ["That is 1 character too many."],
	});
	expect((await priya.client.try("certificates/redeem-certificate", { code: "OOOO-1111-0000-IIII" })).status).toBe(400);
	expect((await priya.client.call("certificates/get-claims", {})).tries_left).toBe(5);
	const [told] = [await priya.client.try("certificates/redeem-certificate", { code: wrong(0) })];
	expect(told.body.resultMsg).toBe("There is no certificate with this code. 4 tries left in this hour.");
	const many = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => tryCode(priya, wrong(at))));
	expect(many.filter((result) => result === "certificate_unknown").length).toBeLessThanOrEqual(4);
	const [{ tries }] = (await acme.database.read(
		sql<{ tries: number }>`select count(*) as tries from certificate_tries where account_id = ${acme.id}`,
	)) as [{ tries: number }];
	expect(tries).toBe(5);
	expect(await tryCode(priya, code!)).toBe("claiming_paused");
	expect(await tryCode(dan, other!)).toBe("claimed");
	await triesBefore(acme, hourMs - 60_000);
	expect((await priya.client.call("certificates/get-claims", {})).paused_until).toBeGreaterThan(Date.now());
	expect(await tryCode(priya, code!)).toBe("claiming_paused");
	await triesBefore(acme, 60_000);
	expect(await priya.client.call("certificates/get-claims", {})).toMatchObject({ tries_left: 5, paused_until: null });
	expect(await tryCode(priya, code!)).toBe("claimed");
	expect(await balanceOf(acme, priya)).toBe(50);
});

test("the end of a batch, by its last day or by hand, gives what nobody claimed back to its budget, once; its codes are told apart", async () => {
	const { acme, olga, priya, dan, budget_id } = await makeCompany();
	const late = await addCertificates(acme, olga, { budget_id, name: "Late" });
	const gone = await addCertificates(acme, olga, { budget_id, name: "Gone" });
	const [lateCode, lateOther] = await codesOf(olga, late.batch_id);
	const [goneCode, goneOther] = await codesOf(olga, gone.batch_id);
	expect([await tryCode(priya, lateCode!), await tryCode(priya, goneCode!)]).toEqual(["claimed", "claimed"]);
	expect(await leftOf(olga, budget_id)).toBe(7_700);
	await olga.client.call("certificates/void-batch", { batch_id: gone.batch_id });
	expect(await leftOf(olga, budget_id)).toBe(7_800);
	const again = await olga.client.try("certificates/void-batch", { batch_id: gone.batch_id });
	expect(again.body.resultType).toBe("batch_ended");
	expect((await olga.client.try("certificates/print-batch", { batch_id: gone.batch_id })).body.resultType).toBe(
		"batch_ended",
	);
	expect(await tryCode(dan, goneOther!)).toBe("certificate_void");
	await acme.database.write([
		sql`update certificate_batches set expires_at = ${Date.now() - 1} where account_id = ${acme.id} and id = ${late.batch_id}`,
		sql`update due_work set due_at = 0 where account_id = ${acme.id} and work = 'certificates/expire-batches'`,
	]);
	expect(await tryCode(dan, lateOther!)).toBe("certificate_expired");
	expect(await dueWorkOf(acme, Date.now())).toContain("certificates/expire-batches");
	await runDueWork(acme);
	await runDueWork(acme);
	expect(await leftOf(olga, budget_id)).toBe(7_900);
	expect(await batchOf(olga, late.batch_id)).toMatchObject({ status: "expired", expired_count: 2, claimed_count: 1 });
	expect(await batchOf(olga, gone.batch_id)).toMatchObject({ status: "void", void_count: 2, claimed_count: 1 });
	expect(await tryCode(dan, lateOther!)).toBe("certificate_expired");
	expect([await balanceOf(acme, priya), await balanceOf(acme, dan)]).toEqual([100, 0]);
});

test("what changes between reading and writing decides: a batch that ends, a budget that is closed or too small, a right to receive that is gone", async () => {
	const { acme, olga, priya, budget_id } = await makeCompany();
	const { batch_id } = await addCertificates(acme, olga, { budget_id });
	const [code] = await codesOf(olga, batch_id);
	const said = { name: "More", certificate_count: 100, points: 100, budget_id, expires_on: "2199-12-31" };
	const refusalOf = async (more: object) =>
		(await olga.client.try("certificates/save-batch", { ...said, ...more })).body;
	expect((await refusalOf({})).resultType).toBe("points_not_available");
	expect((await refusalOf({ expires_on: "2020-01-01" })).errors).toEqual({
		expires_on: ["Choose a day that is not over."],
	});
	expect((await refusalOf({ certificate_count: 5_001 })).resultType).toBe("validation");
	const closed = await addBudget(olga, { name: "Closed", points: 100, is_active: 0 });
	expect((await refusalOf({ budget_id: closed, points: 1 })).resultType).toBe("budget_not_active");
	await acme.database.write([
		sql`update users set is_eligible_to_receive_points = 0 where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	expect(await tryCode(priya, code!)).toBe("not_eligible");
	await acme.database.write([
		sql`update users set is_eligible_to_receive_points = 1 where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	priya.client.environment = writtenMeanwhile(acme.shard, "update certificates", () =>
		olga.client.call("certificates/void-batch", { batch_id }),
	) as never;
	expect(await tryCode(priya, code!)).toBe("certificate_void");
	const unmade = await olga.client.call("certificates/save-batch", { ...said, points: 1 });
	expect((await olga.client.try("certificates/print-batch", { batch_id: unmade.batch_id })).body.resultType).toBe(
		"batch_not_made",
	);
});

test("finding a code and its person's tries takes one key each", async () => {
	const { acme, priya } = await makeCompany();
	for (const statement of [findByCode(acme.id, "x"), listTries(acme.id, priya.id)])
		expect((await planOf(acme.shard, statement)).join("\n")).not.toMatch(/SCAN (?!\(|t\b)/);
});
