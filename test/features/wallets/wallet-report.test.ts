/** A wallet's movements as a file, over HTTP: one's own for everybody, a member's for account owners, nobody else's. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { askForReport, download, makeReports, pastDownloads, readCsv, readXlsx } from "#test/factories/reports";
import { giveWallet, walletFlags } from "#test/factories/wallets";
import { sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const report_type = "wallet_history_report";

async function makeCompany() {
	const acme = await createTenant({ flags: walletFlags });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const dan = await acme.addMember({ first_name: "Dan" });
	await giveWallet(acme, { owner: olga, member: priya, points: 500 });
	await giveWallet(acme, { owner: olga, member: dan, points: 70 });
	return { acme, olga, priya, dan };
}

const ask = (who: TestMember, filters: Record<string, unknown>) =>
	who.client.try("reports/request-report-download", { report_type, filters });

test("a wallet's movements are a file with the rows of the list: one's own, and for account owners a member's, whose name stands in it", async () => {
	const { acme, olga, priya } = await makeCompany();
	const own = await askForReport(priya, report_type, {});
	const members = await askForReport(olga, report_type, { user_id: priya.id }, "xlsx");
	await makeReports(acme);
	const linkOf = async (who: TestMember, id: number) => (await pastDownloads(who)).find((row) => row.id === id)!;
	const [headings, ...rows] = readCsv((await download(priya, (await linkOf(priya, own)).download_link)).bytes);
	expect(headings).toEqual(["Date", "What happened", "Amount", "Balance", "Reason", "Order", "By", "Ends"]);
	expect(rows.map((row) => row.slice(1, 7))).toEqual([["issued", "500", "500", "Wellbeing month", "", "Olga Marek"]]);
	const sheets = readXlsx((await download(olga, (await linkOf(olga, members)).download_link)).bytes);
	const [, ...lines] = Object.values(sheets)[0]!;
	expect(lines.map((line) => line.slice(1, 4))).toEqual([["issued", 500, 500]]);
	expect(sheets.About).toContainEqual(["Member", "Priya Raman"]);
});

test("nobody but account owners gets the file of another person's wallet, whatever the list or the request says, and nobody one where wallets are off", async () => {
	const { acme, olga, priya, dan } = await makeCompany();
	for (const role of ["member", "moderator", "budget_owner", "distributor"] as const) {
		const person = await acme.addMember({ role });
		const filters = { user_id: priya.id };
		const listed = await person.client.try("wallets/get-wallet-history", { filters });
		expect([role, listed.status, (await ask(person, filters)).status]).toEqual([role, 403, 403]);
	}
	expect((await ask(dan, { user_id: dan.id })).status).toBe(200);
	const globex = await createTenant({ flags: walletFlags });
	const rosa = await globex.addMember({ role: "account_owner" });
	const foreign = await askForReport(rosa, report_type, { user_id: priya.id });
	await makeReports(globex);
	const made = (await pastDownloads(rosa)).find(({ id }) => id === foreign)!;
	expect(readCsv((await download(rosa, made.download_link)).bytes)).toHaveLength(1);
	await acme.addMember({ role: "account_owner", first_name: "Nora" });
	// Who loses the role before the file is made gets none.
	const late = await askForReport(olga, report_type, { user_id: priya.id });
	await acme.database.write([sql`update users set role = 'member' where account_id = ${acme.id} and id = ${olga.id}`]);
	await makeReports(acme);
	const refused = (await pastDownloads(olga)).find(({ id }) => id === late)!;
	expect([refused.status, refused.download_link]).toEqual(["errored", null]);
	const none = await createTenant();
	const other = await none.addMember();
	expect((await ask(other, {})).body.resultType).toBe("feature_disabled");
});

test("the page of a member's wallet asks for that member's movements, one's own page for one's own", async () => {
	const { acme, olga, priya } = await makeCompany();
	const asking = "reports/request-report-download";
	expect((await sendForm(olga, `/members/${priya.id}/wallet`, asking, {})).status).toBe(200);
	expect((await sendForm(priya, "/wallet", asking, {})).status).toBe(200);
	const filtersOf = async (who: TestMember) => (await pastDownloads(who)).map(({ filters }) => filters);
	expect(await filtersOf(olga)).toEqual([{ user_id: priya.id }]);
	expect(await filtersOf(priya)).toEqual([{}]);
	await makeReports(acme);
});
