/** Where the giver lands and what stands there: the post with everyone, the group by its name, points for each. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addGroup, addProgram } from "#test/factories/programs";
import { createTenant, type TestMember } from "#test/kit/tenant";

const message = "You rebuilt the onboarding guide over one weekend.";

async function acmeWithGroup() {
	const acme = await createTenant();
	const olive = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", manager_id: olive.id });
	const people: TestMember[] = [];
	for (let at = 0; at < 5; at += 1)
		people.push(
			await acme.addMember({ first_name: `Ana${at}`, last_name: "Ruiz", manager_id: at < 3 ? olive.id : priya.id }),
		);
	const group = await addGroup(acme, "Sales EMEA", people.slice(0, 4));
	const thanks = await addProgram(acme, { owner: olive, budget: 5_000 });
	return { acme, olive, priya, people, group, thanks };
}

/** Sends the form of the page of giving as a browser without scripts does; gives where it leads. */
async function sendForm(giver: TestMember, fields: [string, string][]) {
	const body = new URLSearchParams([["csrf_token", await giver.client.csrfToken()], ...fields]);
	const response = await giver.client.fetch("/webapp/recognitions/give", {
		method: "POST",
		body,
		headers: { "content-type": "application/x-www-form-urlencoded", host: giver.client.host },
	});
	return response.headers.get("location");
}

/** A page as its text, without the marks that React leaves between words. */
async function pageOf(reader: TestMember, path: string): Promise<string> {
	return (await (await reader.client.fetch(path)).text()).replaceAll("<!-- -->", "");
}

test("after giving to a group and somebody beside it the feed shows the post, standing out: group, names, the rest, points each", async () => {
	const { priya, people, group, thanks, acme } = await acmeWithGroup();
	const location = await sendForm(priya, [
		["recipient_ids", String(people[4]!.id)],
		["group_ids", String(group)],
		["program_id", String(thanks.id)],
		["points", "100"],
		["message", message],
	]);
	const [, given] = /^\/webapp\/activities\?new=(\d+)#post-\1$/.exec(location!)!;
	const page = await pageOf(priya, location!);
	const post = page.slice(page.indexOf(`id="post-${given}" class="feed-post feed-post-new"`));
	expect(post).toContain("Just now, everyone can see it");
	const there = `/webapp/activities/${given}`;
	const words = post.slice(0, post.indexOf("post-foot")).replace(/<[^>]*>/g, "");
	expect(words).toContain("Priya Raman recognized Sales EMEA, Ana4 Ruiz and 4 others");
	expect(post.replace(/<[^>]*>/g, "")).toContain("+100 points each");
	expect(post).toContain(`href="${there}/people"`);
	const list = await pageOf(priya, `${there}/people`);
	for (const { name } of people) expect(list).toContain(name);
	expect(list.replace(/<[^>]*>/g, "")).toContain("Sales EMEA · 5 people");
	await acme.database.write([sql`update groups set name = 'Renamed' where account_id = ${acme.id}`]);
	const forOthers = await pageOf(people[0]!, there);
	expect(forOthers).toContain("Sales EMEA");
	expect(forOthers).not.toContain("Just now, everyone can see it");
});

test("a group alone is named with its size, and who is thanked in it reads their own name", async () => {
	const { priya, people, group, thanks } = await acmeWithGroup();
	const { activity_ids } = await priya.client.call("recognition/give-recognition", {
		program_id: thanks.id,
		group_ids: [group],
		points: 100,
		message,
	});
	const wordsFor = async (reader: TestMember) =>
		(await pageOf(reader, `/webapp/activities/${activity_ids[0]}`)).replace(/<[^>]*>/g, "");
	expect(await wordsFor(priya)).toContain("recognized Sales EMEA, 4 people");
	expect(await wordsFor(people[1]!)).toContain("recognized Sales EMEA, Ana1 Ruiz and 3 others");
	const feed = await priya.client.call("activity/get-activity-feed", {});
	expect(feed.table_rows[0]).toMatchObject({ group_names: ["Sales EMEA"], named_count: 0, recipient_count: 4 });
});

test("what is given to one person says nothing of each; the notice names them and leads to the post", async () => {
	const { priya, people, thanks } = await acmeWithGroup();
	const location = await sendForm(priya, [
		["recipient_ids", String(people[0]!.id)],
		["program_id", String(thanks.id)],
		["points", "100"],
		["message", message],
	]);
	const [, given] = /^\/webapp\/activities\?new=(\d+)#/.exec(location!)!;
	const words = (await pageOf(priya, `/webapp/activities/${given}`)).replace(/<[^>]*>/g, "");
	expect(words).toContain("+100 points");
	expect(words).not.toContain("points each");
});

test("what only those concerned see has no post: it leads to what was given", async () => {
	const { priya, people, thanks } = await acmeWithGroup();
	const give = (to: TestMember[]) =>
		sendForm(priya, [
			...to.map(({ id }): [string, string] => ["recipient_ids", String(id)]),
			["program_id", String(thanks.id)],
			["points", "50"],
			["message", message],
			["visibility", "private"],
		]);
	expect(await give(people.slice(0, 1))).toBe("/webapp/recognitions?report_condition=given_by_me");
	expect(await give(people.slice(1, 3))).toBe("/webapp/recognitions?report_condition=given_by_me");
});

test("everyone thanked is listed for who may see the post, and for nobody else; a certificate leads there", async () => {
	const { olive, acme, priya, people, thanks } = await acmeWithGroup();
	const outsider = await acme.addMember();
	const give = (visibility: "public" | "team" | "private") =>
		priya.client.call("recognition/give-recognition", {
			program_id: thanks.id,
			recipient_ids: people.slice(0, 3).map(({ id }) => id),
			points: 50,
			message,
			visibility,
		});
	const listFor = async (reader: TestMember, activity_id: number) =>
		(await reader.client.call("recognition/get-recipients", { pageSize: 2, filters: { activity_id } })).table_rows.map(
			({ name }) => name,
		);
	const [open, team, secret] = [await give("public"), await give("team"), await give("private")];
	expect(await listFor(outsider, open.activity_ids[0]!)).toEqual(["Ana0 Ruiz", "Ana1 Ruiz"]);
	expect(await listFor(people[0]!, team.activity_ids[0]!)).toEqual(["Ana0 Ruiz", "Ana1 Ruiz"]);
	expect(await listFor(outsider, team.activity_ids[0]!)).toEqual([]);
	for (const reader of [outsider, olive, priya, people[0]!])
		expect(await listFor(reader, secret.activity_ids[0]!)).toEqual([]);
	expect((await outsider.client.fetch(`/webapp/activities/${team.activity_ids[0]}/people`)).status).toBe(404);

	const certificate = await pageOf(people[0]!, `/webapp/recognitions/${open.recognition_ids[0]}`);
	expect(certificate).toContain("Thanked together with 2 others");
	expect(certificate).toContain(`href="/webapp/activities/${open.activity_ids[0]}/people"`);
	const alone = await pageOf(people[0]!, `/webapp/recognitions/${secret.recognition_ids[0]}`);
	expect(alone).not.toContain("Thanked together");
});
