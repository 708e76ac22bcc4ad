/** Stopping emails of a kind from the mail program and on the page behind its link: by nothing but the link. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { jobScope, notified, sampleValues } from "#test/factories/notifications";
import { silentQueue } from "#test/kit/outbox";
import { openPage, readPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { runMessage } from "#workers/background/run-message";
import { notify } from "#workers/features/notifications";
import type { Environment } from "#workers/kernel/environment";
import type { NotificationKind } from "#workers/kernel/names";

const received = "recognition/received";

afterEach(() => vi.restoreAllMocks());

type Posted = { text: string; html: string; headers?: Record<string, string> };

/** What the provider is given when somebody is told of a kind; nothing when no email is sent. */
async function tell(acme: TestTenant, person: TestMember, kind: NotificationKind): Promise<Posted | undefined> {
	const scope = await jobScope(acme);
	const notice = notify(scope, kind, [await notified(acme, person)], sampleValues[kind] as never);
	await scope.commit({ ...notice, answer: {} });
	const posted: Posted[] = [];
	const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (_address, init) => {
		posted.push(JSON.parse(String(init?.body)) as Posted);
		return new Response(null, { status: 202 });
	});
	const environment = { ...env, MAIL_PROVIDER_URL: "https://mail.example/send", OUTBOX_QUEUE: silentQueue };
	const messages = await acme.database.read(
		sql<{
			id: number;
		}>`select id from outbox where account_id = ${acme.id} and job = 'mail/send-email' and done_at is null`,
	);
	for (const { id } of messages) {
		const signal = { account_id: acme.id, shard: acme.shard, outbox_id: id };
		await runMessage(environment as unknown as Environment, { waitUntil: () => undefined }, signal);
	}
	spy.mockRestore();
	return posted[0];
}

async function makeReader() {
	const acme = await createTenant();
	const priya = await acme.addMember({ first_name: "Priya" });
	const email = (await tell(acme, priya, received))!;
	const [address = ""] = /(?<=<).*(?=>)/.exec(email.headers?.["List-Unsubscribe"] ?? "") ?? [];
	const { pathname, search, searchParams } = new URL(address);
	return { acme, priya, email, call: pathname + search, token: searchParams.get("token")! };
}

/** One press as a mail program's servers do it: no cookie, no origin, and a form of their own. */
const press = (acme: TestTenant, call: string, headers: Record<string, string> = {}) =>
	acme.visitor().fetch(call, {
		method: "POST",
		body: "List-Unsubscribe=One-Click",
		headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
	});

test("one press in the mail program stops emails of that kind alone; the bell goes on", async () => {
	const { acme, priya, email, call, token } = await makeReader();
	expect(email.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
	for (const part of [email.text, email.html]) expect(part).toContain(`/webapp/unsubscribe/${token}`);
	expect(email.text).toContain("Stop emails like this one: http");
	const [stored] = await acme.database.read(
		sql<{ body: string; content: string }>`select body, content from emails where account_id = ${acme.id}`,
	);
	expect(JSON.stringify(stored)).not.toContain(token);
	for (const _again of [1, 2]) expect((await press(acme, call)).status).toBe(200);
	expect(await tell(acme, priya, received)).toBeUndefined();
	const { kinds } = await priya.client.call("notifications/get-notification-settings", {});
	const switches = kinds.find(({ kind }) => kind === received);
	expect([switches?.mail?.is_on, switches?.bell?.is_on]).toEqual([0, 1]);
	expect((await tell(acme, priya, "session/password-changed"))?.text).toBeTruthy();
	const lines = await acme.database.read(
		sql<{ user_id: number | null; subject_id: number }>`select user_id, subject_id from audit_lines
			where account_id = ${acme.id} and action = 'notifications/unsubscribe'`,
	);
	expect(lines[0]).toEqual({ user_id: priya.id, subject_id: priya.id });
});

test("the link is the only proof: no other stops anything, not even somebody else's session", async () => {
	const { acme, priya, call, token } = await makeReader();
	const marcus = await acme.addMember({ first_name: "Marcus" });
	const globex = await createTenant();
	const path = "/api/users/api_unsubscribe?token=";
	const [named, signature = ""] = token.split(".");
	const others = Buffer.from(`${marcus.id}|${received}`).toString("base64url");
	for (const wrong of ["", "x", named, `${named}.`, `${others}.${signature}`, `${named}.${signature.slice(1)}0`]) {
		const reply = await (await press(acme, path + wrong)).json<{ resultType: string }>();
		expect([wrong, reply.resultType]).toEqual([wrong, wrong === "" ? "validation" : "stop_link_not_valid"]);
	}
	expect((await press(globex, path + token)).status).toBe(409);
	expect((await press(acme, path + "a".repeat(301))).status).toBe(400);
	// A session that comes with it is not read: what is stopped is what the link names.
	const cookie = await marcus.client.fetch("/webapp").then(() => "cookie: ignored");
	expect((await marcus.client.fetch(call, { method: "POST", body: cookie })).status).toBe(200);
	expect(await tell(acme, marcus, received)).toBeDefined();
	expect(await tell(acme, priya, received)).toBeUndefined();
});

test("what cannot be switched off says nothing of stopping, and what a company has fixed stays on", async () => {
	const { acme, priya, call, token } = await makeReader();
	const guard = (await tell(acme, priya, "session/password-changed"))!;
	expect([guard.headers, guard.text.includes("unsubscribe")]).toEqual([undefined, false]);
	const olga = await acme.addMember({ role: "account_owner" });
	await olga.client.call("notifications/save-notification-rules", { kind: received, mail: "always" });
	expect(await (await press(acme, call)).json()).toMatchObject({ resultType: "emails_locked" });
	expect((await tell(acme, priya, received))?.headers).toBeUndefined();
	const page = readPage(200, await (await acme.visitor().fetch(`/webapp/unsubscribe/${token}`)).text());
	expect(page.texts("h1")).toEqual(["These emails stay on"]);
});

test("the page behind the link asks first, stops, and takes it back, signed in or not; it shows nobody's address", async () => {
	const { acme, priya, token } = await makeReader();
	const path = `/unsubscribe/${token}`;
	const marcus = await acme.addMember();
	const shown = await openPage(marcus, path);
	expect(shown.texts("h1")).toEqual(["Stop these emails?"]);
	expect(shown.text).toContain("Emails of the kind “Somebody recognizes me” go to p…\u2060@");
	expect(shown.html).not.toContain(priya.email);
	expect(await tell(acme, priya, received)).toBeDefined();
	const visitor = { client: acme.visitor() };
	const stopped = await sendForm(visitor, path, "notifications/unsubscribe", {});
	expect(stopped.texts("h1")).toEqual(["These emails are stopped"]);
	expect(await tell(acme, priya, received)).toBeUndefined();
	const resumed = await sendForm(visitor, path, "notifications/resubscribe", {});
	expect(resumed.texts("h1")).toEqual(["Stop these emails?"]);
	expect(await tell(acme, priya, received)).toBeDefined();
	expect((await openPage(marcus, "/unsubscribe/unknown")).texts("h1")).toEqual(["This link does not work"]);
	await acme.database.write([
		sql`update users set status = 'terminated' where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	expect((await openPage(marcus, path)).texts("h1")).toEqual(["This link does not work"]);
});
