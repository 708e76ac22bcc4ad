/** Writing and sending an announcement: whom it reaches, by which ways, when, and what is refused beside its field. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { runDue, send, words, write } from "#test/factories/announcements";
import { addGroup } from "#test/factories/programs";
import { backToNow, waitUntilLater } from "#test/factories/reports";
import { runByHand } from "#test/kit/outbox";
import { openPage } from "#test/kit/page";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { touchTable } from "#workers/kernel/table-page";

afterEach(backToNow);

/** Short, so that no session ends while the clock is moved. */
const stepMs = 300_000;

async function makeCompany(options: Parameters<typeof createTenant>[0] = {}) {
	const acme = await createTenant(options);
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	return { acme, olga, priya };
}

const titlesOf = async (person: TestMember) =>
	(await person.client.call("announcements/get-announcements", {})).table_rows.map(({ title }) => title);
const statusOf = async (owner: TestMember, id: number) => {
	const { table_rows } = await owner.client.call("announcements/get-managed-announcements", {});
	return table_rows.find((row) => row.id === id)?.status;
};
/** What the list of account owners calls the states of their announcements, the newest first. */
const statesOn = async (owner: TestMember) =>
	(await openPage(owner, "/announcements/manage")).table().rows.map(({ Status }) => Status);
const bellOf = async (person: TestMember) =>
	(await person.client.call("notifications/get-notifications", {})).table_rows.map(({ text, to }) => ({ text, to }));
async function mailsOf(tenant: TestTenant) {
	return tenant.database.read(
		sql<{ recipient: string; subject: string; body: string }>`select recipient, subject, body from emails
			where account_id = ${tenant.id} order by recipient`,
	);
}

test("[announcements-01] an announcement is a draft, then pending until its start, processing, and processed; withdrawn it is canceled, and one that cannot be sent is errored", async () => {
	const { acme, olga, priya } = await makeCompany();
	const draft = await write(olga, { act: "draft" });
	expect([await statusOf(olga, draft), await titlesOf(priya)]).toEqual(["draft", []]);
	expect(await statesOn(olga)).toEqual(["Draft"]);
	const starts_at = Date.now() + 2 * stepMs;
	const planned = await olga.client.call("announcements/save-announcement", {
		...words,
		announcement_id: draft,
		starts_at,
	});
	expect(planned).toMatchObject({ announcement_id: draft, status: "pending", starts_at });
	await runDue(acme);
	expect([await statusOf(olga, draft), await titlesOf(priya)]).toEqual(["pending", []]);
	expect(await statesOn(olga)).toEqual(["Scheduled"]);
	waitUntilLater(2 * stepMs + 1_000);
	await acme.database.write([
		sql`update announcements set status = 'processing', checkpoint = '{"group_id":0,"user_id":0}' where account_id = ${acme.id} and id = ${draft}`,
		touchTable(acme.id, "announcements"),
	]);
	expect([await statusOf(olga, draft), await titlesOf(priya)]).toEqual(["processing", [words.title]]);
	expect(await statesOn(olga)).toEqual(["Being sent"]);
	await runDue(acme);
	expect([await statusOf(olga, draft), await titlesOf(priya)]).toEqual(["processed", [words.title]]);
	expect(await statesOn(olga)).toEqual(["Sent"]);
	expect(await bellOf(priya)).toEqual([{ text: `New announcement: ${words.title}`, to: `/announcements/${draft}` }]);
	await olga.client.call("announcements/cancel-announcement", { announcement_id: draft });
	expect([await statusOf(olga, draft), await titlesOf(priya)]).toEqual(["canceled", []]);
	const broken = await write(olga);
	await acme.database.write([
		sql`update announcements set status = 'errored', error = 'no room' where account_id = ${acme.id} and id = ${broken}`,
	]);
	expect([await statusOf(olga, broken), await titlesOf(priya)]).toEqual(["errored", []]);
	expect(await statesOn(olga)).toEqual(["Failed", "Withdrawn"]);
	for (const status of ["draft", "pending", "processing", "processed", "canceled", "errored"] as const) {
		const { table_rows } = await olga.client.call("announcements/get-managed-announcements", { filters: { status } });
		expect([status, table_rows.map((row) => row.status)]).toEqual([
			status,
			status === "canceled" || status === "errored" ? [status] : [],
		]);
	}
	const strange = await olga.client.try("announcements/get-managed-announcements", {
		filters: { status: "sent" as never },
	});
	expect(strange.status).toBe(400);
});

