/** The pages of albums and of the contest as members meet them without scripts. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { afterEach, expect, test } from "vitest";
import { addContest, addPhoto, placedPng, sendPhoto } from "#test/factories/photos";
import { drawnPng } from "#test/factories/pictures";
import { timeZone } from "#test/kit/days";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { systemClock } from "#workers/kernel/clock";
import { endpoints } from "#workers/registry";
import { isolateClock } from "#workers/runtime/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

/** Sets the Worker's clock to a moment. */
function setClock(moment: DateTime): void {
	const ms = moment.toMillis();
	isolateClock.current = { now: () => ms };
}

const hrefs = async (person: TestMember) => (await openPage(person, "/")).links().map(({ href }) => href);
const mainOf = async (person: TestMember, path: string) => (await openPage(person, path)).part("main", ["id", "main"]);

/** Sends a photo by a page's form, as a browser without scripts does. */
async function sendPhotoForm({ client }: TestMember, path: string, fields: Record<string, string>) {
	const body = new FormData();
	body.set("csrf_token", await client.csrfToken());
	for (const [name, value] of Object.entries(fields)) body.set(name, value);
	body.set("file", new File([placedPng], "dawn.png", { type: "image/png" }));
	const answer = await client.fetch(`/webapp${path}`, { method: "POST", body, headers: { host: client.host } });
	return { location: answer.headers.get("location"), text: await answer.text() };
}

test("[photos-02] [photos-03] /photo_albums is the page of albums: one is made there with its audience and contributors, photos are added, seen large and reported by others, and nobody meets an album that is not for them; without the module there is neither page nor entry", async () => {
	const acme = await createTenant({ flags: { photo_albums_enabled: 1 } });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const sofia = await acme.addMember({ first_name: "Sofia" });
	expect(await hrefs(priya)).toContain("/webapp/photo_albums");
	expect((await mainOf(priya, "/photo_albums")).text).toContain("No albums yet");
	const dan = await acme.addMember({ first_name: "Dan" });
	const album = { name: "Depot", audience: "everyone", description: "Berths 1 to 9", contributors: sofia.email };
	const made = await sendForm(priya, "/photo_albums", "photos/save-album", album);
	const path = made.location!.replace("/webapp", "");
	expect(path).toMatch(/^\/photo_albums\/\d+$/);
	const form = { form: "photos/upload-photo", title: "Dawn at berth 4", description: "A crane at dawn" };
	expect((await sendPhotoForm(priya, path, form)).location).toBe(made.location);
	for (const person of [priya, sofia]) expect((await mainOf(person, path)).text).toContain("Add a photo");
	expect((await mainOf(priya, path)).html).toContain(sofia.email);
	const shown = await mainOf(dan, path);
	expect(shown.html).not.toContain(sofia.email);
	for (const words of [
		...["Depot", "Berths 1 to 9", "By Priya Raman", "Everyone sees it, contributors add photos", "1 photo"],
		`Contributors: ${sofia.name}`,
		"Priya Raman and the contributors add photos here.",
	])
		expect(shown.text).toContain(words);
	expect(shown.html).toMatch(/<img[^>]*src="\/files\/[0-9a-f]{32}"[^>]*alt="A crane at dawn"/);
	expect(shown.text).toContain("Dawn at berth 4");
	expect(shown.text).not.toContain("Add a photo");
	const photo = shown
		.links()
		.find(({ href }) => href.startsWith("/webapp/photos/"))!
		.href.replace("/webapp", "");
	for (const words of ["By Priya Raman", "A crane at dawn", "Report this photo"])
		expect((await mainOf(sofia, photo)).text).toContain(words);
	expect((await mainOf(priya, photo)).text).not.toContain("Report this photo");
	const reported = await sendForm(sofia, photo, "photos/report-photo", { reason: "A plate is seen" });
	expect(reported.location).toBe(`/webapp${photo}`);
	expect((await mainOf(sofia, "/photo_albums")).text).toMatch(/Depot.*1 photo/);
	await sendForm(priya, path, "photos/save-album", { ...album, audience: "contributors" });
	expect((await mainOf(sofia, path)).text).toContain("Contributors alone see it and add photos");
	expect((await mainOf(dan, "/photo_albums")).text).not.toContain("Depot");
	for (const hidden of [path, photo]) expect((await openPage(dan, hidden)).status).toBe(404);
	const stranger = await (await createTenant()).addMember();
	expect(await hrefs(stranger)).not.toContain("/webapp/photo_albums");
	expect((await openPage(stranger, "/photo_albums")).status).toBe(403);
});

