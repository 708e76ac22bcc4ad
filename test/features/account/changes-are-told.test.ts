/** What clients that keep the account's data read anew after an owner's change: it is as the change left it, at once. */
import { expect, test } from "vitest";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

test("[account-15] after an account owner changed a budget, an idea moderator, a group or a program, the data of start-up and the next page are as the change left them, in accounts of either version; nobody else changes them", async () => {
	for (const platform_version of ["saas", "premium"] as const) {
		const acme = await createTenant({ platform_version, flags: { ideas_enabled: 1 } });
		const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
		const ben = await acme.addMember({ role: "budget_owner", first_name: "Ben" });
		const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
		await fundTenant(acme, 5_000);
		const userOf = async ({ client }: TestMember) => (await client.call("session/init-user", {})).user;
		const textOf = async (path: string) => (await openPage(olga, path)).text;

		// A budget: what its owner has left to issue.
		const budget_id = await addBudget(olga, { name: "Europe", points: 700, budget_owner: ben });
		expect((await userOf(ben)).left_to_issue).toBe(700);
		await olga.client.call("budgets/move-points", { to_budget_id: budget_id, points: 300, reason: "More." });
		expect((await userOf(ben)).left_to_issue).toBe(1_000);
		expect(await textOf("/budgets")).toContain("1,000");

		// A moderator of ideas: what the person may do.
		expect((await userOf(priya)).sensitive.can_moderate_ideas).toBe(0);
		await olga.client.call("ideas/update-idea-moderators", { moderator_ids: [priya.id] });
		expect((await userOf(priya)).sensitive.can_moderate_ideas).toBe(1);
		expect(await textOf("/ideas/categories")).toContain("Priya Raman");

		// A group: those among whom one chooses.
		const group = { name: "Night shift", kind: "list", member_ids: [priya.id] };
		await olga.client.call("groups/update-group-details", group as never);
		expect(await textOf("/groups")).toContain("Night shift");

		// A program: those from which one gives.
		const program = { name: "Thanks", budget_id, points: "100" };
		const saved = await sendForm(olga, "/programs/new", "programs/ao-update-program-details", {
			...{ ...program, budget_id: String(budget_id) },
		});
		expect((await textOf(saved.location!.replace("/webapp", ""))).includes("Thanks")).toBe(true);
		expect((await userOf(olga)).programs.map(({ name }) => name)).toContain("Thanks");

		const refused = await Promise.all([
			priya.client.try("budgets/move-points", { to_budget_id: budget_id, points: 1, reason: "Mine." }),
			priya.client.try("ideas/update-idea-moderators", { moderator_ids: [] }),
			priya.client.try("groups/update-group-details", group as never),
			priya.client.try("programs/ao-update-program-details", program as never),
		]);
		expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
	}
});
