/** Previews of photos over HTTP: made with the upload or by the clock, upright, without camera data, and only smaller than the photo. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addPhoto, placedPng, sendPhoto } from "#test/factories/photos";
import { drawnPng, turnedJpeg } from "#test/factories/pictures";
import { runWorkOf } from "#test/kit/schedule";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { recognisePicture } from "#workers/features/files";
import { hourMs, minuteMs } from "#workers/kernel/clock";
import { never } from "#workers/kernel/due-work";
import { endpoints, scheduled } from "#workers/registry";

const makePreviews = scheduled.find(({ name }) => name === "photos/make-previews")!;

/** What draws pictures, as it is while it does not answer. */
const silentImages = {
	input: () => {
		throw new Error("no answer");
	},
} as unknown as ImagesBinding;

async function makeAlbum() {
	const acme = await createTenant({ flags: { photo_albums_enabled: 1 } });
	const priya = await acme.addMember({ first_name: "Priya" });
	const { album_id } = await priya.client.call("photos/save-album", { name: "Depot" });
	return { acme, priya, album_id };
}

async function addDrawn(person: TestMember, album_id: number, bytes: Uint8Array<ArrayBuffer>) {
	const path = endpoints["photos/upload-photo"].path;
	const { status, body } = await sendPhoto(person, path, { album_id, title: "Dawn" }, bytes);
	expect(status).toBe(200);
	return Number(body.photo_id);
}

const photoOf = async ({ client }: TestMember, photo_id: number) =>
	(await client.call("photos/get-photo", { photo_id })).photo;

/** The sizes of what is served under the addresses of previews. */
async function servedSizes({ client }: TestMember, previews: readonly { width: number; url: string }[]) {
	return Promise.all(
		previews.map(async ({ width, url }) => {
			const answer = await client.fetch(url);
			expect([answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
				"image/webp",
				expect.stringContaining("immutable"),
			]);
			const bytes = new Uint8Array(await answer.arrayBuffer());
			expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/GPS|Leeds|EXIF/);
			const found = recognisePicture(bytes);
			return [width, found?.width, found?.height];
		}),
	);
}

test("an upload makes the previews that are smaller than the photo; album, cover and inbox have them", async () => {
	const { acme, priya, album_id } = await makeAlbum();
	const photo_id = await addDrawn(priya, album_id, drawnPng(900, 600));
	const { previews } = await photoOf(priya, photo_id);
	expect(await servedSizes(priya, previews)).toEqual([
		[400, 400, 267],
		[800, 800, 533],
	]);
	const { photos } = await priya.client.call("photos/get-album", { album_id });
	const { albums } = await priya.client.call("photos/get-albums", {});
	expect([photos[0]?.previews, albums[0]?.previews, albums[0]?.width]).toEqual([previews, previews, 900]);
	const olga = await acme.addMember({ role: "account_owner" });
	const sofia = await acme.addMember();
	await sofia.client.call("photos/report-photo", { photo_id, reason: "A plate is seen" });
	const { table_rows } = await olga.client.call("moderation/get-inbox", {});
	expect(table_rows.map(({ image_url }) => image_url)).toEqual([previews[0]!.url]);
	const again = await addDrawn(priya, album_id, drawnPng(900, 600));
	expect((await photoOf(priya, again)).previews).toEqual(previews);
});

test("a photo that was taken on its side has upright previews; a small or a broken one has none", async () => {
	const { priya, album_id } = await makeAlbum();
	const turned = await addDrawn(priya, album_id, await turnedJpeg(1_000, 600));
	expect(await servedSizes(priya, (await photoOf(priya, turned)).previews)).toEqual([[400, 400, 667]]);
	const large = await addDrawn(priya, album_id, drawnPng(2_000, 50));
	expect((await photoOf(priya, large)).previews.map(({ width }) => width)).toEqual([400, 800, 1_600]);
	for (const bytes of [drawnPng(300, 200), placedPng])
		expect((await photoOf(priya, await addDrawn(priya, album_id, bytes))).previews).toEqual([]);
	const broken = drawnPng(900, 600);
	broken.fill(7, 90, 120);
	expect((await photoOf(priya, await addDrawn(priya, album_id, broken))).previews).toEqual([]);
});

test("an upload does not fail with what draws previews: the clock makes them, an hour later while it does not answer", async () => {
	const { acme, priya, album_id } = await makeAlbum();
	await acme.database.write([sql`delete from due_work where account_id = ${acme.id}`]);
	priya.client.environment = { ...env, IMAGES: silentImages };
	const photo_id = await addDrawn(priya, album_id, drawnPng(900, 600));
	priya.client.environment = env;
	expect((await photoOf(priya, photo_id)).previews).toEqual([]);
	const [due] = await acme.database.read(
		sql<{ due_at: number }>`select due_at from due_work where account_id = ${acme.id} and work = ${makePreviews.name}`,
	);
	expect(due!.due_at).toBeLessThan(Date.now() + minuteMs);
	const waits = await runWorkOf(acme, makePreviews, undefined, { IMAGES: silentImages });
	expect(Math.abs(waits - Date.now() - hourMs)).toBeLessThan(minuteMs);
	const gone = await addPhoto(acme, priya, { album_id });
	expect(await runWorkOf(acme, makePreviews)).toBe(never);
	expect((await photoOf(priya, photo_id)).previews.map(({ width }) => width)).toEqual([400, 800]);
	expect((await photoOf(priya, gone)).previews).toEqual([]);
	expect(await runWorkOf(acme, makePreviews, undefined, { IMAGES: undefined })).toBe(never);
});
