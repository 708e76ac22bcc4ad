/** Inviting people who have not joined: whom it reaches, when, how often, and what happens when a run breaks off. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { interrupted } from "#test/factories/faults";
import { takeCrashes } from "#test/kit/crashes";
import { tokenSentTo } from "#test/kit/mail";
import { runOutbox, runOutboxWhole } from "#test/kit/outbox";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { runMessage } from "#workers/background/run-message";
import { systemClock } from "#workers/kernel/clock";
import type { Environment } from "#workers/kernel/environment";
import { isolateClock } from "#workers/runtime/clock";
import { acmeWithOwner, emailsOf, importPeople } from "./newcomers";

const hourMs = 3_600_000;
const job = "invitations/send-invitation-emails";

afterEach(() => {
	isolateClock.current = systemClock;
});

function later(ms: number): void {
	const start = Date.now();
	isolateClock.current = { now: () => start + ms };
}

test("ticked people get a link each in their own language, which lets them in; who has joined is counted, nobody else is written to", async () => {
	const { acme, owner } = await acmeWithOwner();
	const ana = await acme.addMember({ first_name: "Ana", status: "invited", language_code: "es", points: 1_250 });
	const ben = await acme.addMember({ first_name: "Ben", status: "invited" });
	const joined = await acme.addMember({ first_name: "Joe" });
	await acme.addMember({ first_name: "Unasked", status: "invited" });
	const answer = await owner.client.call("invitations/send-invitations", {
		user_ids: [ana.id, ben.id, joined.id, 4_711, ana.id],
	});
	expect(answer).toMatchObject({ queued: 2, already_joined: 1, without_email: 0, too_soon: 0, not_found: 1 });
	await runOutboxWhole(acme);
	const emails = await emailsOf(acme);
	expect(emails.map(({ recipient }) => recipient)).toEqual([ana.email, ben.email].sort());
	const hers = emails.find(({ recipient }) => recipient === ana.email)!;
	expect(hers.subject).toContain("ya pueden darte las gracias aquí");
	expect(hers.body).toContain("Ya tienes 1,250 puntos");
	const his = emails.find(({ recipient }) => recipient === ben.email)!;
	expect(his.body).not.toContain("already have");
	expect(hers.body).toContain("/webapp/activate/");
	const token = (await tokenSentTo(acme, ana))!;
	const browser = acme.visitor();
	await browser.call("session/activate", { token, password: "long enough words" });
	browser.forgetToken();
	expect((await browser.call("session/init-user", {})).user).toMatchObject({ id: ana.id, point_balance: 1_250 });
	const { table_rows } = await owner.client.call("invitations/get-sendings", {});
	expect(table_rows).toMatchObject([
		{ audience: "people", status: "sent", expected_count: 2, sent_count: 2, requester: "Olive Example" },
	]);
});

test("only account owners invite, see who has not joined, and cancel; people of another tenant are not there", async () => {
	const { acme, owner } = await acmeWithOwner();
	const globex = await createTenant({ shard: acme.shard });
	const foreign = await globex.addMember({ status: "invited" });
	const member = await acme.addMember();
	for (const name of [
		"invitations/send-invitations",
		"invitations/get-not-joined",
		"invitations/get-sendings",
	] as const)
		expect([name, (await member.client.try(name, {})).status]).toEqual([name, 403]);
	expect((await member.client.try("invitations/cancel-invitations", { sending_id: 1 })).status).toBe(403);
	const reply = await owner.client.try("invitations/send-invitations", { user_ids: [foreign.id] });
	expect([reply.status, reply.body.resultType]).toEqual([409, "nobody_to_invite"]);
	expect((await owner.client.call("invitations/get-not-joined", {})).table_rows).toEqual([]);
	expect(await emailsOf(globex)).toEqual([]);
});

test("whom an upload added is invited from it, each once an hour at most, and then only who has not joined", async () => {
	const { acme, owner } = await acmeWithOwner();
	await acme.addMember({ status: "invited" });
	const upload = await importPeople(acme, owner, 3);
	expect(upload).toMatchObject({ added_count: 3, not_joined_count: 3, last_sending: null });
	const ask = { audience: "upload" as const, upload_id: upload.request_id };
	expect(await owner.client.call("invitations/send-invitations", ask)).toMatchObject({ queued: 3 });
	await runOutboxWhole(acme);
	expect((await emailsOf(acme)).map(({ recipient }) => recipient)).toEqual(
		[0, 1, 2].map((at) => `ana${at}@people.example`),
	);
	const again = await owner.client.try("invitations/send-invitations", ask);
	expect([again.status, again.body.resultType]).toEqual([409, "nobody_to_invite"]);
	const one = await owner.client.try("session/send-activation-link", { user_id: await idOf(acme, 1) });
	expect(one.body.resultType).toBe("invited_recently");

	const token = (await tokenSentTo(acme, { email: "ana0@people.example" }))!;
	await acme.visitor().call("session/activate", { token, password: "long enough words" });
	await acme.database.write([
		sql`update users set invited_at = invited_at - ${hourMs} where account_id = ${acme.id} and invited_at is not null`,
	]);
	expect(await owner.client.call("invitations/send-invitations", ask)).toMatchObject({ queued: 2, too_soon: 0 });
	await runOutboxWhole(acme);
	const { table_rows } = await owner.client.call("imports/get-past-upload-file-requests", {});
	expect(table_rows[0]).toMatchObject({
		added_count: 3,
		not_joined_count: 2,
		last_sending: { status: "sent", sent_count: 2 },
	});
	expect((await emailsOf(acme)).filter(({ recipient }) => recipient === "ana0@people.example")).toHaveLength(1);
});

async function idOf(tenant: TestTenant, at: number): Promise<number> {
	const [row] = await tenant.database.read(
		sql<{ id: number }>`select id from users where account_id = ${tenant.id} and email = ${`ana${at}@people.example`}`,
	);
	return row!.id;
}

test("invitations planned for a day go out on it and not before, to who has not joined by then; a canceled plan goes never", async () => {
	const { acme, owner } = await acmeWithOwner();
	await importPeople(acme, owner, 2);
	const send_at = Date.now() + 3 * 24 * hourMs;
	const plan = { audience: "not_joined" as const, send_at };
	const kept = await owner.client.call("invitations/send-invitations", plan);
	const canceled = await owner.client.call("invitations/send-invitations", plan);
	expect(kept).toMatchObject({ queued: 2, send_at });
	await owner.client.call("invitations/cancel-invitations", { sending_id: canceled.sending_id });
	const over = await owner.client.try("invitations/cancel-invitations", { sending_id: canceled.sending_id });
	expect([over.status, over.body.resultType]).toEqual([409, "sending_is_over"]);
	await runOutboxWhole(acme);
	expect(await emailsOf(acme)).toEqual([]);
	const statusesNow = async () => {
		const rows = await acme.database.read(
			sql<{ status: string }>`select status from invitation_sendings where account_id = ${acme.id} order by status`,
		);
		return rows.map(({ status }) => status);
	};
	expect(await statusesNow()).toEqual(["canceled", "planned"]);

	await acme.database.write([
		sql`update users set status = 'active' where account_id = ${acme.id} and email like 'ana1@%'`,
	]);
	later(3 * 24 * hourMs + 1_000);
	await runOutbox(acme, job);
	expect((await emailsOf(acme)).map(({ recipient }) => recipient)).toEqual(["ana0@people.example"]);
	expect(await statusesNow()).toEqual(["canceled", "sent"]);
});

test("a moment that is past or far away, and nobody chosen, are refused beside their field; nothing is kept", async () => {
	const { acme, owner } = await acmeWithOwner();
	const ana = await acme.addMember({ status: "invited" });
	const errorsOf = async (asked: object) =>
		(await owner.client.try("invitations/send-invitations", { user_ids: [ana.id], ...asked })).body.errors;
	expect(await errorsOf({ send_at: Date.now() - 1 })).toEqual({ send_at: ["Choose a moment that is still to come."] });
	expect(await errorsOf({ send_at: Date.now() + 400 * 24 * hourMs })).toEqual({
		send_at: ["Choose a day within a year from now."],
	});
	expect(await errorsOf({ user_ids: [] })).toEqual({ user_ids: ["Please choose at least one."] });
	expect((await owner.client.call("invitations/get-sendings", {})).table_rows).toEqual([]);
});

test("the same asking twice under one key is one sending", async () => {
	const { acme, owner } = await acmeWithOwner();
	const ana = await acme.addMember({ status: "invited" });
	const key = { "idempotency-key": "invite-1" };
	const first = await owner.client.call("invitations/send-invitations", { user_ids: [ana.id] }, key);
	expect(await owner.client.call("invitations/send-invitations", { user_ids: [ana.id] }, key)).toEqual(first);
	await runOutboxWhole(acme);
	expect(await emailsOf(acme)).toHaveLength(1);
});

test("450 people are written to in chunks; a run that breaks off is taken up again, and everybody gets one email", async () => {
	const { acme, owner } = await acmeWithOwner();
	await importPeople(acme, owner, 450);
	await owner.client.call("invitations/send-invitations", { audience: "not_joined" });
	const broken = async () => {
		throw new Error("the isolate is gone");
	};
	const failing = interrupted(env as unknown as Environment, "insert into password_links", broken, 1);
	const [message] = await acme.database.read(
		sql<{ id: number }>`select id from outbox where account_id = ${acme.id} and job = ${job}`,
	);
	const signal = { account_id: acme.id, shard: acme.shard, outbox_id: message!.id };
	const wait = { waitUntil: (work: Promise<unknown>) => void work };
	await runMessage(failing, wait, signal);
	expect((await emailsOf(acme)).length).toBe(200);
	expect(takeCrashes()).toEqual([expect.stringContaining("the isolate is gone")]);
	later(3 * 60_000);
	await runMessage(env as unknown as Environment, wait, signal);
	const emails = await emailsOf(acme);
	expect([emails.length, new Set(emails.map(({ recipient }) => recipient)).size]).toEqual([450, 450]);
	const [sending] = (await owner.client.call("invitations/get-sendings", {})).table_rows;
	expect(sending).toMatchObject({ status: "sent", sent_count: 450 });
	const stored = await acme.database.read(
		sql<{ count: number }>`select count(*) as count from password_links where account_id = ${acme.id}`,
	);
	expect(stored).toEqual([{ count: 450 }]);
});

test("who joins in the moment between reading and writing gets no email, and the others get theirs", async () => {
	const { acme, owner } = await acmeWithOwner();
	await importPeople(acme, owner, 3);
	await owner.client.call("invitations/send-invitations", { audience: "not_joined" });
	const racing = interrupted(env as unknown as Environment, "insert into password_links", () =>
		acme.database.write([
			sql`update users set status = 'active' where account_id = ${acme.id} and email = ${"ana1@people.example"}`,
		]),
	);
	const [message] = await acme.database.read(
		sql<{ id: number }>`select id from outbox where account_id = ${acme.id} and job = ${job}`,
	);
	await runMessage(
		racing,
		{ waitUntil: (work: Promise<unknown>) => void work },
		{
			account_id: acme.id,
			shard: acme.shard,
			outbox_id: message!.id,
		},
	);
	expect((await emailsOf(acme)).map(({ recipient }) => recipient)).toEqual([
		"ana0@people.example",
		"ana2@people.example",
	]);
});
