/** Announcements as people meet them: their list and pages, what stands pinned, reading and confirming without scripts. */
import { expect, test } from "vitest";
import { send, words, write } from "#test/factories/announcements";
import { addGroup } from "#test/factories/programs";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

async function makeCompany() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	return { acme, olga, priya };
}

const mainOf = async (person: TestMember, path: string) => (await openPage(person, path)).part("main", ["id", "main"]);

test("people find what is theirs in their list and on its page, without a script mark it read and confirm it once", async () => {
	const { acme, olga, priya } = await makeCompany();
	expect((await mainOf(priya, "/announcements")).text).toContain("Nothing is announced");
	const id = await send(acme, olga, { asks_confirmation: 1 });
	const list = await mainOf(priya, "/announcements");
	expect(list.table().rows).toMatchObject([{ Announcement: words.title, You: "Please confirm", From: "Olga Example" }]);
	expect(list.links().map(({ href }) => href)).not.toContain("/webapp/announcements/manage");
	const page = await mainOf(priya, `/announcements/${id}`);
	expect(page.texts("h1")).toEqual([words.title]);
	expect(page.texts("p")).toEqual(expect.arrayContaining(["Trucks use gate 2.", "Please tell your drivers."]));
	expect(page.texts("button").join()).toContain("I have read this");
	expect(page.text).not.toContain("Whom it reached");
	const report = async () => {
		const { report: found } = await olga.client.call("announcements/get-announcement", { announcement_id: id });
		return [found!.delivered_count, found!.read_count, found!.confirmed_count];
	};
	await expect.poll(report).toEqual([2, 1, 0]);
	const form = `announcements/confirm-announcement#${id}`;
	const done = await sendForm(priya, `/announcements/${id}`, form, { back: "/" });
	expect(done.location).toBe("/webapp");
	expect((await sendForm(priya, `/announcements/${id}`, form, {})).location).toBe(`/webapp/announcements/${id}`);
	expect(await report()).toEqual([2, 1, 1]);
	const after = await mainOf(priya, `/announcements/${id}`);
	expect([
		after.texts("button").join().includes("I have read this"),
		after.text.includes("You confirmed this on"),
	]).toEqual([false, true]);
});

test("what is pinned stands at the top of home and feed of whoever it is for, members and owners, until it is withdrawn; of others nothing", async () => {
	const { acme, olga, priya } = await makeCompany();
	const dan = await acme.addMember();
	const drivers = await addGroup(acme, "Drivers", [priya]);
	const all = await send(acme, olga, { is_pinned: 1, asks_confirmation: 1 });
	await send(acme, olga, { title: "For drivers", is_pinned: 1, audience: "groups", group_ids: [drivers] });
	const pinnedOn = async (person: TestMember, path: string) =>
		(await mainOf(person, path)).texts("h2", ["class", "pinned-title"]);
	for (const path of ["/", "/activities"]) {
		expect([path, await pinnedOn(priya, path)]).toEqual([path, ["For drivers", words.title]]);
		expect([path, await pinnedOn(dan, path)]).toEqual([path, [words.title]]);
		expect([path, await pinnedOn(olga, path)]).toEqual([path, [words.title]]);
	}
	const home = await mainOf(dan, "/");
	expect(home.text).toContain("I have read this");
	// No dot hangs at the end of a line: each fact is a part of its own.
	expect(home.html).toMatch(
		/class="dotted"><span>Pinned.*?<\/span><span><span class="unseen"> (?:·|&#xb7;) <\/span>Olga Example/,
	);
	expect(home.html.indexOf("pinned-title")).toBeLessThan(home.html.indexOf("feed-head"));
	const feed = await mainOf(dan, "/activities");
	expect([feed.text.includes("Olga Example announced"), feed.text.includes("For drivers")]).toEqual([true, false]);
	await sendForm(olga, `/announcements/${all}/cancel`, "announcements/cancel-announcement", {});
	expect([await pinnedOn(dan, "/"), await pinnedOn(dan, "/activities")]).toEqual([[], []]);
	const page = await mainOf(dan, `/announcements/${all}`);
	expect([page.text.includes("was withdrawn"), page.text.includes("Trucks use gate 2.")]).toEqual([true, false]);
	expect((await openPage(dan, `/announcements/${all + 1}`)).status).toBe(404);
});

test("the menus lead to announcements, members' and owners'; each reads their own language", async () => {
	const { acme, olga, priya } = await makeCompany();
	const pablo = await acme.addMember({ language_code: "es" });
	for (const person of [olga, priya])
		expect((await openPage(person, "/privacy")).links()).toContainEqual({
			text: "Announcements",
			href: "/webapp/announcements",
		});
	const id = await write(olga, { act: "draft" });
	const form = "announcements/correct-announcement#es";
	const spanish = { language_code: "es", title: "La puerta 4 cierra", text: "Los camiones usan la puerta 2." };
	const wrong = await sendForm(olga, `/announcements/${id}/languages`, form, { ...spanish, title: "" });
	expect([wrong.status, wrong.texts("textarea").includes(spanish.text)]).toEqual([200, true]);
	const saved = await sendForm(olga, `/announcements/${id}/languages`, form, spanish);
	expect(saved.location).toBe(`/webapp/announcements/${id}/languages`);
	await send(acme, olga, { announcement_id: id });
	const page = await mainOf(pablo, `/announcements/${id}`);
	expect([page.texts("h1"), page.text.includes("Los camiones usan la puerta 2.")]).toEqual([
		["La puerta 4 cierra"],
		true,
	]);
	expect((await mainOf(pablo, "/announcements")).text).toContain("La puerta 4 cierra");
});
