/** Uploads in parts over HTTP: they go on where they broke off, for their person alone, are finished once, and are removed after a day. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { drawnPng } from "#test/factories/pictures";
import { runOutbox } from "#test/kit/outbox";
import { dueWorkOf, runDueWork, runWorkOf } from "#test/kit/schedule";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { digestOf } from "#workers/features/files";
import { dayMs, minuteMs } from "#workers/kernel/clock";
import { never } from "#workers/kernel/due-work";
import { endpoints, scheduled } from "#workers/registry";

const partBytes = 262_144;
const photo = drawnPng(500, 400, 600_000);
const count = Math.ceil(photo.length / partBytes);
const sweep = scheduled.find(({ name }) => name === "files/sweep-uploads")!;
const partPath = endpoints["files/upload-part"].path;

async function makeAlbum() {
	const acme = await createTenant({ flags: { photo_albums_enabled: 1 } });
	const priya = await acme.addMember();
	const { album_id } = await priya.client.call("photos/save-album", { name: "Depot" });
	return { acme, priya, album_id };
}

const begin = async ({ client }: TestMember, bytes = photo) =>
	client.call("files/begin-upload", { byte_count: bytes.length, sha256: await digestOf(bytes) });

const sendPart = ({ client }: TestMember, upload_id: number, number: number, bytes: Uint8Array = photo) => {
	const part = bytes.slice(number * partBytes, (number + 1) * partBytes);
	return client.upload(partPath, { upload_id, number }, new File([part], "part"));
};

async function sendAll(person: TestMember, bytes: Uint8Array<ArrayBuffer> = photo) {
	const { upload_id, parts } = await begin(person, bytes);
	for (let number = 0; number < Math.ceil(bytes.length / partBytes); number += 1)
		if (!parts.includes(number)) expect((await sendPart(person, upload_id, number, bytes)).status).toBe(200);
	return upload_id;
}

const add = ({ client }: TestMember, album_id: number, upload_id: number) =>
	client.try("photos/upload-photo", { album_id, title: "Dawn", upload_id });

const partsOf = async ({ id }: { id: number }) =>
	(await env.FILES.list({ prefix: `upload_parts/${id}/` })).objects.length;

test("an upload goes on with the parts that are missing, and is a photo once", async () => {
	const { acme, priya, album_id } = await makeAlbum();
	const { upload_id, parts, part_bytes } = await begin(priya);
	expect([parts, part_bytes, count]).toEqual([[], partBytes, 3]);
	for (const number of [2, 0, 0]) expect((await sendPart(priya, upload_id, number)).status).toBe(200);
	expect((await add(priya, album_id, upload_id)).body.resultType).toBe("upload_incomplete");
	expect(await begin(priya)).toMatchObject({ upload_id, parts: [0, 2] });
	await sendPart(priya, upload_id, 1);
	const both = await Promise.all([add(priya, album_id, upload_id), add(priya, album_id, upload_id)]);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	const { photos } = await priya.client.call("photos/get-album", { album_id });
	expect(photos.map(({ width, previews }) => [width, previews.map((one) => one.width)])).toEqual([[500, [400]]]);
	const served = await (await priya.client.fetch(photos[0]!.image_url)).arrayBuffer();
	expect(Buffer.from(served).toString("latin1")).not.toContain("Leeds");
	expect((await add(priya, album_id, upload_id)).body.resultType).toBe("upload_incomplete");
	await runOutbox(acme, "files/remove-parts");
	expect(await partsOf(acme)).toBe(0);
	expect((await begin(priya)).parts).toEqual([]);
});

test("nobody else sends a part of an upload or finishes it, and parts are as large as they say", async () => {
	const { acme, priya, album_id } = await makeAlbum();
	const sofia = await acme.addMember();
	const stranger = await (await createTenant()).addMember();
	const { upload_id } = await begin(priya);
	for (const other of [sofia, stranger]) expect((await sendPart(other, upload_id, 0)).status).toBe(404);
	expect((await begin(sofia)).upload_id).not.toBe(upload_id);
	expect((await sendPart(priya, upload_id, 0, photo.subarray(0, 9))).body.resultType).toBe("part_differs");
	expect((await priya.client.upload(partPath, { upload_id, number: 0 }, new File([], "part"))).body.resultType).toBe(
		"part_differs",
	);
	expect((await sendPart(priya, upload_id, count)).status).toBe(400);
	expect(await sendAll(priya)).toBe(upload_id);
	expect((await add(sofia, album_id, upload_id)).body.resultType).toBe("upload_incomplete");
	await env.FILES.put(`upload_parts/${acme.id}/${upload_id}/1`, new Uint8Array(partBytes));
	expect((await add(priya, album_id, upload_id)).body.resultType).toBe("upload_incomplete");
	expect((await begin(priya)).parts).toEqual([]);
	await sendAll(priya);
	expect((await add(priya, album_id, upload_id)).status).toBe(200);
	const gif = new TextEncoder().encode("GIF89a0123456789abcdef");
	expect((await add(priya, album_id, await sendAll(priya, gif))).body.resultType).toBe("file_type_not_allowed");
});

test("ten uploads of a person may be unfinished, and so many bytes of an account", async () => {
	const { acme, priya } = await makeAlbum();
	const sofia = await acme.addMember();
	const files = Array.from({ length: 11 }, (_, at) => new TextEncoder().encode(`photo ${at}`));
	for (const file of files.slice(0, 10)) await begin(priya, file);
	await begin(priya, files[0]);
	const asked = { byte_count: files[10]!.length, sha256: await digestOf(files[10]!) };
	expect((await priya.client.try("files/begin-upload", asked)).body.resultType).toBe("too_many_uploads");
	expect((await sofia.client.try("files/begin-upload", asked)).status).toBe(200);
	await acme.database.write([
		sql`with recursive n(at) as (select 1 union all select at + 1 from n where at < 103)
			insert into file_uploads (account_id, id, user_id, byte_count, sha256, begun_at)
			select ${acme.id}, at, ${sofia.id}, 10485760, printf('%064d', at), ${Date.now()} from n`,
	]);
	const marcus = await acme.addMember();
	expect((await marcus.client.try("files/begin-upload", { ...asked, byte_count: 10_000_000 })).body.resultType).toBe(
		"too_many_uploads",
	);
});

test("what nobody finishes within a day is removed with its parts", async () => {
	const { acme, priya, album_id } = await makeAlbum();
	const upload_id = await sendAll(priya);
	const next = await runWorkOf(acme, sweep);
	expect(Math.abs(next - Date.now() - dayMs)).toBeLessThan(minuteMs);
	const tomorrow = Date.now() + dayMs + minuteMs;
	expect(await dueWorkOf(acme, tomorrow)).toContain(sweep.name);
	expect(await dueWorkOf(acme)).not.toContain(sweep.name);
	expect(await partsOf(acme)).toBe(count);
	await acme.database.write([
		sql`update file_uploads set begun_at = ${Date.now() - dayMs} where account_id = ${acme.id}`,
	]);
	expect((await sendPart(priya, upload_id, 0)).status).toBe(404);
	expect((await add(priya, album_id, upload_id)).body.resultType).toBe("upload_incomplete");
	expect(await runWorkOf(acme, sweep)).toBe(never);
	expect(await partsOf(acme)).toBe(0);
	expect(await acme.database.read(sql`select id from file_uploads where account_id = ${acme.id}`)).toEqual([]);
	const quiet = await createTenant();
	await runDueWork(quiet);
	expect(await dueWorkOf(quiet, tomorrow + 365 * dayMs)).not.toContain(sweep.name);
});
