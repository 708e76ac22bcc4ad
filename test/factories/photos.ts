/** Photos for tests: a picture that carries where it was taken, albums and contests in any phase. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { dayMs } from "#workers/kernel/clock";

const chunk = (name: string, body: readonly number[]) => [
	...[0, 0, body.length >> 8, body.length & 0xff],
	...Buffer.from(name),
	...body,
	...[0, 0, 0, 0],
];

/** A PNG whose texts and camera data say where it was taken. */
export const placedPng = Uint8Array.from([
	...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
	...chunk("IHDR", [0, 0, 0, 9, 0, 0, 0, 9, 8, 2, 0, 0, 0]),
	...chunk("eXIf", [...Buffer.from("GPS 53.8 -1.5")]),
	...chunk("tEXt", [...Buffer.from("Location\0Leeds")]),
	...chunk("IDAT", [1, 2, 3]),
	...chunk("IEND", []),
]);

const part = (marker: number, body: readonly number[]) => [0xff, marker, 0, body.length + 2, ...body];

/** A JPEG on its side that says where and with what it was taken. */
export const placedJpeg = Uint8Array.from([
	...[0xff, 0xd8],
	...part(0xe0, [...Buffer.from("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
	...part(0xe1, [
		...Buffer.from("Exif\0\0MM"),
		...[0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
		...Buffer.from("GPS 53.8 -1.5"),
	]),
	...part(0xfe, [...Buffer.from("Leeds depot")]),
	...part(0xc0, [8, 0, 9, 0, 9, 1, 1, 0x11, 0]),
	...part(0xda, [1, 1, 0, 0, 63, 0]),
	...[1, 2, 0xff, 0, 3],
	...[0xff, 0xd9],
	...Buffer.from("after the end: Leeds"),
]);

/** Sends a photo as an app does. */
export async function sendPhoto(
	{ client }: TestMember,
	path: string,
	payload: object,
	bytes: Uint8Array<ArrayBuffer> = placedPng,
) {
	const body = new FormData();
	body.set("payload", JSON.stringify(payload));
	body.set("file", new File([bytes], "photo.png", { type: "image/png" }));
	return client.send(path, { method: "POST", body, headers: { "x-csrf-token": await client.csrfToken() } });
}

/** A contest in a phase. */
export async function addContest(
	{ id: account_id, database }: TestTenant,
	owner: { id: number },
	phase: "entering" | "voting" | "closed",
	title = "Acme at work",
): Promise<number> {
	const id = newId();
	const begin = Date.now() - { entering: 1, voting: 3, closed: 5 }[phase] * dayMs;
	await database.write([
		sql`insert into photo_contests (account_id, id, title, rules, entries_from, entries_until, votes_until, created_by,
				created_at) values (${account_id}, ${id}, ${title}, 'One week.', ${begin}, ${begin + 2 * dayMs},
				${begin + 4 * dayMs}, ${owner.id}, ${begin})`,
	]);
	return id;
}

/** A photo that is shown, or in another state. */
export async function addPhoto(
	{ id: account_id, database }: TestTenant,
	taker: { id: number },
	place: { album_id?: number; contest_id?: number },
	{ title = "Berth 4", status = "approved", created_at = Date.now() } = {},
): Promise<number> {
	const id = newId();
	await database.write([
		sql`insert into photos (account_id, id, album_id, contest_id, user_id, title, image_url, status, created_at)
			values (${account_id}, ${id}, ${place.album_id ?? null}, ${place.contest_id ?? null}, ${taker.id}, ${title},
				${`/files/${id}`}, ${status}, ${created_at})`,
		sql`update photo_albums set photo_count = photo_count + 1 where account_id = ${account_id} and id = ${place.album_id ?? null}`,
	]);
	return id;
}

/** An album with a photo, an upload of another that is not finished, and a contest that takes votes with an entry of the owner's; gives their ids. */
export async function addPhotos(
	tenant: TestTenant,
	owner: TestMember,
	{ member, canary }: { member: TestMember; canary: string },
) {
	const album = { name: `${canary} album`, description: `${canary} about` };
	const { album_id } = await member.client.call("photos/save-album", album);
	const photo = await addPhoto(tenant, member, { album_id }, { title: `${canary} photo` });
	const contest = await addContest(tenant, owner, "voting", `${canary} contest`);
	const entry = await addPhoto(tenant, owner, { contest_id: contest }, { title: `${canary} entry` });
	await member.client.call("photos/vote-contest-photo", { contest_id: contest, photo_id: entry });
	await tenant.database.write([
		sql`insert into photo_reports (account_id, photo_id, user_id, reason, created_at)
			values (${tenant.id}, ${photo}, ${owner.id}, ${`${canary} report`}, 1)`,
	]);
	const begun = { byte_count: 9, sha256: "0".repeat(64) };
	const { upload_id } = await member.client.call("files/begin-upload", begun);
	return { photo, photo_album: album_id, album: album_id, contest, upload: upload_id };
}
