/** The graph and the figures of the overview under a global filter: only the people whom it holds, and the filter is named. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { orderOf, putIntoCart } from "#test/factories/shopping";
import { createTenant } from "#test/kit/tenant";
import { type Step, stepsUntil } from "#workers/kernel/graph-steps";

const status = "global-filters/update-global-filter-status";

async function acmeWithPoints() {
	const acme = await createTenant({ flags: { global_filter_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const otto = await acme.addMember({ role: "account_owner", first_name: "Otto" });
	const dana = await acme.addMember({ first_name: "Dana", title: "Driver" });
	const tom = await acme.addMember({ first_name: "Tom" });
	await acme.addMember({ first_name: "Dirk", title: "Driver", status: "invited" });
	const program = await addProgram(acme, { owner: olga, budget: 10_000 });
	const [before, now] = stepsUntil(Date.now(), "month", 2, "America/New_York") as [Step, Step];
	const give = (person: typeof dana, points: number, created_at: number) =>
		addRecognition(acme, { giver: olga, recipients: [person], program, points, created_at });
	await give(dana, 300, now.start);
	await give(tom, 500, now.start);
	await give(dana, 40, before.start);
	await give(tom, 7, before.end - 1);
	const item = await addItem(acme, { variants: [{ points: 100 }] });
	const cart = await putIntoCart(dana, item.variant_id, 1);
	await dana.client.call("checkout/checkout", orderOf(cart));
	const filterOf = async (name: string, field: "title" | "role", value: string) => {
		const rules = [{ field, operator: "is" as const, values: [value] }];
		return (await olga.client.call("global-filters/save-global-filter", { name, rules })).filter_id;
	};
	return { acme, olga, otto, now, filterOf };
}

type Owner = Awaited<ReturnType<typeof acmeWithPoints>>["olga"];

const summaryFor = (owner: Owner) => owner.client.call("points/get-points-summary", {});
const graphFor = async (owner: Owner) => {
	const { graph_data, global_filter } = await owner.client.call("points/get-points-graph", {});
	return { last: graph_data.slice(-2).map((point) => [point.points_issued, point.points_redeemed]), global_filter };
};

test("under a global filter graph and figures are those of its people, with its name; other owners have everybody's", async () => {
	const { acme, olga, otto, now, filterOf } = await acmeWithPoints();
	const whole = {
		last: [
			[47, 0],
			[800, 100],
		],
		global_filter: null,
	};
	expect(await graphFor(olga)).toEqual(whole);
	const filter_id = await filterOf("Drivers", "title", "Driver");
	await olga.client.call(status, { filter_id });
	const global_filter = { id: filter_id, name: "Drivers" };
	expect(await graphFor(olga)).toEqual({
		last: [
			[40, 0],
			[300, 100],
		],
		global_filter,
	});
	expect(await summaryFor(olga)).toMatchObject({
		...{ points_issued: 300, points_issued_before: 40, points_redeemed: 100, points_redeemed_before: 0 },
		...{ active_member_count: 1, not_joined_count: 1, global_filter },
	});
	expect(await graphFor(otto)).toEqual(whole);
	expect(await summaryFor(otto)).toMatchObject({ points_issued: 800, active_member_count: 4, global_filter: null });
	await acme.database.write([
		sql`insert into recognition_months (account_id, month, user_id, gave, received)
			select ${acme.id}, ${now.key}, id, 0, 1 from users where account_id = ${acme.id} and first_name in ('Dana', 'Tom')
			on conflict (account_id, month, user_id) do update set received = 1`,
	]);
	expect((await olga.client.call("recognition/get-reach", {})).now.received).toBe(1);
	await olga.client.call(status, { filter_id: 0 });
	expect(await graphFor(olga)).toEqual(whole);
});

test("a filter that holds everybody changes no figure: the lines of people sum up to the counters", async () => {
	const { olga } = await acmeWithPoints();
	const { global_filter: _none, ...before } = await summaryFor(olga);
	const graph = await graphFor(olga);
	const rules = [{ field: "role" as const, operator: "is_not" as const, values: ["customer"] }];
	const { filter_id } = await olga.client.call("global-filters/save-global-filter", { name: "Everybody", rules });
	await olga.client.call(status, { filter_id });
	expect(await summaryFor(olga)).toMatchObject({ ...before, global_filter: { name: "Everybody" } });
	expect((await graphFor(olga)).last).toEqual(graph.last);
});
