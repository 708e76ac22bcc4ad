/** Making and changing programs, their state, and adding points to them: one that was made is given from at once. */
import { expect, test } from "vitest";
import { addBudget, availableIn, fundTenant } from "#test/factories/budgets";
import { addBehavior, addGroup } from "#test/factories/programs";
import { createTenant, type TestMember } from "#test/kit/tenant";

async function acmeWithBudget(points = 1_000) {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const [tomas, priya] = [await acme.addMember({ first_name: "Tomás" }), await acme.addMember({ first_name: "Priya" })];
	await fundTenant(acme, 2_000);
	const budget_id = await addBudget(olga, { name: "Recognition", points });
	return { acme, olga, tomas, priya, budget_id };
}

const thanks = { name: "Everyday Thanks", points: 50, min_points: 50, max_points: 250, points_increment: 50 };

const give = (giver: TestMember, program_id: number, recipient: TestMember, points = 100) =>
	giver.client.try("recognition/give-recognition", {
		...{ program_id, recipient_ids: [recipient.id], points, message: "Thank you" },
	});

test("a program that was made is given from at once, and what is given is paid from its budget", async () => {
	const { olga, tomas, priya, budget_id } = await acmeWithBudget();
	const { program_id } = await olga.client.call("programs/ao-update-program-details", { ...thanks, budget_id });
	const [shown] = (await tomas.client.call("programs/get-programs", {})).table_rows;
	expect(shown).toMatchObject({ id: program_id, name: "Everyday Thanks", can_give: 1, can_pay: 1, min_points: 50 });
	expect((await give(tomas, program_id, priya)).status).toBe(200);
	expect((await give(tomas, program_id, priya, 75)).status).toBe(400);
	const { budget, movements } = await olga.client.call("budgets/get-budget-details", { budget_id });
	expect([budget.points_remaining, movements[0]]).toEqual([
		900,
		expect.objectContaining({ points: -100, points_after: 900, program: "Everyday Thanks" }),
	]);
});

test("who may give, on which days, for what and how many points is what the owner says, until they say otherwise", async () => {
	const { acme, olga, tomas, priya, budget_id } = await acmeWithBudget();
	const leads = await addGroup(acme, "Leads", [tomas]);
	const [kind, quick] = [await addBehavior(acme, { en: "Kind" }), await addBehavior(acme, { en: "Quick" })];
	const said = {
		...{ name: "Leads' star", description: "For the leads", glyph: "trophy" as const, budget_id, points: 200 },
		...{ giver_group_ids: [leads], behavior_ids: [kind], is_behavior_required: 1 as const },
		...{ from_date: "2020-01-01", to_date: "2199-12-31", display_dates: 0 as const },
	};
	const { program_id } = await olga.client.call("programs/ao-update-program-details", said);
	expect((await give(priya, program_id, tomas, 200)).body.resultType).toBe("not_a_giver");
	const given = (behavior_ids: number[]) =>
		tomas.client.try("recognition/give-recognition", {
			...{ program_id, recipient_ids: [priya.id], points: 200, message: "Thank you", behavior_ids },
		});
	expect([(await given([])).status, (await given([quick])).status, (await given([kind])).status]).toEqual([
		400, 400, 200,
	]);
	const details = await olga.client.call("programs/get-program-details", { program_id });
	expect(details).toMatchObject({
		program: { description: "For the leads", glyph: "trophy", points: 200, min_points: 0, to_date: "2199-12-31" },
		budget: { id: budget_id, name: "Recognition" },
		giver_groups: [{ id: leads, name: "Leads" }],
		behaviors: [{ id: kind, name: "Kind" }],
	});
	const open = { ...said, program_id, giver_group_ids: [], behavior_ids: [], is_behavior_required: 0 as const };
	await olga.client.call("programs/ao-update-program-details", open);
	expect((await give(priya, program_id, tomas, 200)).status).toBe(200);
	await olga.client.call("programs/ao-update-program-details", { ...open, to_date: "2020-02-01" });
	expect((await give(priya, program_id, tomas, 200)).body.resultType).toBe("program_not_active");
});

