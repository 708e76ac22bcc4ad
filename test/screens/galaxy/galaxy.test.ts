/** The map of who thanked whom as the Worker serves it: what is drawn and told of, for whom, and what never is. */
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { openPage } from "#test/kit/page";
import { planOf } from "#test/kit/plan";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { listPublicThanks } from "#workers/features/recognition";

let acme: TestTenant;
let program: Awaited<ReturnType<typeof addProgram>>;
let priya: TestMember;
let marcus: TestMember;
let ana: TestMember;

async function makeCompany() {
	acme = await createTenant({ flags: { give_recognition_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Ivanova" });
	priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	marcus = await acme.addMember({ first_name: "Marcus", last_name: "Webb" });
	ana = await acme.addMember({ first_name: "Ana", last_name: "Díaz" });
	program = await addProgram(acme, { name: "Thanks", owner: olga, budget: 100_000 });
}

const thank = (giver: TestMember, recipient: TestMember, more: object = {}) =>
	addRecognition(acme, { giver, recipients: [recipient], program, message: "Thank you for that.", ...more });

/** The rows of the table behind the map. */
const rowsOf = async (person: TestMember, query = "") =>
	(await openPage(person, `/galaxy${query}`))
		.part("details", ["class", "galaxy-table"])
		.table()
		.rows.map((row) => Object.values(row).join(" "));

beforeAll(makeCompany);

test("[galaxy-01] /galaxy is the page of who thanked whom, in the menu while people can give recognition", async () => {
	const empty = await openPage(priya, "/galaxy");
	expect([empty.status, empty.texts("h1")]).toEqual([200, ["Who thanked whom"]]);
	expect(empty.text).toContain("No public recognitions in these days");
	expect(empty.text).toMatch(/Since [A-Z][a-z]{2} \d{1,2}, \d{4}/);
	const leads = async (person: TestMember) =>
		(await openPage(person, "/privacy")).links().some(({ href }) => href === "/webapp/galaxy");
	expect(await leads(priya)).toBe(true);
	const off = await (await createTenant({ shard: acme.shard, flags: { give_recognition_enabled: 0 } })).addMember();
	expect([await leads(off), (await openPage(off, "/galaxy")).status]).toEqual([false, 403]);
	expect((await acme.visitor().fetch("/webapp/galaxy")).headers.get("location")).toContain("/webapp/login");
});

test("[galaxy-02] public recognitions are a map of faces that lead to each person's circle, with the table behind it; nothing else is told", async () => {
	await makeCompany();
	const left = await acme.addMember({ first_name: "Lena", last_name: "Left" });
	for (const [giver, recipient, more] of [
		[marcus, priya, {}],
		[marcus, priya, {}],
		[priya, marcus, {}],
		[ana, marcus, {}],
		[ana, priya, { visibility: "private" }],
		[priya, ana, { visibility: "team" }],
		[left, ana, {}],
	] as const)
		await thank(giver, recipient, more);
	const hidden = await thank(priya, ana);
	const reversed = await thank(marcus, ana);
	await acme.database.write([
		sql`update users set status = 'terminated' where account_id = ${acme.id} and id = ${left.id}`,
		sql`update activities set hidden_at = 1 where account_id = ${acme.id} and id = ${hidden.activity_id}`,
		sql`update recognitions set status = 'reversed' where account_id = ${acme.id} and activity_id = ${reversed.activity_id}`,
	]);
	expect(await rowsOf(priya)).toEqual(["Marcus Webb You 2", "Ana Díaz Marcus Webb 1", "You Marcus Webb 1"]);
	const page = await openPage(priya, "/galaxy");
	expect(page.text).toContain("4 public recognitions among 3 people");
	expect(page.html).not.toContain("Lena");
	const map = page.part("div", ["class", "galaxy-whole"]);
	expect(map.texts("li").sort()).toEqual([
		"ADAna DíazGave 1 recognition. Received 0.",
		"MWMarcus WebbGave 2 recognitions. Received 2.",
		"PRYouGave 1 recognition. Received 2.",
	]);
	// The stronger of the two lines is the wider one.
	const widths = [...map.html.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width));
	expect([widths.length, widths[0]! > widths[1]!]).toEqual([2, true]);
	expect(map.html.match(/class="[^"]*galaxy-me[^"]*"/g)).toHaveLength(1);
	// A phone has one's own circle first: Ana is none of those around Priya.
	const small = page.part("div", ["class", "galaxy-small"]);
	expect(small.texts("li").map((words) => words.slice(0, 5))).toEqual(["PRYou", "MWMar"]);
	const circle = page.links().find(({ href }) => href.includes(`person=${ana.id}`))!;
	const around = await openPage(priya, circle.href.replace("/webapp", ""));
	expect(around.texts("h2")[0]).toBe("Around Ana Díaz");
	expect(around.part("details", ["class", "galaxy-table"]).table().rows).toHaveLength(1);
	expect(around.part("div", ["class", "galaxy-whole"]).texts("li")).toHaveLength(2);
	const stranger = await (
		await createTenant({ shard: acme.shard, flags: { give_recognition_enabled: 1 } })
	).addMember();
	expect((await openPage(stranger, `/galaxy?person=${ana.id}`)).text).toContain("No public recognitions");
});

test("days choose how far back it looks, what is said now is drawn at once, and nonsense in the address is everybody", async () => {
	await makeCompany();
	const dayMs = 86_400_000;
	await thank(marcus, priya, { created_at: Date.now() - 60 * dayMs });
	await thank(ana, priya, { created_at: Date.now() - 200 * dayMs });
	expect(await rowsOf(priya)).toEqual(["Marcus Webb You 1"]);
	expect(await rowsOf(priya, "?days=365")).toEqual(["Ana Díaz You 1", "Marcus Webb You 1"]);
	expect((await openPage(priya, "/galaxy?days=30")).text).toContain("No public recognitions in these days");
	await thank(priya, ana);
	expect(await rowsOf(priya, "?days=30")).toEqual(["You Ana Díaz 1"]);
	for (const query of ["?days=7000&person=-1", "?person=9007199254740993", "?person=x&days="])
		expect(await rowsOf(priya, query)).toHaveLength(2);
	const unknown = await openPage(priya, "/galaxy?person=12345");
	expect(unknown.text).toContain("There are no public recognitions of this person in these days.");
	expect((await priya.client.try("galaxy/get-galaxy", { days: 31 as never })).status).toBe(400);
});

test("a large company is drawn as its 60 most connected people and their 120 strongest lines, with the rest in words, from an index", async () => {
	await makeCompany();
	const many: TestMember[] = [];
	for (let at = 0; at < 80; at += 1) many.push(await acme.addMember({ first_name: `Person${at}`, last_name: "Named" }));
	const pairs = many.flatMap((giver, at) => [1, 2, 3].map((step) => ({ giver, recipient: many[(at + step) % 80]! })));
	const { activity_id } = await thank(many[0]!, many[1]!);
	await acme.database.write([
		sql`insert into recognitions (account_id, id, activity_id, giver_id, recipient_id, program_id, points, message, visibility,
				certificate_code, created_at)
			select ${acme.id}, value ->> 'id', ${activity_id}, value ->> 'giver', value ->> 'recipient', ${program.id}, 0, 'Thanks', 'public',
				'code' || (value ->> 'id'), ${Date.now()}
			from json_each(${JSON.stringify(pairs.map(({ giver, recipient }, at) => ({ id: at + 1, giver: giver.id, recipient: recipient.id })))})`,
	]);
	await thank(priya, many[79]!);
	const galaxy = await priya.client.call("galaxy/get-galaxy", {});
	expect([galaxy.people_count, galaxy.tie_count, galaxy.ties.length]).toEqual([81, 241, 120]);
	const drawn = new Set(galaxy.ties.flatMap(({ one_id, other_id }) => [one_id, other_id]));
	expect([drawn.size <= 60, drawn.has(priya.id)]).toEqual([true, true]);
	const page = await openPage(priya, "/galaxy");
	expect(page.text).toMatch(/\d+ more people are connected less and not drawn/);
	expect(page.part("div", ["class", "galaxy-whole"]).texts("li")).toHaveLength(drawn.size);
	// The same ties give the same map.
	const places = (html: string) => html.match(/left:\d[\d.]*%;top:\d[\d.]*%/g);
	expect(places((await openPage(priya, "/galaxy")).html)).toEqual(places(page.html));
	const plan = await planOf(acme.shard, listPublicThanks(acme.id, 0));
	expect(plan.join("\n")).toContain("USING COVERING INDEX recognitions_public (account_id=? AND created_at>?)");
	expect(plan.join("\n")).not.toContain("SCAN a");
});
