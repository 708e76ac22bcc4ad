/** Certificates as owners and members meet them without scripts: making and printing a batch, the buttons, claiming, and the end. */
import { decodeQR } from "qr/decode.js";
import { expect, test } from "vitest";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const claim = { text: "Redeem certificate", href: "/webapp/claim" };
const inUserMenu = async (person: TestMember) => (await openPage(person, "/")).part("div", ["id", "user-menu"]).links();
const inPhoneMenu = async (person: TestMember) => (await openPage(person, "/")).part("nav", ["id", "menu"]).links();

test("[topbar-07] [topbar-20] [topbar-23] the user menu has the certificate with both switches, a phone's menu beside the shop, which also needs the right to claim", async () => {
	const acme = await createTenant({ flags: { ots_enabled: 1 } });
	const globex = await createTenant({ flags: { ots_enabled: 0 } });
	const priya = await acme.addMember({ switches: { is_eligible_to_claim_certs: 1 } });
	const dan = await acme.addMember();
	const olu = await acme.addMember({ switches: { ots_disabled: 1, is_eligible_to_claim_certs: 1 } });
	const lucia = await globex.addMember({ switches: { is_eligible_to_claim_certs: 1 } });
	expect(await inUserMenu(priya)).toContainEqual(claim);
	expect(await inPhoneMenu(priya)).toContainEqual(claim);
	expect(await inPhoneMenu(priya)).toContainEqual({ text: "Shop", href: "/webapp/store" });
	expect(await inUserMenu(dan)).toContainEqual(claim);
	for (const links of [await inPhoneMenu(dan), await inUserMenu(olu), await inPhoneMenu(olu)])
		expect(links).not.toContainEqual(claim);
	for (const links of [await inUserMenu(lucia), await inPhoneMenu(lucia)]) expect(links).not.toContainEqual(claim);
	expect((await openPage(olu, "/claim")).status).toBe(403);
	expect((await openPage(lucia, "/claim")).status).toBe(403);
});

test("[certificates-01] the print link of a batch leads its owner to the certificates, with codes and QR codes once they were given out; claimed by its address, a code is spent", async () => {
	const acme = await createTenant({ flags: { ots_enabled: 1 } });
	const globex = await createTenant({ flags: { ots_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner" });
	const other = await globex.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	await fundTenant(acme, 5_000);
	const budget_id = await addBudget(olga, { name: "Europe", points: 4_000 });
	runByHand(olga.client);
	const said = {
		name: "Safety day",
		certificate_count: "9",
		points: "50",
		budget_id: String(budget_id),
		message: "A safe year.",
	};
	const form = "certificates/save-batch";
	const wrong = await sendForm(olga, "/certificates/new", form, { ...said, expires_on: "2020-01-01" });
	expect([wrong.location, wrong.text.includes("Choose a day that is not over.")]).toEqual([null, true]);
	expect(wrong.html).toContain('value="Safety day"');
	const made = await sendForm(olga, "/certificates/new", form, { ...said, expires_on: "2099-12-31" });
	const address = made.location!.replace("/webapp", "");
	const batch_id = Number(address.split("/").at(-1));
	expect((await openPage(olga, address)).text).toContain("0 of 9 codes are made.");
	await runOutbox(acme, "certificates/make-certificates");
	const link = `/ots_certificates/api_ots_certificates/print_ots_certificates_by_async_id/${batch_id}`;
	const led = await olga.client.fetch(link, { redirect: "manual" });
	expect([led.status, led.headers.get("location")]).toEqual([302, `/webapp/certificates/${batch_id}/print`]);
	expect((await priya.client.fetch(link, { redirect: "manual" })).status).toBe(403);
	expect((await other.client.fetch(link, { redirect: "manual" })).status).toBe(404);
	const before = await openPage(olga, `${address}/print`);
	expect(before.texts("code")).toEqual([]);
	expect(before.text).toContain("Show the codes of this page");
	await sendForm(olga, `${address}/print`, "certificates/print-batch", {});
	const sheets = await openPage(olga, `${address}/print`);
	const codes = sheets.texts("code");
	expect(codes).toHaveLength(9);
	expect(sheets.html.match(/role="img" aria-label="QR code with the address/g)).toHaveLength(9);
	expect(readQrCodes(sheets.html)).toEqual(
		codes.map((code) => expect.stringMatching(`^https?://.*/webapp/claim/${code}$`)),
	);
	expect(sheets.text).toContain("50 points A safe year.".replace(" A", "A"));
	const claimPage = await openPage(priya, `/claim/${codes[0]}`);
	expect(claimPage.html).toContain(`value="${codes[0]}"`);
	const none = await sendForm(priya, "/claim", "certificates/redeem-certificate", { code: "AAAA-BBBB-CCCC-DDDD" });
	expect(none.text).toContain("There is no certificate with this code. 4 tries left in this hour.");
	expect(none.html).toContain('value="AAAA-BBBB-CCCC-DDDD"');
	const done = await sendForm(priya, `/claim/${codes[0]}`, "certificates/redeem-certificate", { code: codes[0]! });
	expect(done.location).toBe("/webapp/claim");
	expect((await openPage(priya, "/claim")).text).toContain("Safety day+50");
	expect((await openPage(priya, "/points")).text).toContain("A safe year.");
	const page = await openPage(olga, address);
	expect(page.text).toContain("Unused0Printed8Claimed1Expired0Void0");
	expect(page.text).toContain("Priya Raman");
	const asked = await sendForm(olga, address, "certificates/void-batch", {});
	expect(asked.text).toContain("Void Safety day?");
	expect((await openPage(olga, address)).text).toContain("Void0");
	await sendForm(olga, address, "certificates/void-batch", { answered: "1" });
	expect((await openPage(olga, address)).text).toContain("Expired0Void8");
	expect((await openPage(olga, "/certificates")).table().rows).toMatchObject([
		{ Batch: "Safety day", Status: "Void", Claimed: "1" },
	]);
});

/** What a camera reads in the QR codes of a page. */
function readQrCodes(html: string): string[] {
	const drawings = html.matchAll(/viewBox="0 0 (\d+) \d+"><path d="((?:M\d+ \d+h1v1h-1z)+)"/g);
	return Array.from(drawings, ([, size, path]) => decodeQR(pictureOf(Number(size), path!)));
}

const pixelsInModule = 4;

/** Modules of a drawing as black squares on white, four colour values for each pixel. */
function pictureOf(size: number, path: string) {
	const side = size * pixelsInModule;
	const data = new Uint8Array(side * side * 4).fill(255);
	for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
		for (let line = 0; line < pixelsInModule; line += 1) {
			const start = ((Number(y) * pixelsInModule + line) * side + Number(x) * pixelsInModule) * 4;
			data.fill(0, start, start + pixelsInModule * 4);
		}
	return { width: side, height: side, data };
}
