/** Albums, reports and contests over HTTP: who sees and adds what, what is removed from a photo, and who wins. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addContest, addPhoto, placedJpeg, placedPng, sendPhoto } from "#test/factories/photos";
import { writtenMeanwhile } from "#test/kit/around-batches";
import { createTenant, type TestMember } from "#test/kit/tenant";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { type EndpointName, endpoints } from "#workers/registry";

async function makeCompany() {
	const acme = await createTenant({ flags: { photo_albums_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const sofia = await acme.addMember({ first_name: "Sofia" });
	const marcus = await acme.addMember({ first_name: "Marcus" });
	return { acme, olga, priya, sofia, marcus };
}

const upload = endpoints["photos/upload-photo"].path;
const enter = endpoints["photos/submit-contest-photo"].path;
const typeOf = async (answer: Promise<{ body: { resultType?: unknown } }>) => (await answer).body.resultType;

/** What a call answers; it has every field that the call declares, and no other. */
async function shaped(name: EndpointName, answer: Promise<{ body: Record<string, unknown> }>) {
	const { resultStatus, resultMsg: _said, ...body } = (await answer).body;
	expect([name, resultStatus]).toEqual([name, "success"]);
	expect([name, (endpoints[name] as unknown as Endpoint).output.parse(body)]).toEqual([name, body]);
	return body;
}

const saveAlbum = async (person: TestMember, input: object) =>
	(await person.client.call("photos/save-album", { name: "Depot", ...input })).album_id;

test("[photos-03] an album is seen and added to by whom its owner says, and by nobody else", async () => {
	const { acme, olga, priya, sofia, marcus } = await makeCompany();
	const album_id = await saveAlbum(priya, { audience: "contributors", contributors: sofia.email.toUpperCase() });
	const added = await sendPhoto(sofia, upload, { album_id, title: "Dawn" });
	expect(added.body).toMatchObject({ resultStatus: "success", photo_id: expect.any(Number) });
	const photo_id = Number(added.body.photo_id);
	for (const person of [priya, sofia, olga]) {
		const { album, photos } = await person.client.call("photos/get-album", { album_id });
		expect([album.photo_count, photos.map(({ title }) => title)]).toEqual([1, ["Dawn"]]);
		expect((await person.client.call("photos/get-albums", {})).albums).toHaveLength(1);
		expect((await person.client.call("photos/get-photo", { photo_id })).photo.title).toBe("Dawn");
	}
	const contributorsFor = async ({ client }: TestMember) =>
		(await client.call("photos/get-album", { album_id })).contributors;
	expect(await contributorsFor(priya)).toEqual([{ name: sofia.name, email: sofia.email }]);
	for (const person of [sofia, olga])
		expect(await contributorsFor(person)).toEqual([{ name: sofia.name, email: null }]);
	expect((await marcus.client.call("photos/get-albums", {})).albums).toEqual([]);
	expect((await marcus.client.try("photos/get-album", { album_id })).status).toBe(404);
	expect((await marcus.client.try("photos/get-photo", { photo_id })).status).toBe(404);
	expect((await sendPhoto(marcus, upload, { album_id, title: "Mine" })).status).toBe(404);
	expect((await sofia.client.try("photos/save-album", { album_id, name: "Taken over" })).status).toBe(404);
	await saveAlbum(priya, { album_id, audience: "everyone" });
	expect((await marcus.client.call("photos/get-album", { album_id })).album.may_add).toBe(0);
	expect(await typeOf(sendPhoto(marcus, upload, { album_id, title: "Mine" }))).toBe("not_a_contributor");
	const unknown = await priya.client.try("photos/save-album", {
		album_id,
		name: "Depot",
		contributors: "no@where.example",
	});
	expect(unknown.body).toMatchObject({
		resultType: "contributors_unknown",
		errors: { contributors: [expect.stringContaining("no@where.example")] },
	});
	const many = Array.from({ length: 51 }, (_, at) => `p${at}@acme.example`).join(" ");
	expect(await typeOf(priya.client.try("photos/save-album", { name: "Depot", contributors: many }))).toBe(
		"too_many_contributors",
	);
	await priya.client.call("photos/withdraw-photo", { photo_id: await addPhoto(acme, priya, { album_id }) });
	priya.client.environment = writtenMeanwhile(acme.shard, "insert into photo_albums", () =>
		acme.database.write([sql`update photo_albums set owner_id = ${sofia.id} where account_id = ${acme.id}`]),
	);
	expect(await typeOf(priya.client.try("photos/save-album", { album_id, name: "Docks" }))).toBe("album_gone");
	const stranger = await (await createTenant({ flags: { photo_albums_enabled: 1 } })).addMember();
	expect((await stranger.client.try("photos/get-album", { album_id })).status).toBe(404);
});