test("[photos-01] [photos-03] [navigation-13] /photo_contest is the contest's page, in the menu once there is one: started, entered with a statement of rights, each entry with its state for whoever entered it, voted for once without counts, and won", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const sofia = await acme.addMember({ first_name: "Sofia" });
	expect(await hrefs(priya)).not.toContain("/webapp/photo_contest");
	expect((await mainOf(priya, "/photo_contest")).text).not.toContain("Start a contest");
	const days = { entries_from: "2020-01-01", entries_until: "2199-01-01", votes_until: "2199-01-09" };
	const started = await sendForm(olga, "/photo_contest", "photos/save-contest", {
		...{ title: "Acme at work", rules: "Your own photo.", ...days, first_prize: "A picnic", third_prize: "A mug" },
	});
	expect(started.location).toMatch(/^\/webapp\/photo_contest\?contest=\d+$/);
	expect(await hrefs(priya)).toContain("/webapp/photo_contest");
	const page = await mainOf(priya, "/photo_contest");
	for (const words of ["Acme at work", "Your own photo.", "3 entries left"]) expect(page.text).toContain(words);
	expect(page.text).toMatch(/Prizes\s*First place\s*A picnic\s*Third place\s*A mug/);
	expect(page.text).toContain("Entries are taken until Jan 1, 2199; an account owner looks at every one first.");
	expect(page.text).toContain("I took this photo, and everyone who can be recognized agrees to it being shown here.");
	const contest_id = started.location!.split("=")[1]!;
	const entry = { form: "photos/submit-contest-photo", contest_id, title: "Dawn", description: "" };
	const wrong = await sendPhotoForm(priya, "/photo_contest", entry);
	expect([wrong.location, wrong.text]).toEqual([null, expect.stringContaining("Tick that the photo is yours")]);
	expect((await sendPhotoForm(priya, "/photo_contest", { ...entry, has_rights: "1" })).location).toBe(started.location);
	expect((await mainOf(priya, "/photo_contest")).text).toMatch(
		/Your entries.*Dawn.*Waiting for approval.*2 entries left/,
	);
	await addPhoto(acme, priya, { contest_id: Number(contest_id) }, { title: "Dusk", status: "rejected" });
	await addPhoto(acme, priya, { contest_id: Number(contest_id) }, { title: "Noon", status: "withdrawn" });
	expect((await mainOf(priya, "/photo_contest")).text).toMatch(/Noon.*Taken out.*Dusk.*Not accepted.*2 entries left/);
	expect((await mainOf(sofia, "/photo_contest")).text).not.toMatch(/Dawn|Dusk|Noon/);
	const voting = await addContest(acme, olga, "voting", "Autumn");
	const rain = await addPhoto(acme, priya, { contest_id: voting }, { title: "Rain" });
	const ballot = await mainOf(sofia, `/photo_contest?contest=${voting}`);
	expect(ballot.text).toMatch(/Voting is open until .* You have one vote\..*Counts stay hidden.*Vote for Rain/);
	expect(ballot.text).not.toMatch(/\d votes?/);
	expect((await mainOf(priya, `/photo_contest?contest=${voting}`)).text).not.toContain("Vote for Rain");
	const fields = { contest_id: String(voting), photo_id: String(rain) };
	const address = `/photo_contest?contest=${voting}`;
	const unchosen = await sendForm(sofia, address, "photos/vote-contest-photo", { contest_id: String(voting) });
	expect(unchosen.text).toContain("Please choose one.");
	const voted = await sendForm(sofia, "/photo_contest", "photos/vote-contest-photo", fields);
	expect(voted.location).toBe(`/webapp/photo_contest?contest=${voting}`);
	const fog = await addPhoto(acme, olga, { contest_id: voting }, { title: "Fog", created_at: 1_000 });
	await priya.client.call("photos/vote-contest-photo", { contest_id: voting, photo_id: fog });
	const moving = await mainOf(sofia, `/photo_contest?contest=${voting}`);
	expect(moving.text).toContain("Your vote is for Rain. You may move it until voting ends.");
	expect(moving.text).not.toMatch(/\d votes?/);
	await acme.database.write([
		sql`update photo_contests set votes_until = entries_until + 1, second_prize = 'A thermos'
			where account_id = ${acme.id} and id = ${voting}`,
	]);
	const won = await mainOf(priya, `/photo_contest?contest=${voting}`);
	expect(won.text).toMatch(
		/Voting ended.*Winners.*entered first comes first.*Fog.*First place\s*1 vote\s*Rain.*Second place\s*1 vote\s*A thermos/,
	);
	expect(won.text).toMatch(/Your entries.*Rain.*Winner/);
	expect((await mainOf(sofia, `/photos/${rain}`)).text).toContain("Winner");
	const over = await addContest(acme, olga, "closed", "Summer");
	expect((await mainOf(sofia, `/photo_contest?contest=${over}`)).text).toContain("Nobody voted");
});