test("everything that contradicts itself is said at once at its field, and nothing is made", async () => {
	const { olga, budget_id } = await acmeWithBudget();
	await olga.client.call("programs/ao-update-program-details", { ...thanks, budget_id });
	const refused = async (changes: object) => {
		const asked = { ...thanks, name: "Another", budget_id, ...changes };
		const { status, body } = await olga.client.try("programs/ao-update-program-details", asked);
		return [status, ...Object.keys(body.errors ?? {}).sort()];
	};
	expect(
		await refused({ name: "Everyday Thanks", budget_id: 1, from_date: "2026-02-02", to_date: "2026-02-01" }),
	).toEqual([...[400, "budget_id", "name", "to_date"]]);
	expect(await refused({ points: 0, min_points: 0, max_points: 0 })).toEqual([400, "points"]);
	expect(await refused({ min_points: 300 })).toEqual([400, "max_points"]);
	expect(await refused({ points_increment: 30 })).toEqual([400, "points_increment"]);
	expect(await refused({ points: 75 })).toEqual([400, "points"]);
	expect(await refused({ behavior_ids: [1], giver_group_ids: [1] })).toEqual([400, "behavior_ids", "giver_group_ids"]);
	const both = await Promise.all(
		["a", "b"].map(() => olga.client.try("programs/ao-update-program-details", { ...thanks, name: "Twin", budget_id })),
	);
	const refusals = both.filter(({ status }) => status !== 200).map((reply) => reply.body.resultType);
	expect(refusals).toEqual([expect.toBeOneOf(["program_name_taken", "validation"])]);
	expect((await olga.client.call("programs/get-programs", {})).total_rows).toBe(2);
	expect(await refused({ is_non_monetary: 1, points: 0, min_points: 0, max_points: 0 })).toEqual([200]);
});

test("a program that is switched off or archived cannot be given from until it is active again", async () => {
	const { olga, tomas, priya, budget_id } = await acmeWithBudget();
	const { program_id } = await olga.client.call("programs/ao-update-program-details", { ...thanks, budget_id });
	for (const state of ["inactive", "archived"] as const) {
		await olga.client.call("programs/change-program-state", { program_id, state });
		const { table_rows } = await olga.client.call("programs/get-programs", { filters: { status: state } });
		expect(table_rows.map(({ id }) => id)).toEqual([program_id]);
		expect((await give(tomas, program_id, priya)).body.resultType).toBe("program_not_active");
	}
	await olga.client.call("programs/change-program-state", { program_id, state: "active" });
	expect((await give(tomas, program_id, priya)).status).toBe(200);
});

test("points are added from what is available and never beyond it", async () => {
	const { acme, olga, budget_id } = await acmeWithBudget(1_500);
	const { program_id } = await olga.client.call("programs/ao-update-program-details", { ...thanks, budget_id });
	const wish = { program_id, points: 300, reason: "Peak season" };
	expect(await olga.client.call("programs/add-program-points", wish)).toMatchObject({
		points_before: 1_500,
		points_after: 1_800,
	});
	const more = await olga.client.try("programs/add-program-points", wish);
	expect([more.status, more.body.errors]).toEqual([400, { points: ["Only 200 are available."] }]);
	const most = { ...wish, points: 150 };
	const both = await Promise.all(["a", "b"].map(() => olga.client.try("programs/add-program-points", most)));
	const refusals = both.filter(({ status }) => status !== 200).map((reply) => reply.body.resultType);
	expect(refusals).toEqual([expect.toBeOneOf(["not_enough_available", "validation"])]);
	const [shown] = (await olga.client.call("programs/get-programs", {})).table_rows;
	expect([await availableIn(acme), shown?.points_remaining, shown?.points_budgeted]).toEqual([50, 1_950, 1_950]);
});

test("nobody but the account owner writes programs, and nobody those of another account", async () => {
	const { acme, olga, tomas, budget_id } = await acmeWithBudget();
	const { program_id } = await olga.client.call("programs/ao-update-program-details", { ...thanks, budget_id });
	const stranger = await (await createTenant({ shard: acme.shard })).addMember({ role: "account_owner" });
	const said = { ...thanks, name: "Mine", program_id, budget_id };
	const added = { program_id, points: 1, reason: "x" };
	const state = { program_id, state: "archived" as const };
	for (const [person, status] of [
		[tomas, 403],
		[stranger, 404],
	] as const) {
		const replies = [
			await person.client.try("programs/ao-update-program-details", said),
			await person.client.try("programs/add-program-points", added),
			await person.client.try("programs/change-program-state", state),
			await person.client.try("programs/get-program-details", { program_id }),
		];
		expect(replies.map((reply) => reply.status)).toEqual([status, status, status, status]);
	}
});
