/** The end of a photo contest, over HTTP and on its page: places stay, winners are told, the feed has it; and changing one before. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addContest, addPhoto } from "#test/factories/photos";
import { readMail } from "#test/kit/mail";
import { runOutboxWhole } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { runDueWork } from "#test/kit/schedule";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { dayMs } from "#workers/kernel/clock";

async function makeCompany() {
	const acme = await createTenant({ flags: { photo_albums_enabled: 1, photo_contest_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const sofia = await acme.addMember({ first_name: "Sofia" });
	return { acme, olga, priya, sofia };
}

const bellOf = async ({ client }: TestMember) =>
	(await client.call("notifications/get-notifications", {})).table_rows.map(({ text }) => text);
const dayAfter = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

test("[photos-03] a contest that is over keeps its three places whoever takes a photo out, tells each winner once, and stands in the feed and on home", async () => {
	const { acme, olga, priya, sofia } = await makeCompany();
	const contest_id = await addContest(acme, olga, "closed");
	const ids: number[] = [];
	for (const [at, taker] of [priya, sofia, olga, sofia].entries())
		ids.push(await addPhoto(acme, taker, { contest_id }, { title: `Photo ${at + 1}`, created_at: at + 1 }));
	const votes = ids.map(
		(id, at) => sql`update photos set vote_count = ${4 - at} where account_id = ${acme.id} and id = ${id}`,
	);
	const prize = sql`update photo_contests set first_prize = 'A picnic' where account_id = ${acme.id} and id = ${contest_id}`;
	await acme.database.write([...votes, prize]);
	const winners = async () =>
		(await priya.client.call("photos/get-contests", { contest_id })).winners.map(({ title, place }) => [title, place]);
	const places = [
		["Photo 1", 1],
		["Photo 2", 2],
		["Photo 3", 3],
	];
	expect(await winners()).toEqual(places);
	for (let times = 0; times < 2; times += 1) {
		await runDueWork(acme);
		await runOutboxWhole(acme);
	}
	expect(await bellOf(priya)).toEqual(["Your photo “Photo 1” won first place in “Acme at work”"]);
	expect(await bellOf(sofia)).toEqual(["Your photo “Photo 2” won second place in “Acme at work”"]);
	const told = (await readMail(acme)).map(({ body }) => /Your prize: (.*)/.exec(body)?.[1]);
	expect(told.filter(Boolean)).toEqual(["A picnic"]);
	const feed = (await sofia.client.call("activity/get-activity-feed", {})).table_rows;
	expect(feed).toMatchObject([
		{ kind: "photo_contest", contest: "Acme at work", winners: [{ by: "Priya Raman", place: 1 }, {}, {}] },
	]);
	for (const path of ["/activities", "/"])
		expect((await openPage(sofia, path)).text).toContain("won the photo contest Acme at work");
	await sofia.client.call("photos/withdraw-photo", { photo_id: ids[1]! });
	expect(await winners()).toEqual([places[0], places[2]]);
	const page = await openPage(priya, `/photo_contest?contest=${contest_id}`);
	expect([page.text.includes("Third place"), page.text.includes("Second place")]).toEqual([true, false]);
});

test("of a contest that ended long ago the places are kept, and nobody is told", async () => {
	const { acme, olga, priya } = await makeCompany();
	const contest_id = await addContest(acme, olga, "closed");
	const photo = await addPhoto(acme, priya, { contest_id });
	await acme.database.write([
		sql`update photos set vote_count = 1 where account_id = ${acme.id} and id = ${photo}`,
		sql`update photo_contests set entries_from = 1, entries_until = 2, votes_until = 3
			where account_id = ${acme.id} and id = ${contest_id}`,
	]);
	await runDueWork(acme);
	await runOutboxWhole(acme);
	const [kept] = await acme.database.read(
		sql<{ place: number }>`select place from photos where account_id = ${acme.id} and id = ${photo}`,
	);
	expect([kept, await bellOf(priya)]).toEqual([{ place: 1 }, []]);
	expect((await priya.client.call("activity/get-activity-feed", {})).table_rows).toEqual([]);
});

test("days that are over are refused; until voting begins a contest is corrected on its page, and one without entries is removed", async () => {
	const { acme, olga, priya } = await makeCompany();
	const over = { entries_from: "2020-01-01", entries_until: "2020-01-02", votes_until: dayAfter(3) };
	const late = await olga.client.try("photos/save-contest", { title: "Late", ...over });
	expect([late.status, late.body.resultType]).toEqual([409, "contest_days_over"]);
	const days = { entries_from: dayAfter(0), entries_until: dayAfter(4), votes_until: dayAfter(8) };
	const { contest_id } = await olga.client.call("photos/save-contest", { title: "Acme at wrok", ...days });
	const address = `/photo_contest?contest=${contest_id}`;
	expect((await openPage(olga, address)).text).toContain("Change this contest");
	expect((await openPage(priya, address)).text).not.toContain("Change this contest");
	const said = {
		contest_id: String(contest_id),
		title: "Acme at work",
		rules: "Be kind.",
		second_prize: "Tea",
		...days,
	};
	const saved = await sendForm(olga, "/photo_contest", `photos/save-contest#${contest_id}`, said);
	expect(saved.location).toBe(`/webapp${address}`);
	expect((await priya.client.call("photos/get-contests", { contest_id })).contest).toMatchObject({
		...{ title: "Acme at work", rules: "Be kind.", first_prize: "", second_prize: "Tea", third_prize: "" },
	});
	expect((await openPage(olga, address)).html).toMatch(/name="second_prize"[^>]*value="Tea"/);
	const entry = await addPhoto(acme, priya, { contest_id });
	const remove = async () => {
		const { status, body } = await olga.client.try("photos/remove-contest", { contest_id });
		return [status, body.resultType];
	};
	expect(await remove()).toEqual([409, "contest_entered"]);
	await acme.database.write([sql`delete from photos where account_id = ${acme.id} and id = ${entry}`]);
	expect(await remove()).toEqual([200, undefined]);
	expect((await priya.client.call("photos/get-contests", {})).contests).toEqual([]);
	const voting = await addContest(acme, olga, "voting");
	const frozen = await olga.client.try("photos/save-contest", { contest_id: voting, title: "New", ...days });
	expect([frozen.status, frozen.body.resultType]).toEqual([409, "contest_frozen"]);
	expect((await priya.client.try("photos/remove-contest", { contest_id: voting })).status).toBe(403);
});
