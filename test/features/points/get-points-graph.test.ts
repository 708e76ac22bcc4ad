/** The graph of points: its months in the account's time zone, the figures the drawing and the table show of them, and its screen. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";
import { type Step, stepsUntil } from "#workers/kernel/graph-steps";

async function acmeWithMonths(time_zone: string) {
	const acme = await createTenant();
	await acme.database.write([sql`update accounts set time_zone = ${time_zone} where account_id = ${acme.id}`]);
	const ada = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	const program = await addProgram(acme, { owner: ada, budget: 100_000 });
	const steps = stepsUntil(Date.now(), "month", 3, time_zone) as [Step, Step, Step];
	const give = (points: number, created_at: number) =>
		addRecognition(acme, { giver: ada, recipients: [priya], program, points, created_at });
	return { acme, ada, priya, steps, give };
}

test.each(["America/Los_Angeles", "UTC", "Asia/Kathmandu"])(
	"each month has what was given from its first to its last moment in %s",
	async (time_zone) => {
		const { ada, steps, give } = await acmeWithMonths(time_zone);
		const [first, second, last] = steps;
		await give(1, first.start - 1);
		await give(10, first.start);
		await give(200, first.end - 1);
		await give(3_000, second.start);
		await give(40_000, last.start);
		const { graph_data, extra_legend_data } = await ada.client.call("points/get-points-graph", {});
		expect(graph_data.slice(-4).map(({ points_issued }) => points_issued)).toEqual([1, 210, 3_000, 40_000]);
		expect(graph_data.map(({ year_month_str }) => year_month_str).slice(-3)).toEqual(steps.map(({ key }) => key));
		expect(graph_data).toHaveLength(6);
		expect(extra_legend_data).toEqual([
			{ id: "points_issued", sum: 43_211 },
			{ id: "points_redeemed", sum: 0 },
		]);
		const year = await ada.client.call("points/get-points-graph", { filters: { range: 12 } });
		expect(year.graph_data).toHaveLength(12);
		const wrong = await ada.client.try("points/get-points-graph", { filters: { range: 7 } } as never);
		expect([wrong.status, wrong.body.resultType]).toEqual([400, "validation"]);
	},
);

test("the owner's page has drawing, legend and table without scripts; each month leads to its recognitions", async () => {
	const { ada, priya, steps, give } = await acmeWithMonths("America/New_York");
	expect((await openPage(ada, "")).text).toContain("Nothing was issued or redeemed in these months.");
	await give(1_234, steps[1].start);
	const page = await openPage(ada, "");
	const { headings, rows } = page.table();
	expect(headings.slice(0, 3)).toEqual(["Month", "Issued", "Redeemed"]);
	expect(rows.some((row) => Object.values(row).includes("1,234"))).toBe(true);
	expect(page.html).toContain('data-point="5"');
	const leads = page.links().filter(({ href }) => href.includes(`startDate=${steps[1].key}-01`));
	// The wide drawing, the narrow one, and the table.
	expect(leads).toHaveLength(3);
	const year = await openPage(ada, "?range=12");
	expect(year.html).toContain('data-point="11"');
	expect((await openPage(priya, "")).text).not.toContain("Issued and redeemed");
});

test("where the account hides points, there is no graph of them", async () => {
	const { acme, ada, steps, give } = await acmeWithMonths("UTC");
	await give(50, steps[2].start);
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.hide_points_for_account', 1) where account_id = ${acme.id}`,
	]);
	expect((await openPage(ada, "")).html).not.toContain("data-point");
	expect((await ada.client.try("points/get-points-graph", {})).status).toBe(403);
});
