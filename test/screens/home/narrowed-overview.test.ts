/** The owner's overview under a global filter: its figures and its graph are those of the filter's people, and it says so. */
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

test("figures and graph name the global filter that narrows them; budgets are said to be everybody's; without it nothing is said", async () => {
	const acme = await createTenant({ flags: { global_filter_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const dana = await acme.addMember({ first_name: "Dana", title: "Driver" });
	const tom = await acme.addMember({ first_name: "Tom" });
	const program = await addProgram(acme, { owner: olga, budget: 10_000 });
	await addRecognition(acme, { giver: olga, recipients: [dana], program, points: 300 });
	await addRecognition(acme, { giver: olga, recipients: [tom], program, points: 500 });
	const sentence = async () => {
		const page = await openPage(olga, "");
		return { figures: page.part("p", ["class", "overview-sentence"]).text, page };
	};
	const everybody = await sentence();
	expect(everybody.figures).toMatch(/^800 points/);
	expect(everybody.page.text).not.toContain("your global filter");
	const rules = [{ field: "title" as const, operator: "is" as const, values: ["Driver"] }];
	const { filter_id } = await olga.client.call("global-filters/save-global-filter", { name: "Drivers", rules });
	await olga.client.call("global-filters/update-global-filter-status", { filter_id });
	const drivers = await sentence();
	expect(drivers.figures).toMatch(/^300 points/);
	expect(drivers.page.text).toContain("Figures are only of people in “Drivers”, your global filter.");
	expect(drivers.page.text).toContain("Budgets are those of the whole account.");
	expect(drivers.page.text).toContain("Only people in “Drivers”.");
	expect(drivers.page.table().rows.some((row) => Object.values(row).includes("300"))).toBe(true);
});

test("who took part is told of everybody, whatever the global filter narrows beside it", async () => {
	const flags = { global_filter_enabled: 1, polls_enabled: 1, redemptions_enabled: 0 } as const;
	const acme = await createTenant({ flags });
	const olga = await acme.addMember({ role: "account_owner" });
	const [dana, tom] = [await acme.addMember({ title: "Driver" }), await acme.addMember({ first_name: "Tom" })];
	const { poll_id } = await dana.client.call("polls/save-poll", {
		...{ question: "Which evening?", options: ["Thursday", "Friday"], act: "publish" },
		closes_at: Date.now() + 86_400_000,
	});
	for (const person of [dana, tom]) await person.client.call("polls/vote", { poll_id, option_ids: [1] });
	const rules = [{ field: "title" as const, operator: "is" as const, values: ["Driver"] }];
	const { filter_id } = await olga.client.call("global-filters/save-global-filter", { name: "Drivers", rules });
	await olga.client.call("global-filters/update-global-filter-status", { filter_id });
	const page = await openPage(olga, "");
	expect(page.text).toContain("Figures are only of people in “Drivers”, your global filter.");
	expect(page.part("section", ["aria-labelledby", "overview-engagement-title"]).text).toMatch(/Took part 2 of 3/);
});