test("[photos-03] where a photo was taken is removed before it is kept; which way up it is stays, and what is no photo is refused", async () => {
	const { priya } = await makeCompany();
	const album_id = await saveAlbum(priya, {});
	for (const [bytes, kept] of [
		[placedPng, ["IHDR", "IDAT", "IEND"]],
		[placedJpeg, ["JFIF", "Exif"]],
	] as const) {
		const { body } = await sendPhoto(priya, upload, { album_id, title: "Dawn" }, bytes);
		const { photo } = await priya.client.call("photos/get-photo", { photo_id: Number(body.photo_id) });
		const served = Buffer.from(await (await priya.client.fetch(photo.image_url)).arrayBuffer()).toString("latin1");
		for (const word of kept) expect(served).toContain(word);
		expect(served).not.toMatch(/GPS|Leeds|eXIf|tEXt/);
		if (bytes === placedJpeg) expect(served).toContain("\x01\x12\0\x03\0\0\0\x01\0\x06");
	}
	const send = (bytes: Uint8Array<ArrayBuffer>) => typeOf(sendPhoto(priya, upload, { album_id, title: "Dawn" }, bytes));
	expect(await send(new TextEncoder().encode("GIF89a0123456789abcdef"))).toBe("file_type_not_allowed");
	expect(await send(placedJpeg.slice(0, 40))).toBe("file_type_not_allowed");
	expect(await send(new Uint8Array())).toBe("no_file");
	expect(await send(new Uint8Array(10 * 1_048_576 + 1))).toBe("photo_too_large");
});

test("[photos-03] a report waits for account owners once; keeping a photo leaves it, rejecting takes it down for everybody else", async () => {
	const { acme, olga, priya, sofia, marcus } = await makeCompany();
	const album_id = await saveAlbum(priya, {});
	const photo_id = await addPhoto(acme, priya, { album_id }, { title: "Number plate" });
	const report = (person: TestMember) =>
		person.client.try("photos/report-photo", { photo_id, reason: "A plate is seen" });
	expect(await typeOf(report(priya))).toBe("own_photo");
	expect((await report(sofia)).status).toBe(200);
	expect((await report(marcus)).status).toBe(200);
	expect(await typeOf(report(sofia))).toBe("already_reported");
	const waiting = async () => (await olga.client.call("moderation/get-inbox", {})).table_rows;
	const [request, ...more] = await waiting();
	expect([request?.kind, request?.name, request?.message, more]).toEqual([
		...["reported_photo", "Number plate", "A plate is seen"],
		[],
	]);
	expect((await marcus.client.call("photos/get-photo", { photo_id })).photo.status).toBe("approved");
	const decide = (action: "approve" | "reject", id: number) =>
		olga.client.call("moderation/moderate", {
			request_id: id,
			action,
			notes: "Cover the plate",
		});
	await decide("reject", request!.id);
	expect((await marcus.client.try("photos/get-photo", { photo_id })).status).toBe(404);
	expect((await sofia.client.call("photos/get-album", { album_id })).photos).toEqual([]);
	const { photo } = await priya.client.call("photos/get-photo", { photo_id });
	expect([photo.status, photo.notes]).toEqual(["rejected", "Cover the plate"]);
	const { table_rows: bell } = await priya.client.call("notifications/get-notifications", {});
	expect(bell.map(({ text }) => text)).toEqual(["Your photo “Number plate” is not shown."]);
	const kept = await addPhoto(acme, priya, { album_id });
	await marcus.client.call("photos/report-photo", { photo_id: kept, reason: "Ugly" });
	await decide("approve", (await waiting())[0]!.id);
	expect((await marcus.client.call("photos/get-photo", { photo_id: kept })).photo.status).toBe("approved");
	await sofia.client.call("photos/report-photo", { photo_id: kept, reason: "Still" });
	expect(await waiting()).toHaveLength(1);
	await priya.client.call("photos/withdraw-photo", { photo_id: kept });
	expect(await waiting()).toEqual([]);
	expect(await typeOf(priya.client.try("photos/withdraw-photo", { photo_id: kept }))).toBe("photo_changed");
	const other = await addPhoto(acme, priya, { album_id });
	expect((await sofia.client.try("photos/withdraw-photo", { photo_id: other })).status).toBe(404);
	await olga.client.call("photos/withdraw-photo", { photo_id: other });
	expect((await priya.client.call("photos/get-photo", { photo_id: other })).photo.status).toBe("rejected");
	expect((await sofia.client.call("photos/get-album", { album_id })).album.photo_count).toBe(0);
});

