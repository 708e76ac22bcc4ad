/** The statement as the Worker serves it: months with their sums, entries with their words, the way to each. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { endPointsAfter, givePast } from "#test/factories/points-expiry";
import { addBehavior, addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { openPage } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const day = (month: number, date: number) => Date.UTC(2026, month - 1, date, 12);

async function priyaOfAcme() {
	const acme = await createTenant();
	const marcus = await acme.addMember({ role: "account_owner", first_name: "Marcus", last_name: "Webb" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const program = await addProgram(acme, { owner: marcus, name: "Everyday Thanks", budget: 100_000 });
	const give = (points: number, created_at: number, more: object = {}) =>
		addRecognition(acme, { giver: marcus, recipients: [priya], program, points, created_at, ...more });
	return { acme, marcus, priya, give };
}

/** The months of a page with the line of sums below each name. */
async function monthsOf(person: TestMember, address: string) {
	const page = await openPage(person, address);
	const sections = page.html.match(/id="month-[^"]+-name"/g) ?? [];
	return sections.map((found) => {
		const id = found.slice('id="'.length, -'-name"'.length);
		return page.part("section", ["id", id]).text;
	});
}

test("months have their name and whole sums, also where a page begins or ends within one", async () => {
	const { priya, give } = await priyaOfAcme();
	for (let at = 0; at < 24; at++) await give(10, day(9, 1) + at * 3_600_000);
	await give(500, day(10, 3));
	const [october, september] = await monthsOf(priya, "/points");
	expect(october).toMatch(/^October 2026500 received, 0 spent, balance 740M/);
	expect(september).toMatch(/^September 2026240 received, 0 spent, balance 240M/);
	const second = await monthsOf(priya, "/points?page=2");
	expect(second).toEqual([expect.stringMatching(/^September 2026240 received, 0 spent, balance 240M/)]);
});

test("an entry has the giver as the way to its certificate, the message in full, behavior, program and figure", async () => {
	const { acme, priya, give } = await priyaOfAcme();
	const behavior = await addBehavior(acme, { en: "Keeps it simple" });
	const message = "Your one-page route sheet is on every cab visor now. ".repeat(18).trim();
	const { recognition_ids } = await give(300, day(10, 3), { message, behavior_ids: [behavior] });
	const page = await openPage(priya, "/points");
	expect(page.links()).toContainEqual({ text: "Marcus Webb", href: `/webapp/recognitions/${recognition_ids[0]}` });
	const entry = page.part("li", ["class", "diary-entry"]);
	expect(entry.text).toContain("Marcus Webb thanked youOct 3+300 points");
	expect(entry.text).toContain(message);
	expect(entry.text).toContain("Keeps it simple · Everyday Thanks");
});

test("what is there now stands beside it, and where the account hides points there is no statement", async () => {
	const { acme, priya, give } = await priyaOfAcme();
	await give(300, day(10, 3));
	expect((await openPage(priya, "/points")).part("aside", ["aria-label", "Available now"]).text).toContain("300");
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.hide_points_for_account', 1) where account_id = ${acme.id}`,
	]);
	const again = await acme.addMember();
	const hidden = await openPage(again, "/points");
	expect(hidden.text).toContain("does not show");
	expect(hidden.html).not.toContain("diary-entry");
});

test("what ends says on which day of which year: most of it ends in another year than this", async () => {
	const { acme, priya } = await priyaOfAcme();
	await endPointsAfter(acme, 24, -1);
	await givePast(acme, priya, { points: 70, daysAgo: 1 });
	const { expiries } = await priya.client.call("points-expiry/get-expiring-points", {});
	const year = new Date(expiries[0]!.expires_at).getUTCFullYear();
	const facts = (await openPage(priya, "/points")).part("aside", ["aria-label", "Available now"]);
	expect(facts.text).toMatch(new RegExp(`[A-Z][a-z]{2} \\d{1,2}, ${year}70`));
});