test("everybody who takes part is told behind the bell and by email in their language, and finds it in the feed; who has not joined, is away or of another tenant is not", async () => {
	const { acme, olga, priya } = await makeCompany();
	const pablo = await acme.addMember({ language_code: "es" });
	const invited = await acme.addMember({ status: "invited" });
	const suspended = await acme.addMember({ status: "suspended" });
	const globex = await createTenant({ shard: acme.shard });
	const foreign = await globex.addMember();
	const id = await write(olga, { act: "draft" });
	await olga.client.call("announcements/correct-announcement", {
		...{
			announcement_id: id,
			language_code: "es",
			title: "La puerta 4 cierra",
			text: "Los camiones usan la puerta 2.",
		},
	});
	await olga.client.call("announcements/save-announcement", { ...words, announcement_id: id });
	await runDue(acme);
	expect(await bellOf(pablo)).toEqual([{ text: "Nuevo anuncio: La puerta 4 cierra", to: `/announcements/${id}` }]);
	const mails = await mailsOf(acme);
	expect(mails.map(({ recipient }) => recipient)).toEqual([olga, priya, pablo].map(({ email }) => email).sort());
	const his = mails.find(({ recipient }) => recipient === pablo.email)!;
	expect(his.subject).toBe("La puerta 4 cierra");
	expect(his.body).toContain("Los camiones usan la puerta 2.");
	const feed = (await priya.client.call("activity/get-activity-feed", {})).table_rows;
	expect(feed).toMatchObject([{ kind: "announcement", announcement_id: id, announcement_title: words.title }]);
	const { comment } = await priya.client.call("activity/save-comment", {
		...{ comment_id: 0, temp_id: "a-1", comment_text: "Thanks", activity_id: feed[0]!.id },
	});
	expect(comment.text).toBe("Thanks");
	const told = await acme.database.read(
		sql<{
			user_id: number;
		}>`select user_id from announcement_recipients where account_id = ${acme.id} order by user_id`,
	);
	expect(told.map(({ user_id }) => user_id)).toEqual(
		[olga, priya, pablo].map((person) => person.id).sort((a, b) => a - b),
	);
	expect([invited.id, suspended.id].some((one) => told.some(({ user_id }) => user_id === one))).toBe(false);
	expect(await titlesOf(foreign)).toEqual([]);
	expect((await foreign.client.try("announcements/get-announcement", { announcement_id: id })).status).toBe(404);
});

test("one to groups reaches their people, each once, and nobody else finds it: not in lists, feed, pins, by id or by search", async () => {
	const { acme, olga, priya } = await makeCompany();
	const [ben, cara, dan] = [await acme.addMember(), await acme.addMember(), await acme.addMember()];
	const drivers = await addGroup(acme, "Drivers", [priya, ben]);
	const leeds = await addGroup(acme, "Leeds", [ben, cara]);
	const count = await olga.client.call("announcements/count-audience", {
		audience: "groups",
		group_ids: [drivers, leeds, drivers],
	});
	expect(count).toMatchObject({ people_count: 3 });
	const id = await send(acme, olga, { audience: "groups", group_ids: [drivers, leeds], is_pinned: 1, sends_mail: 0 });
	for (const person of [priya, ben, cara]) {
		expect([person.name, await titlesOf(person), (await bellOf(person)).length]).toEqual([
			person.name,
			[words.title],
			1,
		]);
		const { announcements } = await person.client.call("announcements/get-pinned-announcements", {});
		expect(announcements).toMatchObject([{ id, title: words.title, excerpt: words.text }]);
	}
	expect(await mailsOf(acme)).toEqual([]);
	for (const person of [priya, dan])
		expect((await person.client.call("activity/get-activity-feed", {})).table_rows).toEqual([]);
	expect([await titlesOf(dan), await bellOf(dan)]).toEqual([[], []]);
	expect(await dan.client.call("announcements/get-pinned-announcements", {})).toMatchObject({ announcements: [] });
	for (const call of ["get-announcement", "mark-announcement-as-read", "confirm-announcement"] as const)
		expect([call, (await dan.client.try(`announcements/${call}`, { announcement_id: id })).status]).toEqual([
			call,
			404,
		]);
	const found = await dan.client.call("search/global-search", { text: "Gate" } as never);
	expect(JSON.stringify(found)).not.toContain("Gate 4");
	const { table_rows } = await olga.client.call("announcements/get-managed-announcements", {});
	expect(table_rows).toMatchObject([{ id, audience_name: "Drivers, Leeds", delivered_count: 3, read_count: 0 }]);
});

