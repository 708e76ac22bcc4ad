/** The pages of albums and of the contest as members meet them without scripts. */
import { expect, test } from "vitest";
import { addContest, addPhoto, placedPng } from "#test/factories/photos";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

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

test("[photos-02] /photo_albums is the page of albums: one is made there, photos are added, seen large and reported; without the module there is neither page nor entry", async () => {
	const acme = await createTenant({ flags: { photo_albums_enabled: 1 } });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const sofia = await acme.addMember({ first_name: "Sofia" });
	expect(await hrefs(priya)).toContain("/webapp/photo_albums");
	expect((await mainOf(priya, "/photo_albums")).text).toContain("No albums yet");
	const album = { name: "Depot", audience: "everyone", description: "", contributors: "" };
	const made = await sendForm(priya, "/photo_albums", "photos/save-album", album);
	const path = made.location!.replace("/webapp", "");
	expect(path).toMatch(/^\/photo_albums\/\d+$/);
	const form = { form: "photos/upload-photo", title: "Dawn at berth 4", description: "A crane at dawn" };
	expect((await sendPhotoForm(priya, path, form)).location).toBe(made.location);
	const shown = await mainOf(sofia, path);
	expect(shown.html).toMatch(/<img[^>]*src="\/files\/[0-9a-f]{32}"[^>]*alt="A crane at dawn"/);
	expect(shown.text).toContain("Dawn at berth 4");
	expect(shown.text).not.toContain("Add a photo");
	const photo = shown
		.links()
		.find(({ href }) => href.startsWith("/webapp/photos/"))!
		.href.replace("/webapp", "");
	expect((await mainOf(sofia, photo)).text).toContain("By Priya Raman");
	const reported = await sendForm(sofia, photo, "photos/report-photo", { reason: "A plate is seen" });
	expect(reported.location).toBe(`/webapp${photo}`);
	expect((await mainOf(sofia, "/photo_albums")).text).toMatch(/Depot.*1 photo/);
	const off = await createTenant();
	const dan = await off.addMember();
	expect(await hrefs(dan)).not.toContain("/webapp/photo_albums");
	expect((await openPage(dan, "/photo_albums")).status).toBe(403);
});

test("[photos-01] [navigation-13] /photo_contest is the contest's page, in the menu once there is one: started, entered, voted for, and won", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const sofia = await acme.addMember({ first_name: "Sofia" });
	expect(await hrefs(priya)).not.toContain("/webapp/photo_contest");
	expect((await mainOf(priya, "/photo_contest")).text).not.toContain("Start a contest");
	const days = { entries_from: "2020-01-01", entries_until: "2199-01-01", votes_until: "2199-01-09" };
	const started = await sendForm(olga, "/photo_contest", "photos/save-contest", {
		...{ title: "Acme at work", rules: "Your own photo.", ...days },
	});
	expect(started.location).toMatch(/^\/webapp\/photo_contest\?contest=\d+$/);
	expect(await hrefs(priya)).toContain("/webapp/photo_contest");
	const page = await mainOf(priya, "/photo_contest");
	for (const words of ["Acme at work", "Your own photo.", "3 entries left"]) expect(page.text).toContain(words);
	const contest_id = started.location!.split("=")[1]!;
	const entry = { form: "photos/submit-contest-photo", contest_id, title: "Dawn", description: "" };
	const wrong = await sendPhotoForm(priya, "/photo_contest", entry);
	expect([wrong.location, wrong.text]).toEqual([null, expect.stringContaining("Tick that the photo is yours")]);
	expect((await sendPhotoForm(priya, "/photo_contest", { ...entry, has_rights: "1" })).location).toBe(started.location);
	expect((await mainOf(priya, "/photo_contest")).text).toMatch(/2 entries left|Waiting for approval/);
	const voting = await addContest(acme, olga, "voting", "Autumn");
	const rain = await addPhoto(acme, priya, { contest_id: voting }, { title: "Rain" });
	const ballot = await mainOf(sofia, `/photo_contest?contest=${voting}`);
	expect(ballot.text).toContain("Counts stay hidden");
	expect((await mainOf(priya, `/photo_contest?contest=${voting}`)).text).not.toContain("Vote for Rain");
	const fields = { contest_id: String(voting), photo_id: String(rain) };
	const voted = await sendForm(sofia, "/photo_contest", "photos/vote-contest-photo", fields);
	expect(voted.location).toBe(`/webapp/photo_contest?contest=${voting}`);
	expect((await mainOf(sofia, `/photo_contest?contest=${voting}`)).text).toContain("Your vote is for Rain");
	const over = await addContest(acme, olga, "closed", "Summer");
	expect((await mainOf(sofia, `/photo_contest?contest=${over}`)).text).toContain("Nobody voted");
});
