/** What people are told by email and bell where the account hides points: that something happened, and no number. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addCertificates, codesOf } from "#test/factories/certificates";
import { decide, makeIdeaCompany, sendIdea } from "#test/factories/ideas";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { addCompetition, followCompetitionsOf } from "#test/factories/scoreboards";
import { readMail } from "#test/kit/mail";
import { runOutboxWhole } from "#test/kit/outbox";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

const hide = (acme: TestTenant) =>
	acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.hide_points_for_account', 1) where account_id = ${acme.id}`,
	]);
const bellOf = async ({ client }: TestMember) =>
	(await client.call("notifications/get-notifications", {})).table_rows.map(({ text }) => text);
const mailOf = async (acme: TestTenant, { email }: TestMember) =>
	(await readMail(acme)).filter(({ recipient }) => recipient === email).map(({ body }) => body);

test("an idea that is approved is told to its team without the points", async () => {
	const { acme, peter, kenji, category_id } = await makeIdeaCompany();
	const [open, hidden] = [await sendIdea(kenji, category_id), await sendIdea(kenji, category_id, { title: "Nets" })];
	await decide(peter, open, "approve");
	await runOutboxWhole(acme);
	expect((await mailOf(acme, kenji))[0]).toContain("You received 200 points.");
	await hide(acme);
	await decide(peter, hidden, "approve");
	await runOutboxWhole(acme);
	const [body] = await mailOf(acme, kenji);
	expect(body).toContain("Nets");
	expect(body).not.toMatch(/\d+ points/);
});

test("a competition that is over tells the place without the prize, by email and behind the bell", async () => {
	const acme = await createTenant({ flags: { scoreboard_competitions_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const program = await addProgram(acme, { owner: olga, budget: 10_000 });
	await acme.database.write([sql`update sessions set expires_at = 9000000000000 where account_id = ${acme.id}`]);
	const setTime = (iso: string) => {
		isolateClock.current = { now: () => Date.parse(iso) };
	};
	setTime("2027-03-01T12:00:00Z");
	const days = { name: "March race", starts_on: "2027-03-02", ends_on: "2027-03-31" };
	await addCompetition(olga, { ...days, prizes: [1_000], budget_id: program.budget_id });
	setTime("2027-03-02T06:00:00Z");
	await followCompetitionsOf(acme);
	const created_at = Date.parse("2027-03-03T09:00:00Z");
	await addRecognition(acme, { giver: olga, recipients: [priya], program, points: 10, created_at });
	await hide(acme);
	setTime("2027-04-01T12:00:00Z");
	await followCompetitionsOf(acme);
	expect((await bellOf(priya))[0]).toBe("March race is over: place 1");
	await acme.database.write([sql`update outbox set due_at = 0 where account_id = ${acme.id}`]);
	await runOutboxWhole(acme);
	expect((await mailOf(acme, priya)).filter((body) => body.includes("1,000"))).toEqual([]);
});

test("a certificate that was claimed is told without its points", async () => {
	const acme = await createTenant({ flags: { ots_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	const { budget_id } = await addProgram(acme, { owner: olga, budget: 1_000 });
	const { batch_id } = await addCertificates(acme, olga, { budget_id });
	const codes = await codesOf(olga, batch_id);
	await hide(acme);
	await priya.client.call("certificates/redeem-certificate", { code: codes[0]! });
	expect((await bellOf(priya))[0]).toBe("You claimed the certificate “Safety day”");
});
