/** Posts to screens: every action × every content type is refused clearly; bodies are read only from those who may send them. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import type { Client } from "#test/kit/client";
import { createTenant } from "#test/kit/tenant";
import { takeRoom } from "#workers/http/room-for-files";
import { countedBody, maxRead } from "./counted-body";
import { atLeast, meantScreens } from "./meant";

const form = "application/x-www-form-urlencoded";

/** Content types of no form, and bodies that are not what their type says. */
const wrong: [type: string | undefined, body: string, status: number][] = [
	[undefined, "a=b", 415],
	["", "a=b", 415],
	["text/plain", "a=b", 415],
	["text/plain;charset=UTF-8", '{"payload":{}}', 415],
	["application/json", "{}", 415],
	["application/octet-stream", "\u0000", 415],
	["text/html", "<form>", 415],
	["multipart/mixed; boundary=b", "--b--", 415],
	["multipart/form-data", "--b--", 400],
	["multipart/form-data; boundary=", "--b--", 400],
	["multipart/form-data; boundary=b", "no parts at all", 400],
	["multipart/form-data; boundary=b", '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\ncut off', 400],
];

async function post(client: Client, path: string, type: string | undefined, body: BodyInit, token?: string) {
	const headers: Record<string, string> = token === undefined ? {} : { "x-csrf-token": token };
	// Text has a type by itself, bytes have none.
	const sent = typeof body === "string" ? new TextEncoder().encode(body) : body;
	return client.fetch(path, {
		method: "POST",
		body: sent,
		headers: type === undefined ? headers : { ...headers, "content-type": type },
	});
}

test("every screen that takes posts refuses another content type with 415, and a broken form with 400", async () => {
	const { tenant, owner, ids } = await createFullTenant(0, "forms");
	const screens = (await meantScreens(ids)).filter(({ hasAction }) => hasAction);
	expect(screens.length).toBeGreaterThanOrEqual(atLeast(9));
	for (const client of [owner.client, tenant.visitor()]) {
		const token = await client.csrfToken();
		for (const { path } of screens) {
			await tenant.database.write([sql`delete from limit_counts where account_id = ${tenant.id}`]);
			for (const [type, body, status] of wrong) {
				const answer = await post(client, path, type, body, token);
				const html = await answer.text();
				// Whoever may not send files is not let in to have them read.
				const isAllowed =
					answer.status === status || (/\/(uploads|settings\/help)/.test(path) && answer.status === 403);
				expect([path, type, answer.status, isAllowed]).toEqual([path, type, answer.status, true]);
				expect([path, type, /<h1/.test(html), answer.headers.get("content-type")]).toEqual([
					path,
					type,
					true,
					"text/html; charset=utf-8",
				]);
			}
		}
	}
}, 120_000);

test("a sound form is taken whatever host a proxy or client names beside its own", async () => {
	const acme = await createTenant();
	const visitor = acme.visitor();
	const body = () => new URLSearchParams({ csrf_token: token, email: "nobody" });
	const token = await visitor.csrfToken();
	const hosts: Record<string, string>[] = [{}, { host: acme.host }, { "x-forwarded-host": "evil.example" }];
	for (const headers of hosts) {
		const answer = await visitor.fetch("/webapp/login", { method: "POST", body: body(), headers });
		expect([headers, answer.status, (await answer.text()).includes("<form")]).toEqual([headers, 200, true]);
	}
});

test("a large body is not read of anybody who may not send it, whether it tells its length or not", async () => {
	const { tenant, owner, member } = await createFullTenant(1, "forms");
	const multipart = "multipart/form-data; boundary=b";
	const visitor = tenant.visitor();
	const upload = "/api/async_process/api_upload_file";
	const cases: [string, Client, string, string, number[]][] = [
		["a visitor's upload", visitor, upload, multipart, [401]],
		["a member's upload", member.client, upload, multipart, [403]],
		["an owner's call", owner.client, "/api/users/api_login", "text/plain", [413]],
		["a visitor's sign-in", visitor, "/webapp/login", multipart, [413]],
		["a visitor's form", visitor, "/webapp/login", form, [413]],
		["a member's form", member.client, "/webapp/activities", multipart, [413]],
		["a member's form with a file", member.client, "/webapp/uploads", multipart, [403]],
		["a visitor's form with a file", visitor, "/webapp/uploads", multipart, [413]],
		["an owner's form with files for a screen that takes none", owner.client, "/webapp/points", multipart, [413]],
	];
	for (const [what, client, path, type, statuses] of cases) {
		const token = await client.csrfToken();
		const { read, body } = countedBody(24);
		const answer = await post(client, path, type, body as never, token);
		expect([what, answer.status, statuses.includes(answer.status)]).toEqual([what, answer.status, true]);
		expect([what, read.bytes <= maxRead]).toEqual([what, true]);
		const untold = countedBody(24);
		const refused = await post(client, path, type, untold.body as never);
		expect([what, refused.status, [403, 413].includes(refused.status)]).toEqual([what, refused.status, true]);
		expect([what, untold.read.bytes <= maxRead]).toEqual([what, true]);
	}
}, 60_000);

