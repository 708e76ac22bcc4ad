/** A file of deposits: each person gets points under one reference once, from what is available or from a budget that has them. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget, availableIn } from "#test/factories/budgets";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { importFile, sendFile } from "../imports/upload";

async function clientWith(available: number) {
	const acme = await createTenant({ available });
	const owner = await acme.addMember({ role: "account_owner" });
	return { acme, owner, priya: await acme.addMember({ first_name: "Priya", last_name: "Raman" }) };
}

async function balanceOf(tenant: TestTenant, { id }: TestMember): Promise<number> {
	const [row] = await tenant.database.read(
		sql<{ balance: number }>`select balance from ledger_accounts where account_id = ${tenant.id} and kind = 'member'
			and unit = 'points' and owner_id = ${id}`,
	);
	return row!.balance;
}

test("points arrive with their reason, and the same file again deposits nothing", async () => {
	const { acme, owner, priya } = await clientWith(1_000);
	const file = `Employee Email,Bonus,Comment\n${priya.email},250,Safety week\n${owner.email},100,Safety week\n`;
	expect(await importFile(acme, owner, "points", file)).toMatchObject({ success_count: 2, failed_count: 0 });
	expect([await balanceOf(acme, priya), await balanceOf(acme, owner), await availableIn(acme)]).toEqual([
		250, 100, 650,
	]);
	const { table_rows } = await priya.client.call("points/get-ledger", {});
	expect(JSON.stringify(table_rows[0])).toContain("Safety week");
	const again = await importFile(acme, owner, "points", file);
	expect(again).toMatchObject({ success_count: 0, unchanged_count: 2, warning_count: 2 });
	expect(again.refused[0]).toMatchObject({
		reason: "This person has the deposit 'Safety week' already. Nothing was deposited.",
	});
	expect(await balanceOf(acme, priya)).toBe(250);
	const other = `email,points,reason,reference\n${priya.email},50,Safety week,SW-2\n`;
	expect(await importFile(acme, owner, "points", other)).toMatchObject({ success_count: 1 });
	expect(await balanceOf(acme, priya)).toBe(300);
});

test("a row draws on its budget as far as rows before it left something there", async () => {
	const { acme, owner, priya } = await clientWith(1_000);
	await addBudget(owner, { name: "North", points: 300 });
	await addBudget(owner, { name: "Closed", points: 50, is_active: 0 });
	const rows = ["200,a,North", "150,b,North", "100,c,North", "10,d,Closed", "10,e,Nowhere", "70,f,"];
	const file = `email,points,reason,budget\n${rows.map((row) => `${priya.email},${row}`).join("\n")}\n`;
	const upload = await importFile(acme, owner, "points", file);
	expect(upload).toMatchObject({ success_count: 3, failed_count: 3 });
	expect(upload.refused.map(({ line, reason }) => [line, reason])).toEqual([
		[3, "Not enough is left in the budget 'North'."],
		[5, "The budget 'Closed' is not active."],
		[6, "There is no budget 'Nowhere'."],
	]);
	expect([await balanceOf(acme, priya), await availableIn(acme)]).toEqual([370, 580]);
	const { table_rows } = await owner.client.call("budgets/get-budgets-under-account", {});
	expect(table_rows.find(({ name }) => name === "North")).toMatchObject({ current_balance: 0, points_budgeted: 300 });
});

test("one person named by number and by address in one file gets one deposit under one reference, and the file ends", async () => {
	const { acme, owner, priya } = await clientWith(1_000);
	const [{ participant_id } = { participant_id: "" }] = await acme.database.read(
		sql<{
			participant_id: string;
		}>`select participant_id from users where account_id = ${acme.id} and id = ${priya.id}`,
	);
	const file = `participant_id,email,points,reason\n${participant_id},,250,Safety week\n,${priya.email},250,Safety week\n,${priya.email},40,Other\n`;
	const upload = await importFile(acme, owner, "points", file);
	expect(upload).toMatchObject({ status: "processed", success_count: 2, unchanged_count: 1, failed_count: 0 });
	expect(upload.refused).toMatchObject([
		{ line: 3, reason: "This person has the deposit 'Safety week' already. Nothing was deposited." },
	]);
	expect([await balanceOf(acme, priya), await availableIn(acme)]).toEqual([290, 710]);
});

test("a company that hides points takes no file of them", async () => {
	const acme = await createTenant({ flags: { hide_points_for_account: 1 } });
	const owner = await acme.addMember({ role: "account_owner" });
	const { body } = await sendFile(owner, "points", `email,points,reason\n${owner.email},10,Well done\n`);
	expect(body).toMatchObject({ resultStatus: "error", resultType: "points_off" });
});

test("who cannot receive, wrong figures and a file that is not covered are refused", async () => {
	const { acme, owner, priya } = await clientWith(1_000);
	const away = await acme.addMember({ first_name: "Sue", last_name: "Spent", status: "suspended" });
	const file = `email,points,reason\n${away.email},5,x\n${priya.email},0,x\n${priya.email},1.5,\nnobody@a.example,5,x\n`;
	const upload = await importFile(acme, owner, "points", file);
	expect(upload).toMatchObject({ success_count: 0, failed_count: 4 });
	expect(upload.refused.map(({ reason }) => reason)).toEqual([
		"Sue Spent cannot receive points now.",
		"'0' is not a number of points. Use a whole number from 1 to 1000000.",
		"'1.5' is not a number of points. Use a whole number from 1 to 1000000. reason is empty.",
		"nobody@a.example is not a member.",
	]);
	const short = await sendFile(owner, "points", `email,points,reason\n${priya.email},1001,x\n`);
	expect(short.body).toMatchObject({ resultType: "points_short" });
	expect(await balanceOf(acme, priya)).toBe(0);
});
