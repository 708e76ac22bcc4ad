/** An account's own word for points stands wherever owners read of points: budgets, programs, games, sales, rebates, members, settings, reports and what pays for them. */
import { expect, test } from "vitest";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const words = { en: "stars", es: "estrellas", fr: "étoiles" } as const;
const usual = /\b(points?|puntos?)\b/i;

const pages = [
	...["/budgets", "/budgets/new", "/budgets/move", "/certificates", "/certificates/new"],
	...["/games/manage?new=bingo", "/games/manage?new=scratch", "/ideas/categories", "/employee_nominations/manage"],
	...["/sales", "/sales/log", "/sales/products", "/sales/products/new", "/sales/brands"],
	...["/sales/brands/new", "/sales/levels", "/sales/rules", "/sales/rules/new"],
	...["/sales_dashboard", "/sales/points_earnings", "/rebates", "/rebates/offers/new"],
	...["/moderation", "/members", "/reports", "/reports/schedules/choose", "/setup", "/recognitions/scheduled"],
	...["/anniversaries", "/anniversaries?tab=waiting"],
	...["/settings/features", "/settings/menu", "/settings/limits", "/settings/buy_points"],
	...["/settings/points_expiry", "/settings/roles", "/settings/frame"],
];

test.each(["en", "es", "fr"] as const)("owners read the account's own word in place of points (%s)", async (code) => {
	const globex = await createTenant({
		languages: ["en", "es", "fr"],
		labels: { points_label: words },
		flags: {
			...{ sales_module_enabled: 1, rebates_enabled: 1, buy_points_enabled: 1, wallets_enabled: 1 },
			...{ bingo_enabled: 1, ots_enabled: 1, ideas_enabled: 1, employee_nominations_enabled: 1 },
		},
	});
	const olga = await globex.addMember({ role: "account_owner", language_code: code });
	await fundTenant(globex, 1_000);
	const id = await addBudget(olga, { name: "Europe", points: 400 });
	for (const path of [
		...pages,
		`/budgets/${id}`,
		`/budgets/${id}/split`,
		`/budgets/${id}/edit`,
		`/members/${olga.id}`,
		`/members/${olga.id}/timeline`,
	]) {
		const page = await openPage(olga, path);
		expect([path, page.status]).toEqual([path, 200]);
		const main = page.part("main", ["id", "main"]);
		const { text } = main;
		expect(text, path).not.toMatch(usual);
		// Tabs stand side by side without a space between their words.
		for (const link of main.links()) expect(link.text, path).not.toMatch(usual);
		if (path.startsWith("/budgets/")) expect(text, path).toContain(words[code]);
	}
	const short = await sendForm(olga, "/certificates/new", "certificates/save-batch", {
		...{ name: "Safety day", certificate_count: "100", points: "50", budget_id: String(id), message: "Thank you" },
		expires_on: "2099-12-31",
	});
	expect(short.part("main", ["id", "main"]).text).toContain(words[code]);
	expect(short.part("main", ["id", "main"]).text).not.toMatch(usual);
});
