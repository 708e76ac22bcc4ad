/** Bodies of who is not signed in: every call that is for anybody takes 64 KB and no more, whatever their kind, and waits for none for ever. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import type { Client } from "#test/kit/client";
import { createTenant } from "#test/kit/tenant";
import { takeRoom } from "#workers/http/room-for-files";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { countedBody, maxRead } from "./counted-body";
import { atLeast, meantEndpoints } from "./meant";

const multipart = "multipart/form-data; boundary=b";
const megabyte = 1_048_576;

afterEach(() => vi.restoreAllMocks());

/** The calls of anybody that read what is sent with them. */
const forAnybody = meantEndpoints.filter(
	({ access, method, authentication }: Endpoint) =>
		access === "anyone" && method === "POST" && authentication !== "link",
);

/** A form of a call with a file of so many bytes. */
const fileOf = (bytes: number) =>
	[
		'--b\r\ncontent-disposition: form-data; name="payload"\r\n\r\n{"payload":{"certificate_code":"T1"}}',
		`--b\r\ncontent-disposition: form-data; name="file"; filename="a.jwt"\r\n\r\n${"x".repeat(bytes)}`,
		"--b--\r\n",
	].join("\r\n");

async function send(client: Client, path: string, type: string, body: BodyInit): Promise<[number, string | undefined]> {
	const headers = { "content-type": type, "x-csrf-token": await client.csrfToken() };
	const { status, body: answer } = await client.send(path, { method: "POST", body, headers });
	return [status, answer.resultType];
}

/** A body that comes in pieces, with no length that is told. */
const inPieces = (text: string) => new Response(text).body!.pipeThrough(new TransformStream()) as never;

test("no call that is for anybody reads more than 64 KB of a stranger, with files or without, told or not", async () => {
	const acme = await createTenant();
	const visitor = acme.visitor();
	expect(forAnybody.length).toBeGreaterThanOrEqual(atLeast(10));
	for (const { name, path } of forAnybody)
		for (const [type, large] of [
			["text/plain", "x".repeat(70_000)],
			[multipart, fileOf(70_000)],
		] as const) {
			await acme.database.write([sql`delete from limit_counts where account_id = ${acme.id}`]);
			const { read, body } = countedBody(24);
			for (const sent of [large, body as never]) {
				const [status, code] = await send(visitor, path, type, sent);
				const isRefused = [401, 403, 404, 413, 415].includes(status);
				expect([name, type, status, code, isRefused]).toEqual([name, type, status, code, true]);
			}
			expect([name, type, read.bytes <= maxRead]).toEqual([name, type, true]);
		}
}, 60_000);

test("a file that is too large for a stranger is said to be so; a small one is read, and takes little of the room for files", async () => {
	const acme = await createTenant();
	const visitor = acme.visitor();
	const path = "/api/certificates/api_verify_certificate";
	expect(await send(visitor, path, multipart, fileOf(70_000))).toEqual([413, "payload_too_large"]);
	expect(await send(visitor, path, multipart, inPieces(fileOf(70_000)))).toEqual([413, "payload_too_large"]);
	expect((await send(visitor, path, multipart, fileOf(19_000)))[0]).toBe(200);
	const another = new Request("https://t.laurel.test/", { headers: { "content-length": String(26 * megabyte) } });
	const giveBack = takeRoom(another, 26 * megabyte);
	expect((await send(visitor, path, multipart, inPieces(fileOf(19_000))))[0]).toBe(200);
	giveBack();
});

test("a body that does not come to its end is given up after a while, and its room is free again", async () => {
	const acme = await createTenant();
	const { client } = await acme.addMember({ role: "account_owner" });
	const visitor = acme.visitor();
	await client.csrfToken();
	await visitor.csrfToken();
	const { setTimeout: wait } = globalThis;
	const waits: number[] = [];
	vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, ms = 0, ...more: never[]) => {
		if (ms >= 60_000) waits.push(ms);
		return wait(work, ms >= 60_000 ? 50 : ms, ...more);
	}) as never);
	const endless = () =>
		new ReadableStream({ start: (one) => one.enqueue(new TextEncoder().encode("--b\r\n")) }) as never;
	const upload = "/api/async_process/api_upload_file";
	// Each would take the room of the largest file; the second finds it given back.
	for (let time = 1; time <= 2; time += 1)
		expect(await send(client, upload, multipart, endless())).toEqual([408, "body_too_slow"]);
	for (const path of ["/api/certificates/api_verify_certificate", "/api/users/api_login"])
		expect(await send(visitor, path, path.endsWith("login") ? "text/plain" : multipart, endless())).toEqual([
			408,
			"body_too_slow",
		]);
	expect(waits.every((ms) => ms < 300_000)).toBe(true);
	expect(waits.filter((ms) => ms < 61_000)).toHaveLength(2);
});
