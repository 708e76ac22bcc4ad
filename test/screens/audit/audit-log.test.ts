/** The audit log as the Worker serves it: sentences, both names, the fold of what changed, the way to it, the report. */
import { expect, test } from "vitest";
import { fundTenant } from "#test/factories/budgets";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

test("an owner reads who did what and unfolds what changed; the way to it stands under Account; others get neither", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Ortiz" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const { look } = await olga.client.call("settings/get-settings", {});
	await olga.client.call("settings/save-look", { ...look, accent_color: "#ffa500" });
	const page = await openPage(olga, "/audit_log");
	expect(page.texts("h1")).toEqual(["Audit log"]);
	const [line] = page.table().rows;
	expect(line).toMatchObject({ Who: "OOOlga Ortiz", Act: "Names and colors changed", "To what": "The account" });
	expect(line!["What changed"]).toContain("Accent: #ffa500, before #ffb224");
	const fold = page.part("dl", ["class", "audit-fields"]);
	expect([fold.texts("dt"), fold.texts("del")]).toEqual([["Accent"], ["#ffb224"]]);
	expect(page.texts("button").some((words) => words.startsWith("Download Report"))).toBe(true);
	const nav = page
		.links()
		.filter(({ href }) => ["/webapp/uploads", "/webapp/settings", "/webapp/audit_log"].includes(href));
	expect(new Set(nav.map(({ text }) => text).filter(Boolean))).toEqual(new Set(["Uploads", "Settings", "Audit log"]));
	expect(page.text).toContain("Account");

	await olga.client.call("session/sign-in-as", { user_id: priya.id, reason: "Cannot find her certificate." });
	const other = await acme.addMember({ role: "account_owner" });
	const looked = await openPage(other, "/audit_log?kind=access");
	expect(looked.table().rows[0]).toMatchObject({ Who: "OOOlga Ortizas Priya Raman", Act: "Signed in as a member" });
	expect(looked.text).toContain("Reason: Cannot find her certificate.");

	expect((await openPage(priya, "/audit_log")).status).toBe(403);
	expect((await openPage(priya, "")).links().some(({ href }) => href.includes("audit_log"))).toBe(false);
});

test("[account-10] acts and fields speak of points in the account's own word, with a capital where it begins the line", async () => {
	const labels = { points_label: { en: "stars", es: "estrellas", fr: "étoiles" } };
	const acme = await createTenant({ labels });
	await fundTenant(acme, 1_000);
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	await olga.client.call("member-detail/issue-points", { user_ids: [priya.id], points: 30, reason: "Ten years" });
	const actsFor = async (language_code: "en" | "es" | "fr") => {
		const owner = await acme.addMember({ role: "account_owner", language_code });
		const { rows } = (await openPage(owner, "/audit_log")).table();
		return Object.values(rows[0]!).join(" | ");
	};
	expect(await actsFor("en")).toMatch(/Stars given.*Stars: 30/);
	expect(await actsFor("es")).toMatch(/Entrega de estrellas.*Estrellas: 30/);
	expect(await actsFor("fr")).toMatch(/Don en étoiles.*Étoiles/);
});

test("reports and what they cover stand in the audit log by their names, in the reader's language", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const pablo = await acme.addMember({ role: "account_owner", language_code: "es" });
	await olga.client.call("reports/request-report-download", { report_type: "orders_report", filters: {} });
	expect((await openPage(olga, "/audit_log")).text).toContain("Report: Orders and redemptions");
	expect((await openPage(pablo, "/audit_log")).text).toContain("Pedidos y canjes");
});
