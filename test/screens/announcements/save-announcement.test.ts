/** Writing announcements as account owners do, without scripts: drafts, the question before sending, the list, and what became of each. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { runDue, send, words, write } from "#test/factories/announcements";
import { addGroup } from "#test/factories/programs";
import { timeZone } from "#test/kit/days";
import { runByHand } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const form = "announcements/save-announcement";

async function makeCompany() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	runByHand(olga.client);
	return { acme, olga, priya };
}

const typed = {
	title: words.title,
	text: words.text,
	audience: "everybody",
	group_ids: "",
	sends_mail: "1",
	when: "now",
	day: "",
	hour: "",
	expires_day: "",
	is_pinned: "0",
	asks_confirmation: "0",
};
const mainOf = async (person: TestMember, path: string) => (await openPage(person, path)).part("main", ["id", "main"]);

test("[announcements-02] the specification gives only the states: owners write words, audience, start, end, pin and confirmation on a screen of their own, are asked with the number of people before it is sent, and members are kept out", async () => {
	const { acme, olga, priya } = await makeCompany();
	const ben = await acme.addMember({ first_name: "Ben" });
	const drivers = await addGroup(acme, "Drivers", [priya, ben]);
	await send(acme, olga, { title: "Cold-weather kit", is_pinned: 1 });
	const page = await mainOf(olga, "/announcements/new");
	for (const part of [
		"Everybody: 3 people",
		"Drivers (2)",
		"Time zone America/New York",
		"1 of 3 pins is taken.",
		"As people see it",
		"The last one",
	])
		expect([part, page.text.includes(part)]).toEqual([part, true]);
	expect(page.text).toContain("Cold-weather kit");
	const last = DateTime.now().setZone(timeZone).startOf("day").plus({ days: 30 });
	const groups = {
		...{ ...typed, audience: "groups", group_ids: ["", String(drivers)], asks_confirmation: ["0", "1"] },
		...{ is_pinned: ["0", "1"], expires_day: last.toISODate()! },
	};
	const asked = await sendForm(olga, "/announcements/new", form, { ...groups, act: "send" });
	expect([asked.status, asked.text.includes("2 people get it now."), asked.text.includes("Yes, send it")]).toEqual([
		200,
		true,
		true,
	]);
	expect((await olga.client.call("announcements/get-managed-announcements", {})).total_rows).toBe(1);
	const sent = await sendForm(olga, "/announcements/new", form, { ...groups, act: "confirmed" });
	expect(sent.location).toMatch(/^\/webapp\/announcements\/\d+$/);
	await runDue(acme);
	const own = sent.location!.replace("/webapp", "");
	const read = await mainOf(priya, own);
	expect([read.texts("h1"), read.texts("button").join()]).toEqual([
		[words.title],
		expect.stringContaining("I have read this"),
	]);
	expect(read.text).toContain(`Pinned until ${last.toFormat("MMM d, yyyy")}`);
	expect((await openPage(await acme.addMember(), own)).status).toBe(404);
	for (const path of [
		"/announcements/new",
		"/announcements/manage",
		`${own}/edit`,
		`${own}/languages`,
		`${own}/cancel`,
	])
		expect([path, (await openPage(priya, path)).status]).toEqual([path, 403]);
});

test("a draft is saved without a question and goes on; what is wrong is said at its field and what was typed stays", async () => {
	const { olga, priya } = await makeCompany();
	const draft = await sendForm(olga, "/announcements/new", form, { ...typed, act: "draft" });
	expect(draft.location).toMatch(/^\/webapp\/announcements\/\d+\/edit$/);
	const path = draft.location!.replace("/webapp", "");
	const page = await mainOf(olga, path);
	expect([page.texts("textarea"), page.text.includes("Draft, saved on")]).toEqual([
		[words.text.replace("\n\n", " ")],
		true,
	]);
	expect((await mainOf(priya, "/announcements")).text).not.toContain(words.title);
	for (const [fields, said] of [
		[{ title: "" }, "Please fill this in."],
		[{ audience: "groups" }, "Choose at least one group."],
		[{ when: "later" }, "Choose a day and an hour."],
		[{ when: "later", day: "2020-01-31", hour: "08:00" }, "Choose a moment that is still to come."],
		[{ expires_day: "2020-01-31" }, "The end must be after the start."],
		[{ expires_day: "soon" }, "Choose a day."],
	] as const) {
		for (const act of ["send", "confirmed"]) {
			const wrong = await sendForm(olga, path, form, { ...typed, text: "kept words", ...fields, act });
			expect([fields, wrong.status, wrong.texts("textarea")]).toEqual([fields, 200, ["kept words"]]);
			expect([act, said, wrong.text.includes(said)]).toEqual([act, said, true]);
		}
	}
});

test("[announcements-02] one for a day to come is asked with that day, stands scheduled, and can be corrected once people have it", async () => {
	const { acme, olga, priya } = await makeCompany();
	const [begins, ends, ended, corrected] = [90, 94, 95, 121].map((days) =>
		DateTime.now().setZone(timeZone).startOf("day").plus({ days }),
	) as [DateTime, DateTime, DateTime, DateTime];
	const [day, expires_day] = [begins.toISODate()!, ends.toISODate()!];
	const later = { ...typed, when: "later", day, hour: "06:00", expires_day };
	const starts = `${begins.toFormat("MMM d, yyyy")}, 6:00 AM`;
	const shown = await sendForm(olga, "/announcements/new", form, { ...later, act: "send" });
	expect(shown.text).toContain(`2 people get it on ${starts}.`);
	await sendForm(olga, "/announcements/new", form, { ...later, act: "confirmed" });
	const manage = await mainOf(olga, "/announcements/manage");
	expect(manage.table().rows).toMatchObject([
		{ Announcement: words.title, Status: "Scheduled", Starts: starts, "Who gets it": "Everybody" },
	]);
	const id = await send(acme, olga, { title: "Running", expires_at: ended.toMillis() });
	const page = await mainOf(olga, `/announcements/${id}/edit`);
	expect([
		page.text.includes("People have it."),
		page.text.includes("Who gets it"),
		page.html.includes(`value="${expires_day}"`),
	]).toEqual([true, false, true]);
	const correction = "announcements/correct-announcement";
	const fields = { title: "Corrected", text: "New words", is_pinned: ["0", "1"], expires_day: corrected.toISODate()! };
	expect((await sendForm(olga, `/announcements/${id}/edit`, correction, fields)).location).toBe(
		`/webapp/announcements/${id}`,
	);
	const read = await mainOf(priya, `/announcements/${id}`);
	expect([read.texts("h1"), read.text.includes(`Pinned until ${corrected.toFormat("MMM d, yyyy")}`)]).toEqual([
		["Corrected"],
		true,
	]);
});

test("an owner's page of one tells whom it reached, reminds the others once a day, sends on what failed, withdraws, and deletes a draft", async () => {
	const { acme, olga, priya } = await makeCompany();
	const id = await send(acme, olga, { asks_confirmation: 1 });
	await olga.client.call("announcements/confirm-announcement", { announcement_id: id });
	const page = await mainOf(olga, `/announcements/${id}`);
	for (const part of ["Whom it reached", "Delivered2", "Confirmed1 50%", "Remind the other 1"])
		expect([part, page.text.includes(part)]).toEqual([part, true]);
	const reminding = "announcements/remind-of-announcement";
	expect((await sendForm(olga, `/announcements/${id}`, `${reminding}#${id}`, {})).location).toBe(
		`/webapp/announcements/${id}`,
	);
	const after = await mainOf(olga, `/announcements/${id}`);
	expect([after.text.includes("Remind the other"), after.text.includes("You can remind people once a day.")]).toEqual([
		false,
		true,
	]);
	const again = await sendForm(olga, `/announcements/${id}`, `${reminding}#${id}`, {});
	expect([again.status, again.text.includes("You can remind people once a day.")]).toEqual([200, true]);
	await acme.database.write([
		sql`update announcements set status = 'errored', error = 'no room', checkpoint = '{"group_id":0,"user_id":0}'
			where account_id = ${acme.id} and id = ${id}`,
	]);
	const failed = await mainOf(olga, `/announcements/${id}`);
	expect([failed.text.includes("The reason: no room"), failed.text.includes("Send it again")]).toEqual([true, true]);
	expect((await mainOf(priya, `/announcements/${id}`)).text).not.toContain("no room");
	await sendForm(olga, `/announcements/${id}`, "announcements/send-announcement-again", {});
	await runDue(acme);
	expect((await mainOf(olga, "/announcements/manage")).table().rows).toMatchObject([
		{ Status: "Sent", Delivered: "2" },
	]);
	const question = await mainOf(olga, `/announcements/${id}/cancel`);
	expect(question.text).toContain("Whoever got it reads that it was withdrawn.");
	await sendForm(olga, `/announcements/${id}/cancel`, "announcements/cancel-announcement", {});
	expect((await mainOf(olga, "/announcements/manage?status=canceled")).table().rows).toMatchObject([
		{ Status: "Withdrawn" },
	]);
	const draft = await write(olga, { act: "draft" });
	expect((await mainOf(olga, `/announcements/${draft}/cancel`)).text).toContain("Delete this draft?");
	await sendForm(olga, `/announcements/${draft}/cancel`, "announcements/delete-announcement", {});
	expect((await openPage(olga, `/announcements/${draft}`)).status).toBe(404);
});
