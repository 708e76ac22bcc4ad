/** What account owners do, over HTTP and on their pages: members, budgets, programs, categories, reports, requests, and a look in for a member. */
import { expect, test } from "vitest";
import { requestOf } from "#test/factories/approvals";
import { fundTenant } from "#test/factories/budgets";
import { askForReport, download, makeReports, pastDownloads, readCsv } from "#test/factories/reports";
import { salesFlags } from "#test/factories/sales";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

test("[session-02] an account owner manages members, budgets, programs, categories and reports, moderates requests and signs in as a member; a member does none of it", async () => {
	const acme = await createTenant({ flags: { ...salesFlags, ideas_enabled: 1, create_new_employee_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const dan = await acme.addMember({ first_name: "Dan" });
	await fundTenant(acme, 2_000);
	const { client } = olga;

	const place = { country: "USA", language_code: "en" };
	const record = { first_name: "Ana", last_name: "Vega", email: "ana.vega@acme.example", participant_id: "A-7" };
	const { user_id } = await client.call("member-detail/create-member", { ...record, ...place });
	const { table_rows: people } = await client.call("members/get-members-under-account", {});
	expect(people.map(({ id }) => id).sort()).toEqual([olga.id, priya.id, dan.id, user_id].sort());

	const care = { name: "Care", budget_category: "People" } as const;
	const { budget_id } = await client.call("budgets/ao-update-budget-details", care);
	const moved = { to_budget_id: budget_id, points: 1_000, reason: "Start" };
	await client.call("budgets/move-points", moved);
	const [budget] = (await client.call("budgets/get-budgets-under-account", {})).table_rows;
	expect(budget).toMatchObject({ id: budget_id, name: "Care", budget_category: "People", current_balance: 1_000 });

	const thanks = { name: "Thanks", budget_id, points: 50, issuance_approval_needed: 1 } as const;
	const { program_id } = await client.call("programs/ao-update-program-details", thanks);
	const [program] = (await client.call("programs/get-managed-programs", {})).table_rows;
	expect(program).toMatchObject({ id: program_id, name: "Thanks", points_remaining: 1_000 });

	await client.call("ideas/update-idea-category", { name: "Costs" });
	await client.call("sales/update-sale-category", { name: "Straps", is_active: 1 });
	const named = async (list: "ideas/get-idea-categories-under-account" | "sales/get-sale-categories-under-account") =>
		(await client.call(list, {})).table_rows.map(({ name }) => name);
	expect(await named("ideas/get-idea-categories-under-account")).toEqual(["Costs"]);
	expect(await named("sales/get-sale-categories-under-account")).toEqual(["Straps"]);

	const given = { program_id, recipient_ids: [dan.id], points: 50, message: "You stayed." };
	const { submission_id } = await priya.client.call("recognition/give-recognition", given);
	const request_id = await requestOf(acme, submission_id!);
	const decision = { request_id, action: "approve" } as const;
	const decided = await client.call("moderation/moderate", decision);
	expect(decided).toMatchObject({ request_id, final_status: "approved" });
	expect((await dan.client.call("session/refresh-point-balance", {})).point_balance).toBe(50);

	await askForReport(olga, "members_report", {});
	await makeReports(acme);
	const [file] = await pastDownloads(olga);
	expect(readCsv((await download(olga, file!.download_link)).bytes)).toHaveLength(1 + 4);

	for (const [name, payload] of [
		["member-detail/create-member", { ...record, ...place, email: "b@acme.example", participant_id: "A-8" }],
		["members/get-members-under-account", {}],
		["budgets/ao-update-budget-details", { ...care, name: "Mine" }],
		["budgets/move-points", moved],
		["programs/ao-update-program-details", { ...thanks, name: "Mine" }],
		["ideas/update-idea-category", { name: "Mine" }],
		["sales/update-sale-category", { name: "Mine" }],
		["reports/request-report-download", { report_type: "members_report" }],
		["session/sign-in-as", { user_id: dan.id, reason: "An order shows twice." }],
	] as const)
		expect([name, (await dan.client.try(name, payload as never)).status]).toEqual([name, 403]);
	expect((await dan.client.try("moderation/moderate", decision)).status).toBe(404);

	const pages = "/members /budgets /programs/details /ideas/categories /sales/categories /reports /login/sudo";
	for (const path of [...pages.split(" "), "/moderation"])
		expect([path, (await openPage(olga, path)).status]).toEqual([path, 200]);
	for (const path of pages.split(" "))
		expect([path, (await openPage(dan, path)).status]).toEqual([path, path === "/reports" ? 200 : 403]);
	expect((await openPage(dan, "/reports")).text).not.toContain("Members");

	await client.call("session/sign-in-as", { user_id: priya.id, reason: "An order shows twice." });
	client.forgetToken();
	expect((await client.call("session/init-user", {})).user.id).toBe(priya.id);
});