test("[photos-03] a contest takes three entries a person while it is open, each shown once an owner approved it", async () => {
	const { acme, olga, priya, sofia } = await makeCompany();
	const days = { entries_from: "2199-01-02", entries_until: "2199-01-01", votes_until: "2199-01-09" };
	expect(await typeOf(olga.client.try("photos/save-contest", { title: "Work", ...days }))).toBe("contest_windows");
	expect((await priya.client.try("photos/save-contest", { title: "Work", ...days })).status).toBe(403);
	const contest_id = await addContest(acme, olga, "entering");
	const send = (input: object = {}) => sendPhoto(priya, enter, { contest_id, title: "Dawn", has_rights: 1, ...input });
	expect(await typeOf(send({ has_rights: 0 }))).toBe("rights_missing");
	const sent = [await send(), await send(), await send(), await send()];
	expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 409]);
	expect(sent.find(({ status }) => status === 409)?.body.resultType).toBe("entries_used_up");
	const { own_entries, entries, entries_left } = await priya.client.call("photos/get-contests", {});
	expect([own_entries.map(({ status }) => status), entries, entries_left]).toEqual([Array(3).fill("pending"), [], 0]);
	expect((await sofia.client.call("photos/get-contests", {})).own_entries).toEqual([]);
	const photo_id = own_entries[0]!.id;
	expect((await sofia.client.try("photos/get-photo", { photo_id })).status).toBe(404);
	expect(await typeOf(sofia.client.try("photos/vote-contest-photo", { contest_id, photo_id }))).toBe("voting_closed");
	const waiting = (await olga.client.call("moderation/get-inbox", {})).table_rows;
	expect(waiting.map(({ kind }) => kind)).toEqual(Array(3).fill("contest_photo"));
	await olga.client.call("moderation/moderate", {
		...{ request_id: waiting[0]!.id, action: "reject", notes: "Too dark" },
	});
	expect((await priya.client.call("photos/get-contests", {})).entries_left).toBe(1);
	await olga.client.call("moderation/moderate", {
		...{ request_id: waiting[1]!.id, action: "approve", notes: "" },
	});
	expect((await sofia.client.call("photos/get-contests", {})).entries).toEqual([]);
	const over = await addContest(acme, olga, "voting", "Over");
	expect(await typeOf(send({ contest_id: over }))).toBe("entries_closed");
});