test("what is written wrongly is refused beside its field and nothing is kept", async () => {
	const { olga } = await makeCompany({ languages: ["en"] });
	const errorsOf = async (fields: object) =>
		(await olga.client.try("announcements/save-announcement", { ...words, ...fields } as never)).body.errors;
	const now = Date.now();
	expect(await errorsOf({ title: " " })).toHaveProperty("title");
	expect(await errorsOf({ title: "x".repeat(121) })).toHaveProperty("title");
	expect(await errorsOf({ text: "x".repeat(4_001) })).toHaveProperty("text");
	expect(await errorsOf({ language_code: "es" })).toEqual({ language_code: ["This value is not valid."] });
	expect(await errorsOf({ audience: "groups" })).toEqual({ group_ids: ["Please choose at least one."] });
	expect(await errorsOf({ audience: "groups", group_ids: [4_711] })).toEqual({
		group_ids: ["This value is not valid."],
	});
	expect(await errorsOf({ starts_at: now - 1_000 })).toEqual({ starts_at: ["Choose a moment that is still to come."] });
	expect(await errorsOf({ starts_at: now + 400 * 86_400_000 })).toEqual({
		starts_at: ["Choose a day within the next year."],
	});
	expect(await errorsOf({ starts_at: now + 2 * stepMs, expires_at: now + stepMs })).toEqual({
		expires_at: ["The end must be after the start."],
	});
	expect((await olga.client.call("announcements/get-managed-announcements", {})).total_rows).toBe(0);
});

test("one that waits and is put off or changed goes out once, at its new time, as it is then; taken back to a draft it goes never", async () => {
	const { acme, olga, priya } = await makeCompany();
	const start = Date.now();
	const id = await write(olga, { starts_at: start + stepMs });
	const change = (fields: object) =>
		olga.client.call("announcements/save-announcement", { ...words, announcement_id: id, ...fields });
	await change({ title: "Gate 4 closes later", starts_at: start + 3 * stepMs });
	waitUntilLater(stepMs + 1_000);
	await runDue(acme);
	expect([await titlesOf(priya), await bellOf(priya)]).toEqual([[], []]);
	waitUntilLater(2 * stepMs);
	await runDue(acme);
	expect([await titlesOf(priya), (await bellOf(priya)).length]).toEqual([["Gate 4 closes later"], 1]);
	const taken = await write(olga, { title: "Never", starts_at: start + 5 * stepMs });
	await olga.client.call("announcements/save-announcement", { ...words, announcement_id: taken, act: "draft" });
	waitUntilLater(3 * stepMs);
	await runDue(acme);
	expect([await statusOf(olga, taken), await titlesOf(priya)]).toEqual(["draft", ["Gate 4 closes later"]]);
	const late = await olga.client.try("announcements/save-announcement", { ...words, announcement_id: id });
	expect([late.status, late.body.resultType]).toEqual([409, "announcement_changed"]);
});

test("[announcements-02] at no moment more than three run pinned, whenever they start; one that ends makes room", async () => {
	const { olga } = await makeCompany();
	runByHand(olga.client);
	const at = (steps: number) => Date.now() + steps * stepMs;
	const pin = (starts: number | undefined, ends: number | undefined) =>
		olga.client.try("announcements/save-announcement", {
			...{ ...words, is_pinned: 1 },
			...(starts === undefined ? {} : { starts_at: at(starts) }),
			...(ends === undefined ? {} : { expires_at: at(ends) }),
		});
	for (const [starts, ends] of [
		[1, 5],
		[2, 6],
		[3, 7],
	])
		expect((await pin(starts, ends)).status).toBe(200);
	for (const [starts, ends] of [
		[1, 4],
		[4, 9],
		[undefined, undefined],
	] as const) {
		const refused = await pin(starts, ends);
		expect([starts, ends, refused.status, refused.body.resultType]).toEqual([starts, ends, 409, "too_many_pins"]);
	}
	for (const [starts, ends] of [
		[undefined, 2],
		[6, 9],
	] as const)
		expect([starts, ends, (await pin(starts, ends)).status]).toEqual([starts, ends, 200]);
	const choices = await olga.client.call("announcements/get-announcement-choices", {});
	expect([choices.pins.length, choices.max_pins]).toEqual([5, 3]);
	const draft = await olga.client.call("announcements/save-announcement", { ...words, act: "draft", is_pinned: 1 });
	expect(draft.status).toBe("draft");
});

test("the same writing twice under one key is one announcement, told once", async () => {
	const { acme, olga, priya } = await makeCompany();
	const key = { "idempotency-key": "announce-1" };
	runByHand(olga.client);
	const first = await olga.client.call("announcements/save-announcement", words, key);
	expect(await olga.client.call("announcements/save-announcement", words, key)).toEqual(first);
	await runDue(acme);
	expect([await titlesOf(priya), (await bellOf(priya)).length]).toEqual([[words.title], 1]);
});
