/** The account owner's overview as the Worker serves it: the month, what waits, how far recognition reaches, which budgets run out. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { openPage } from "#test/kit/page";
import { createTenant, newId } from "#test/kit/tenant";

const zone = "America/New_York";
const lastMonth = DateTime.now().setZone(zone).startOf("month").minus({ days: 10 });

async function acmeWithMonths() {
	const acme = await createTenant();
	const olive = await acme.addMember({ role: "account_owner", first_name: "Olive", last_name: "Grant" });
	const [mara, tomas, ana] = [
		await acme.addMember({ first_name: "Mara" }),
		await acme.addMember({ first_name: "Tomas" }),
		await acme.addMember({ first_name: "Ana" }),
	];
	const program = await addProgram(acme, { owner: olive, name: "Everyday Thanks", budget: 10_000 });
	const give = (recipients: (typeof mara)[], points: number, created_at: number) =>
		addRecognition(acme, { giver: mara, recipients, program, points, created_at });
	await give([tomas, ana], 200, lastMonth.toMillis());
	await give([tomas], 300, Date.now());
	return { acme, olive, mara, tomas, program };
}

test("a sentence says what was given so far beside all of the month before, and members have no overview", async () => {
	const { olive, mara } = await acmeWithMonths();
	const page = await openPage(olive, "");
	const [now, before] = [DateTime.now().setZone(zone), lastMonth].map((time) => time.setLocale("en").monthLong);
	expect(page.part("p", ["class", "overview-sentence"]).text).toBe(
		`300 points were given in ${now} up to today, 25% less than in all of ${before}. 0 were redeemed.`,
	);
	const member = await openPage(mara, "");
	for (const words of ["up to today", "Waiting for you", "joined", "run out"]) expect(member.text).not.toContain(words);
});

test("who joined stands as a part of all who were added", async () => {
	const { acme, olive, mara } = await acmeWithMonths();
	const joined = async () => (await openPage(olive, "")).part("section", ["aria-labelledby", "reach-title"]).text;
	expect(await joined()).toMatch(/4 of 4.*Everybody has joined/);
	await acme.database.write([
		sql`update users set status = 'invited' where account_id = ${acme.id} and id = ${mara.id}`,
	]);
	expect(await joined()).toMatch(/3 of 4.*1 person has not joined yet/);
});

test("reach counts everybody once who gave and once who received this month, beside all of the month before", async () => {
	const { acme, olive, mara, tomas, program } = await acmeWithMonths();
	const ana = await acme.addMember({ first_name: "Ana" });
	const thank = (people: (typeof mara)[]) =>
		mara.client.call("recognition/give-recognition", {
			program_id: program.id,
			recipient_ids: people.map(({ id }) => id),
			message: "Thank you.",
		});
	await acme.database.write([
		sql`insert into recognition_months (account_id, month, user_id, gave, received)
			values (${acme.id}, ${lastMonth.toFormat("yyyy-MM")}, ${ana.id}, 1, 0)`,
	]);
	await thank([tomas]);
	await thank([tomas, ana]);
	await tomas.client.call("recognition/give-recognition", {
		program_id: program.id,
		recipient_ids: [mara.id],
		message: "Thanks.",
	});
	expect(await olive.client.call("recognition/get-reach", {})).toMatchObject({
		now: { gave: 2, received: 3 },
		before: { gave: 1, received: 0 },
	});
	const before = lastMonth.setLocale("en").monthLong;
	const card = (await openPage(olive, "")).part("section", ["aria-labelledby", "reach-title"]).text;
	expect(card).toMatch(new RegExp(`Gave ?2 of 5 ?1 in all of ${before} ?Received ?3 of 5 ?0 in all of ${before}`));
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.give_recognition_enabled', 0) where account_id = ${acme.id}`,
	]);
	const without = (await openPage(olive, "")).part("section", ["aria-labelledby", "reach-title"]).text;
	expect(without).toMatch(/Joined/);
	expect(without).not.toMatch(/Gave|Received/);
});

test("orders that nobody began wait with their number, the oldest by its buyer, where the account manages orders", async () => {
	const { acme, olive, tomas } = await acmeWithMonths();
	const order = (at: number) => {
		const id = newId();
		return sql`insert into orders (account_id, id, number, user_id, total_points, total_cents, line_count, unit_count, address, cart_key, created_at)
			values (${acme.id}, ${id}, ${id}, ${tomas.id}, 0, 0, 0, 0, '{}', ${`cart-${id}`}, ${at})`;
	};
	await acme.database.write([order(Date.now()), order(Date.now() - 3 * 86_400_000)]);
	const waiting = async () => (await openPage(olive, "")).part("section", ["aria-labelledby", "waiting-title"]);
	expect((await waiting()).text).toContain("Nothing waits for you.");
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.orders_management_enabled', 1) where account_id = ${acme.id}`,
	]);
	const found = await waiting();
	expect(found.text).toMatch(/New orders ?Oldest: 3 days ago, Tomas/);
	expect(found.links()[0]?.href).toBe("/webapp/recognitions/orders_management?status=placed");
});

test("budgets say what is left and when they run out, how that is reckoned, and nothing where points are hidden", async () => {
	const { acme, olive, program } = await acmeWithMonths();
	await acme.database.write([
		sql`update budgets set created_at = ${Date.now() - 100 * 86_400_000}, points_budgeted = 100000 where account_id = ${acme.id} and id = ${program.budget_id}`,
	]);
	const { budgets } = await olive.client.call("budgets/get-budget-pace", {});
	// 90,700 of 100,000 in a hundred days: the last 9,300 go in ten.
	const day = DateTime.now().setZone(zone).plus({ days: 10 });
	expect(budgets).toMatchObject([{ points_remaining: 9_300, runs_out_on: day.toISODate(), owner: "Olive Grant" }]);
	const card = (await openPage(olive, "")).part("section", ["aria-labelledby", "budgets-title"]).text;
	expect(card).toContain("9,300 of 100,000");
	expect(card).toContain(`${day.toFormat("MMM d, yyyy")}, in 10 days`);
	expect(card).toContain("At this pace: what was spent since the budget’s cycle began");
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.hide_points_for_account', 1) where account_id = ${acme.id}`,
	]);
	const owner = await acme.addMember({ role: "account_owner" });
	const hidden = await openPage(owner, "");
	expect(hidden.text).toContain("Waiting for you");
	expect(hidden.text).not.toContain("run out");
	expect(hidden.html).not.toContain('overview-sentence"');
});