test("an owner's form with a file is refused after its first bytes unless it begins with the token", async () => {
	const { owner } = await createFullTenant(0, "forms");
	const { read, body } = countedBody(24);
	const answer = await post(owner.client, "/webapp/uploads", "multipart/form-data; boundary=b", body as never);
	expect(answer.status).toBe(403);
	expect(read.bytes).toBeLessThanOrEqual(maxRead);
});

test("a form of too many fields is refused before it is taken apart", async () => {
	const acme = await createTenant();
	const { client } = await acme.addMember();
	const answer = await post(
		client,
		"/webapp/language",
		form,
		`csrf_token=${await client.csrfToken()}&${"a=b&".repeat(6_000)}`,
	);
	expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining("5,000 fields")]);
});

/** A file of so many megabytes that lacks the columns of members: it is read, understood, and not imported. */
function people(megabytes: number): File {
	return new File(["shoe,size\n".padEnd(megabytes * 1_048_576, "x,1\n")], "shoes.csv", { type: "text/csv" });
}

/** The form of the uploads screen as a browser without scripts sends it, its fields in this order. */
async function sendUpload(
	client: Client,
	order: readonly string[],
	megabytes: number,
	headers: Record<string, string> = {},
	path = "/webapp/uploads",
) {
	const fields: Record<string, string | File> = {
		csrf_token: await client.csrfToken(),
		form: "imports/upload-file",
		idempotency_key: crypto.randomUUID(),
		kind: "members",
		file: people(megabytes),
	};
	const body = new FormData();
	for (const name of order) body.append(name, fields[name] as string);
	const answer = await client.fetch(path, { method: "POST", body, headers });
	return { status: answer.status, text: await answer.text() };
}

const usual = ["csrf_token", "form", "idempotency_key", "kind", "file"];

test("an owner's form with a large file goes through without scripts, with the token in its first field or in the header, and counts once", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const read = { status: 200, isRead: true };
	const seen = ({ status, text }: { status: number; text: string }) => ({ status, isRead: /first_name/.test(text) });
	expect(seen(await sendUpload(owner.client, usual, 8))).toEqual(read);
	expect(seen(await sendUpload(owner.client, usual, 0))).toEqual(read);
	const late = await sendUpload(owner.client, ["file", ...usual.slice(0, 4)], 1);
	expect([late.status, late.text.includes("<h1")]).toEqual([403, true]);
	const token = { "x-csrf-token": await owner.client.csrfToken() };
	expect(seen(await sendUpload(owner.client, ["file", "form", "kind"], 1, token))).toEqual(read);
	const counted = await acme.database.read(
		sql<{ count: number }>`select count from limit_counts where account_id = ${acme.id} and name = 'upload'`,
	);
	// Each sending counts once, though its limit is asked before the file is read.
	expect(counted).toEqual([{ count: 4 }]);
});

test("a script's form with a large file goes through as well", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const sent = await sendUpload(
		owner.client,
		usual,
		3,
		{},
		"/webapp/uploads.data?_routes=features%2Fimports%2Fuploads.route",
	);
	expect([sent.status, /first_name/.test(sent.text)]).toEqual([200, true]);
});

test("files of more than an isolate has room for are told to come again, and then may", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const another = new Request("https://t.laurel.test/", { headers: { "content-length": String(26 * 1_048_576) } });
	const giveBack = takeRoom(another, 26 * 1_048_576);
	const upload = () => owner.client.upload("/api/async_process/api_upload_file", { kind: "members" }, people(7));
	const [called, sent] = [await upload(), await sendUpload(owner.client, usual, 7)];
	giveBack();
	giveBack();
	expect([called.status, called.body.resultType]).toEqual([429, "uploads_busy"]);
	expect([sent.status, sent.text.includes("Other files are being received")]).toEqual([429, true]);
	expect((await upload()).body.resultType).toBe("missing_columns");
	expect((await sendUpload(owner.client, usual, 7)).status).toBe(200);
});