test("[photos-03] a contest may give each person a vote a day: it moves within the day, those of days before stay, and all count", async () => {
	const acme = await createTenant({ flags: { photo_albums_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const sofia = await acme.addMember({ first_name: "Sofia" });
	const days = { entries_from: "2020-01-01", entries_until: "2199-01-01", votes_until: "2199-01-09" };
	const form = (await mainOf(olga, "/photo_contest")).text;
	expect(form).toMatch(/Each person has\s*One vote\s*One vote a day/);
	const started = await sendForm(olga, "/photo_contest", "photos/save-contest", {
		...{ title: "Acme at work", rules: "", ...days, votes_per: "day" },
	});
	const contest_id = Number(started.location!.split("=")[1]);
	await acme.database.write([
		sql`update photo_contests set entries_until = entries_from + 1 where account_id = ${acme.id} and id = ${contest_id}`,
	]);
	const [rain, fog] = [
		await addPhoto(acme, priya, { contest_id }, { title: "Rain", created_at: 1_000 }),
		await addPhoto(acme, priya, { contest_id }, { title: "Fog", created_at: 2_000 }),
	];
	const address = `/photo_contest?contest=${contest_id}`;
	const vote = (photo_id: number) =>
		sendForm(sofia, address, "photos/vote-contest-photo", {
			contest_id: String(contest_id),
			photo_id: String(photo_id),
		});
	await acme.database.write([sql`update sessions set expires_at = 9000000000000 where account_id = ${acme.id}`]);
	const midnight = DateTime.now().setZone(timeZone).startOf("day").plus({ days: 1 });
	setClock(midnight.minus({ minutes: 1 }));
	expect((await mainOf(sofia, address)).text).toContain("You have one vote a day.");
	for (const photo_id of [rain, fog]) await vote(photo_id);
	const today = await mainOf(sofia, address);
	expect(today.text).toContain("Today’s vote is for Fog. You may move it today, and vote again tomorrow.");
	setClock(midnight);
	expect((await mainOf(sofia, address)).text).not.toContain("Today’s vote");
	expect((await sofia.client.call("photos/get-contests", { contest_id })).voted_id).toBeNull();
	await vote(fog);
	await acme.database.write([
		sql`update photo_contests set votes_until = entries_until + 1 where account_id = ${acme.id} and id = ${contest_id}`,
	]);
	const { winners } = await sofia.client.call("photos/get-contests", { contest_id });
	expect(winners.map(({ title, vote_count }) => [title, vote_count])).toEqual([["Fog", 2]]);
	const late = await sofia.client.try("photos/vote-contest-photo", { contest_id, photo_id: rain });
	expect(late.body.resultType).toBe("voting_closed");
});

test("pages offer a photo in its sizes, the tile of an album for a phone's width and the large one for the page's", async () => {
	const acme = await createTenant({ flags: { photo_albums_enabled: 1 } });
	const priya = await acme.addMember();
	const { album_id } = await priya.client.call("photos/save-album", { name: "Depot" });
	const path = endpoints["photos/upload-photo"].path;
	const { body } = await sendPhoto(priya, path, { album_id, title: "Dawn" }, drawnPng(900, 600));
	for (const [page, sizes] of [
		["/photo_albums", "(max-width: 640px) calc(100vw - 32px), 340px"],
		[`/photo_albums/${album_id}`, "(max-width: 640px) calc(100vw - 32px), 340px"],
		[`/photos/${body.photo_id}`, "(max-width: 1080px) calc(100vw - 40px), 1040px"],
	] as const) {
		const { html } = await mainOf(priya, page);
		expect(html).toMatch(
			/srcset="\/files\/[0-9a-f]{32} 400w, \/files\/[0-9a-f]{32} 800w, \/files\/[0-9a-f]{32} 900w"/i,
		);
		expect(html).toContain(`sizes="${sizes}"`);
	}
});
