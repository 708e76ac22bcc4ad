/** The account tells its screens and its clients in which currency prices are, and how it writes money. */
import { expect, test } from "vitest";
import { askForReport, download, makeReports, pastDownloads, readCsv } from "#test/factories/reports";
import { salesFlags } from "#test/factories/sales";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

test.each([
	["GBR", "GBP", "£"],
	["MEX", "MXN", "Mex$"],
	["CAN", "CAD", "Can$"],
	["RUS", "RUB", "₽"],
	["TUR", "TRY", "₺"],
	["ROU", "RON", "lei"],
	["IND", "INR", "₹"],
	["USA", "USD", "$"],
	["FRA", "EUR", "$"],
])(
	"[i18n-03] an account in %s has %s, which is called %s among others, as in the files of reports, where sales are in dollars",
	async (country, currency, sign) => {
		const acme = await createTenant({ country, flags: salesFlags });
		const member = await acme.addMember();
		const { account } = await member.client.call("account/init-account", {});
		expect(account).toMatchObject({ country, currency, currency_sign: sign });
		// Alone, a country's money has its plain local sign; those of Canada and Mexico are dollars.
		const alone: Record<string, string> = { CAN: "$", MEX: "$", FRA: "€" };
		const page = await openPage(await acme.addMember({ points: 1_234 }), "/points");
		expect(page.text).toContain(alone[country] ?? sign);
		const owner = await acme.addMember({ role: "account_owner" });
		for (const report_type of ["orders_report", "sales_report"]) await askForReport(owner, report_type, {});
		await makeReports(acme);
		const files = (await pastDownloads(owner)).map(({ download_link }) => download(owner, download_link));
		const headings = (await Promise.all(files)).flatMap(({ bytes }) => readCsv(bytes)[0]!);
		const own = country === "FRA" ? "EUR" : sign;
		const [value, cost] = currency === "USD" ? ["Value", "External cost"] : [`Value (${own})`, "External cost ($)"];
		expect(headings.filter((words) => /^(Value|External cost)/.test(words)).sort()).toEqual([cost, value]);
	},
);

test("money in the account's own currency has the plain local form", async () => {
	const globex = await createTenant({ country: "MEX" });
	const member = await globex.addMember({ language_code: "es" });
	const { account } = await member.client.call("account/init-account", {});
	expect(account.figure_format).toEqual({
		thousands: ",",
		group_digits: 3,
		decimal: ".",
		money_digits: 2,
		symbol: "$",
		is_symbol_last: false,
		gap: "",
	});
});

test("a stranger is told nothing of it", async () => {
	const acme = await createTenant();
	const { account } = await acme.visitor().call("account/init-account", {});
	expect(account).not.toHaveProperty("currency");
	expect(account).not.toHaveProperty("figure_format");
});