test("[photos-03] one vote a person moves until voting ends, never to one's own; counts are told afterwards, and the earliest wins ties; every call of albums and contests answers in its declared shape", async () => {
	const { acme, olga, priya, sofia, marcus } = await makeCompany();
	const contest_id = await addContest(acme, olga, "voting");
	const dawn = await addPhoto(acme, priya, { contest_id }, { title: "Dawn", created_at: 2_000 });
	const rain = await addPhoto(acme, sofia, { contest_id }, { title: "Rain", created_at: 1_000 });
	const waits = await addPhoto(acme, sofia, { contest_id }, { title: "Waits", status: "pending" });
	const vote = (person: TestMember, photo_id: number) =>
		person.client.try("photos/vote-contest-photo", { contest_id, photo_id });
	expect(await typeOf(vote(priya, dawn))).toBe("own_photo");
	expect((await vote(priya, waits)).status).toBe(404);
	expect(await typeOf(vote(olga, waits))).toBe("photo_changed");
	const votes = await Promise.all([vote(marcus, dawn), vote(marcus, rain), vote(priya, rain), vote(marcus, dawn)]);
	expect(votes.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
	expect((await vote(marcus, dawn)).status).toBe(200);
	const open = await marcus.client.call("photos/get-contests", {});
	expect([open.contest?.phase, open.voted_id, open.winners]).toEqual(["voting", dawn, []]);
	expect(open.entries.map(({ title, vote_count }) => [title, vote_count])).toEqual([
		["Rain", null],
		["Dawn", null],
	]);
	await acme.database.write([
		sql`update photo_contests set votes_until = entries_until + 1 where account_id = ${acme.id} and id = ${contest_id}`,
	]);
	const closed = await priya.client.call("photos/get-contests", { contest_id });
	expect(closed.contest?.phase).toBe("closed");
	expect(closed.winners.map(({ title, vote_count }) => [title, vote_count])).toEqual([
		["Rain", 1],
		["Dawn", 1],
	]);
	const wins = ({ id, status }: { id: number; status: string }) => [id, status];
	expect(closed.winners.map(wins)).toEqual([rain, dawn].map((id) => [id, "winner"]));
	expect(closed.own_entries.map(wins)).toEqual([[dawn, "winner"]]);
	expect((await marcus.client.call("photos/get-photo", { photo_id: rain })).photo.status).toBe("winner");
	expect((await sofia.client.call("photos/get-photo", { photo_id: waits })).photo.status).toBe("pending");
	expect(await typeOf(vote(marcus, rain))).toBe("voting_closed");
	const calls = [
		"get-albums",
		"save-album",
		"upload-photo",
		"get-contests",
		"submit-contest-photo",
		"vote-contest-photo",
	];
	for (const call of calls)
		expect(endpoints[`photos/${call}` as EndpointName].path).toBe(`/api/photo_albums/api_${call.replaceAll("-", "_")}`);
	const by = (person: TestMember, name: EndpointName, payload: object) =>
		shaped(name, person.client.post(endpoints[name].path, payload));
	const { album_id } = await by(priya, "photos/save-album", { name: "Depot", audience: "open", description: "" });
	const added = await shaped("photos/upload-photo", sendPhoto(priya, upload, { album_id, title: "Dawn" }));
	const entering = await addContest(acme, olga, "entering");
	const entry = { contest_id: entering, title: "Dusk", has_rights: 1 };
	await shaped("photos/submit-contest-photo", sendPhoto(priya, enter, entry));
	await by(olga, "photos/save-contest", {
		...{ title: "Spring", entries_from: "2199-01-01", entries_until: "2199-01-02", votes_until: "2199-01-03" },
	});
	const taking = await addContest(acme, olga, "voting");
	const seen = await addPhoto(acme, priya, { contest_id: taking });
	await by(marcus, "photos/vote-contest-photo", { contest_id: taking, photo_id: seen });
	await by(marcus, "photos/report-photo", { photo_id: added.photo_id, reason: "A plate is seen" });
	await by(marcus, "photos/get-albums", {});
	await by(priya, "photos/get-album", { album_id });
	await by(marcus, "photos/get-photo", { photo_id: added.photo_id });
	for (const id of [contest_id, entering, taking]) await by(priya, "photos/get-contests", { contest_id: id });
	await by(priya, "photos/withdraw-photo", { photo_id: added.photo_id });
	const stranger = await (await createTenant()).addMember();
	expect((await stranger.client.try("photos/get-contests", { contest_id })).status).toBe(404);
	expect((await stranger.client.try("photos/vote-contest-photo", { contest_id, photo_id: dawn })).status).toBe(404);
});

test("two who decide one report at once decide it once, and reports of many at once wait as one", async () => {
	const { acme, olga, priya, sofia, marcus } = await makeCompany();
	const ivo = await acme.addMember({ role: "account_owner", first_name: "Ivo" });
	const photo_id = await addPhoto(acme, priya, { album_id: await saveAlbum(priya, {}) });
	const report = ({ client }: TestMember) => client.try("photos/report-photo", { photo_id, reason: "A plate is seen" });
	await Promise.all([report(sofia), report(marcus), report(sofia)]);
	const [request, ...more] = (await olga.client.call("moderation/get-inbox", {})).table_rows;
	expect(more).toEqual([]);
	const decide = ({ client }: TestMember, action: "approve" | "reject") =>
		client.try("moderation/moderate", { request_id: request!.id, action, notes: "Cover the plate" });
	const decided = await Promise.all([decide(olga, "approve"), decide(ivo, "reject")]);
	expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
	const { photo } = await priya.client.call("photos/get-photo", { photo_id });
	expect(photo.status).toBe(decided[0].status === 200 ? "approved" : "rejected");
});
