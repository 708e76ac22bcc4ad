/** The stand-in for Resend as npm start serves it: over HTTP, with its states, errors and memory. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ServedMailProvider, serveMailProvider } from "../../scripts/stand-ins/serve-mail-provider.mjs";

let folder = "";
let served: ServedMailProvider;

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "mail-provider-"));
	served = await serveMailProvider({ persist: folder });
});

afterEach(async () => {
	await served.stop();
	rmSync(folder, { recursive: true });
});

type Answer = { id: string; name?: string; status?: string; statusCode?: number; deleted?: boolean };

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
	const answer = await fetch(`${served.vars.SENDER_DOMAINS_URL}${path}`, {
		method,
		headers: { authorization: `Bearer ${served.vars.SENDER_DOMAINS_TOKEN}`, ...headers },
		...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
	});
	return { status: answer.status, body: (await answer.json()) as Answer };
}

const email = (from: string, subject = "Hello") => ({ from, to: "jane@initech.test", subject, text: "Hello" });

test("a domain is verified once it was told to and looked at twice, is still there after a restart, and is deleted", async () => {
	const made = await ask("POST", "/domains", { name: "initech.test" });
	expect([made.status, made.body.status]).toEqual([201, "not_started"]);
	const look = async () => (await ask("GET", `/domains/${made.body.id}`)).body.status;
	expect(await look()).toBe("not_started");
	expect(await ask("POST", `/domains/${made.body.id}/verify`)).toMatchObject({ status: 200 });
	const seen = [await look()];
	await served.stop();
	served = await serveMailProvider({ persist: folder });
	seen.push(await look());
	expect(seen).toEqual(["pending", "verified"]);
	expect((await ask("DELETE", `/domains/${made.body.id}`)).body.deleted).toBe(true);
	expect((await ask("GET", `/domains/${made.body.id}`)).status).toBe(404);
});

test("emails are taken from verified domains alone, and once under a key", async () => {
	const refused = await ask("POST", "/emails", email("hello@initech.test"));
	expect([refused.status, refused.body.name]).toEqual([403, "validation_error"]);
	const key = { "idempotency-key": "email-1-1" };
	const first = await ask("POST", "/emails", email(`"Initech" <${served.vars.MAIL_SENDER}>`), key);
	const again = await ask("POST", "/emails", email(`"Initech" <${served.vars.MAIL_SENDER}>`), key);
	expect([first.status, again.body.id]).toEqual([200, first.body.id]);
	expect((await ask("POST", "/emails", email(served.vars.MAIL_SENDER, "Other"), key)).body.name).toBe(
		"invalid_idempotent_request",
	);
	expect((await ask("POST", "/emails", email(`a <b> <${served.vars.MAIL_SENDER}>`))).status).toBe(422);
});

test("names are answered and controlled as the service documents it", async () => {
	await ask("POST", "/domains", { name: "initech.test" });
	expect((await ask("POST", "/domains", { name: "initech.test" })).body.name).toBe("validation_error");
	expect((await ask("POST", "/domains", { name: "mail.taken.test" })).status).toBe(403);
	expect((await ask("POST", "/domains", {})).body.name).toBe("missing_required_field");
	expect((await ask("POST", "/domains", "{")).status).toBe(400);
	expect((await ask("GET", "/nothing")).body.name).toBe("not_found");
	expect((await ask("PUT", "/domains", {})).body.name).toBe("method_not_allowed");
	expect((await ask("GET", "/domains", undefined, { authorization: "Bearer wrong" })).body.name).toBe(
		"invalid_api_key",
	);
	const control = await fetch(`${served.vars.SENDER_DOMAINS_URL}/control/initech.test`, {
		...{ method: "PUT", body: JSON.stringify({ status: "verified" }) },
	});
	expect(control.status).toBe(204);
	expect((await ask("POST", "/emails", email("rewards@initech.test"))).status).toBe(200);
});
