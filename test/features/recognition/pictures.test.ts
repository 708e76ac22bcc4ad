/** A picture with a recognition: what is taken, who sees it, and that it stays with what waits. */
import { expect, test } from "vitest";
import { give, makeApprovingCompany, message } from "#test/factories/approvals";
import { comeToday, dayAhead } from "#test/factories/claims";
import { placedJpeg, placedPng, sendPhoto } from "#test/factories/photos";
import { keptFiles } from "#test/factories/picture-comments";
import { drawnPng, placedWebp } from "#test/factories/pictures";
import { addProgram } from "#test/factories/programs";
import { giftOf, giveWithPicture as giveWith, givingPath as path } from "#test/factories/recognition-pictures";
import { runDueWork } from "#test/kit/schedule";
import { createTenant, type TenantOptions, type TestMember } from "#test/kit/tenant";
import { recognisePicture } from "#workers/features/files";
import { defaultLimits } from "#workers/kernel/limits";

const makeCompany = () => makeApprovingCompany({ issuance_approval_needed: 0 });

/** Sofia, who may promise, Olu and Lena in an account with these settings. */
async function makeFew(options: TenantOptions) {
	const acme = await createTenant(options);
	const owner = await acme.addMember({ role: "account_owner" });
	const sofia = await acme.addMember({ switches: { can_issue_employee_commitments: 1 } });
	const [olu, lena] = [await acme.addMember(), await acme.addMember()];
	const above = await addProgram(acme, { owner, name: "Above & Beyond", budget: 1_000 });
	return { acme, sofia, olu, lena, above };
}

async function pictureOf({ client }: TestMember, certificate_id: number) {
	const { certificate } = await client.call("recognition/get-recognition-certificate", { certificate_id });
	return certificate.picture!;
}

const statusFor = async ({ client }: TestMember, { url }: { url: string }) => (await client.fetch(url)).status;

/** Whether each of these people gets the picture. */
const statusesFor = async (people: readonly TestMember[], picture: { url: string }) => {
	const statuses = [];
	for (const person of people) statuses.push(await statusFor(person, picture));
	return statuses;
};

async function firstReceived({ client }: TestMember) {
	return (await client.call("recognition/get-recognitions-report", {})).table_rows[0]!.id;
}

test("a team's recognition carries a picture without where it was taken; whoever may see it reads the picture, and nobody else", async () => {
	const { acme, sofia, mona, olu, lena, luca, olga, above } = await makeCompany();
	const tomas = await acme.addMember({ first_name: "Tomás", manager_id: mona.id });
	const { body } = await giveWith(sofia, above, [olu], { visibility: "team" });
	const picture = await pictureOf(olu, body.recognition_ids[0]!);
	expect(picture).toMatchObject({ alt: "The dock", width: 9, height: 9, previews: [] });
	expect(picture.url).toMatch(/^\/recognition_pictures\/\d+\/full$/);
	for (const person of [sofia, olu, mona, tomas, olga]) {
		const file = await person.client.fetch(picture.url);
		expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
		expect(Buffer.from(await file.arrayBuffer()).toString("latin1")).not.toMatch(/GPS|Leeds/);
	}
	expect(await statusesFor([lena, luca], picture)).toEqual([404, 404]);
	expect((await acme.visitor().fetch(picture.url)).status).not.toBe(200);
	const elsewhere = await (await createTenant()).addMember({ role: "account_owner" });
	expect(await statusFor(elsewhere, picture)).toBe(404);
	for (const size of ["400", "nothing"])
		expect((await olu.client.fetch(picture.url.replace("full", size))).status).toBe(404);
	expect((await olu.client.fetch("/recognition_pictures/nothing/full")).status).toBe(404);
	const { activity } = await olu.client.call("activity/get-activity", { activity_id: body.activity_ids[0]! });
	expect(activity).toMatchObject({ kind: "recognition", picture: { url: picture.url, alt: "The dock" } });
	const feed = await tomas.client.call("activity/get-activity-feed", { filters: { scope: "my_team" } });
	expect(feed.table_rows[0]).toMatchObject({ picture: { url: picture.url } });
});

test("a private one's picture is its people's, the manager's and the owner's; of many people each reads it", async () => {
	const { sofia, mona, olu, luca, lena, ingrid, olga, above } = await makeCompany();
	const { body } = await giveWith(sofia, above, [olu, luca], { visibility: "private" });
	const picture = await pictureOf(olu, body.recognition_ids[0]!);
	expect((await pictureOf(luca, body.recognition_ids[1]!)).url).toBe(picture.url);
	expect(await statusesFor([sofia, olu, luca, mona, ingrid, olga, lena], picture)).toEqual([
		...[200, 200, 200, 200, 200, 200, 404],
	]);
});

test("what was taken back is gone with its picture, for all but its giver and account owners, who can read the words too", async () => {
	const { sofia, olu, lena, olga, above } = await makeCompany();
	const { body } = await giveWith(sofia, above, [olu]);
	const recognition_id = body.recognition_ids[0]!;
	const picture = await pictureOf(lena, recognition_id);
	expect(await statusesFor([lena, olu, sofia], picture)).toEqual([200, 200, 200]);
	await olga.client.call("recognition/reverse-recognition", { recognition_id, reason: "A namesake." });
	expect(await statusesFor([lena, olu, sofia, olga], picture)).toEqual([404, 404, 200, 200]);
});

test("a wide picture has the three sizes as WebP; one that was sent as WebP loses its camera data", async () => {
	const { acme, sofia, olu, above } = await makeCompany();
	const wide = await giveWith(sofia, above, [olu], {}, drawnPng(1_700, 34));
	const { previews } = await pictureOf(olu, wide.body.recognition_ids[0]!);
	expect(previews.map(({ width }) => width)).toEqual([400, 800, 1_600]);
	for (const { width, url } of previews) {
		const file = await olu.client.fetch(url);
		expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"]);
		expect(recognisePicture(new Uint8Array(await file.arrayBuffer()))?.width).toBe(width);
	}
	expect(await keptFiles(acme)).toEqual({ rows: 4, objects: 4 });
	const webp = await giveWith(sofia, above, [olu], { points: 150 }, await placedWebp(60, 40));
	const picture = await pictureOf(olu, webp.body.recognition_ids[0]!);
	const file = await olu.client.fetch(picture.url);
	const bytes = new Uint8Array(await file.arrayBuffer());
	expect([file.headers.get("content-type"), picture.width, picture.height]).toEqual(["image/webp", 60, 40]);
	expect(recognisePicture(bytes)).toEqual({ content_type: "image/webp", width: 60, height: 40 });
	expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/GPS|EXIF|Leeds|XMP/);
});

test("what is no picture, too large, animated or undescribed is refused with what to do, and leaves no file behind", async () => {
	const { acme, sofia, olu, above } = await makeCompany();
	const refusal = async (more: object, bytes?: Uint8Array<ArrayBuffer>) => {
		const { status, body } = await giveWith(sofia, above, [olu], more, bytes);
		expect(body.resultMsg).not.toBe("");
		return [status, body.resultType, Object.keys(body.errors ?? {})];
	};
	expect(await refusal({}, new Uint8Array(Buffer.from("no picture at all")))).toEqual([
		...[409, "file_type_not_allowed", []],
	]);
	expect(await refusal({}, new Uint8Array(Buffer.from("GIF89a0123456789")))).toEqual([
		...[409, "file_type_not_allowed", []],
	]);
	expect(await refusal({}, await placedWebp(60, 40, { isAnimated: true }))).toEqual([
		...[409, "file_type_not_allowed", []],
	]);
	expect(await refusal({}, drawnPng(9, 9, 10 * 1_048_576))).toEqual([409, "photo_too_large", []]);
	expect(await refusal({ picture_alt: " " })).toEqual([400, "validation", ["picture_alt"]]);
	expect(await refusal({ message: "" })).toEqual([400, "validation", ["message"]]);
	expect(await refusal({ points: 1_000 })).toEqual([400, "validation", ["points"]]);
	const unsent = await sofia.client.try("recognition/give-recognition", {
		...giftOf(above, [olu]),
		picture_alt: "A picture that is not there",
	});
	expect([unsent.status, Object.keys(unsent.body.errors ?? {})]).toEqual([400, ["picture_alt"]]);
	expect(await keptFiles(acme)).toEqual({ rows: 0, objects: 0 });
	expect((await olu.client.call("recognition/get-recognitions-report", {})).table_rows).toEqual([]);
});

test("who may give no more today leaves no picture behind", async () => {
	const { acme, sofia, olu, above } = await makeFew({ settings: { limits: { recognitions_a_day: 1 } } });
	expect((await giveWith(sofia, above, [olu])).status).toBe(200);
	const second = await giveWith(sofia, above, [olu], { points: 150 });
	expect([second.status, second.body.resultType]).toEqual([409, "daily_recognitions_given"]);
	expect(await keptFiles(acme)).toEqual({ rows: 1, objects: 1 });
});

test("the same sent again gives once, with one picture; another picture under the same key is a conflict", async () => {
	const { acme, sofia, olu, above } = await makeCompany();
	const key = { "idempotency-key": "thanks-1" };
	const first = await giveWith(sofia, above, [olu], {}, placedJpeg, key);
	const again = await giveWith(sofia, above, [olu], {}, placedJpeg, key);
	expect([again.status, again.body.recognition_ids]).toEqual([200, first.body.recognition_ids]);
	expect((await giveWith(sofia, above, [olu], {}, placedPng, key)).body.resultType).toBe("idempotency_conflict");
	expect(await keptFiles(acme)).toEqual({ rows: 1, objects: 1 });
	expect((await olu.client.call("recognition/get-recognitions-report", {})).table_rows).toHaveLength(1);
});

test("what waits for an approval shows its picture to those who decide; denied, it stays with its words; approved, its people have it", async () => {
	const { mona, sofia, olu, lena, olga, above } = await makeApprovingCompany();
	const { body } = await giveWith(sofia, above, [olu]);
	const { submission } = await sofia.client.call("recognition/get-submission", { submission_id: body.submission_id });
	const picture = submission.picture!;
	const [request] = (await mona.client.call("moderation/get-inbox", {})).table_rows;
	expect(request!.picture).toEqual(picture);
	expect(await statusesFor([sofia, mona, olga, olu, lena], picture)).toEqual([200, 200, 200, 404, 404]);
	await mona.client.call("moderation/moderate", { request_id: request!.id, action: "approve" });
	expect((await pictureOf(olu, await firstReceived(olu))).url).toBe(picture.url);
	expect(await statusesFor([olu, lena], picture)).toEqual([200, 200]);

	const second = await giveWith(sofia, above, [olu], { points: 150 });
	const [asked] = (await mona.client.call("moderation/get-inbox", {})).table_rows;
	await mona.client.call("moderation/moderate", { request_id: asked!.id, action: "reject", notes: "Not this time." });
	const { submission_id } = second.body;
	const denied = (await sofia.client.call("recognition/get-submission", { submission_id })).submission;
	expect(await statusesFor([sofia, olga, mona, olu, lena], denied.picture!)).toEqual([200, 200, 200, 404, 404]);
});

test("what waits for its day keeps its picture, for its giver and owners alone, also when it is changed; given, its people have it", async () => {
	const { acme, mona, sofia, olu, olga, above } = await makeCompany();
	const { scheduled_id } = (await giveWith(sofia, above, [olu], { give_on: dayAhead(20) })).body;
	const { scheduled } = await sofia.client.call("recognition/get-scheduled-recognition", { scheduled_id });
	const picture = scheduled.picture!;
	expect(await statusesFor([sofia, olga, olu, mona], picture)).toEqual([200, 200, 404, 404]);
	await sofia.client.call("recognition/change-scheduled-recognition", {
		...{ scheduled_id, give_on: dayAhead(21), message, points: 100, visibility: "public" },
	});
	await comeToday(acme);
	await runDueWork(acme);
	expect(await pictureOf(olu, await firstReceived(olu))).toEqual(picture);
	expect(await statusesFor([olu, mona], picture)).toEqual([200, 200]);
});

test("what was withdrawn keeps its picture for its giver and owners, as it keeps its words", async () => {
	const { mona, sofia, olu, olga, above } = await makeCompany();
	const { scheduled_id } = (await giveWith(sofia, above, [olu], { give_on: dayAhead(20) })).body;
	await sofia.client.call("recognition/withdraw-scheduled-recognition", { scheduled_id });
	const { scheduled } = await sofia.client.call("recognition/get-scheduled-recognition", { scheduled_id });
	expect(await statusesFor([sofia, olga, olu, mona], scheduled.picture!)).toEqual([200, 200, 404, 404]);
});

test("a commitment's picture is for whom it was promised, and goes with what becomes of it", async () => {
	const { sofia, olu, lena, above } = await makeFew({ flags: { employee_commitments_enabled: 1 } });
	const promise = { recognition_subtype: "commitment", due_date: dayAhead(20) };
	const [commitment_id] = (await giveWith(sofia, above, [olu], promise)).body.commitment_ids;
	const { commitment } = await olu.client.call("recognition/get-commitment", { commitment_id: commitment_id! });
	expect(await statusesFor([sofia, olu, lena], commitment.picture!)).toEqual([200, 200, 404]);
	await sofia.client.call("recognition/end-commitment", { commitment_id: commitment_id!, is_kept: 1 });
	expect((await pictureOf(olu, await firstReceived(olu))).url).toBe(commitment.picture!.url);
	expect(await statusFor(lena, commitment.picture!)).toBe(200);
});

test("a recognition without a picture has none, and giving stays within its limit", async () => {
	const { sofia, olu, above } = await makeCompany();
	const { recognition_ids } = await give(sofia, above, [olu]);
	expect(await pictureOf(olu, recognition_ids[0]!)).toBeNull();
	expect(defaultLimits.giving.max).toBe(300);
});

test("a picture that came in parts is taken by its upload, once", async () => {
	const { acme, sofia, olu, above } = await makeCompany();
	const digest = await crypto.subtle.digest("SHA-256", placedJpeg);
	const begun = { byte_count: placedJpeg.length, sha256: Buffer.from(digest).toString("hex") };
	const { upload_id } = await sofia.client.call("files/begin-upload", begun);
	await sendPhoto(sofia, "/api/files/api_upload_part", { upload_id, number: 0 }, placedJpeg);
	const gift = { ...giftOf(above, [olu]), picture_alt: "The dock", upload_id };
	const { recognition_ids } = await sofia.client.call("recognition/give-recognition", gift);
	expect((await pictureOf(olu, recognition_ids[0]!)).width).toBe(9);
	const again = await sofia.client.try("recognition/give-recognition", { ...gift, points: 150 });
	expect([again.status, again.body.resultType]).toEqual([409, "upload_incomplete"]);
	expect(await keptFiles(acme)).toEqual({ rows: 1, objects: 1 });
	expect(path).toBe("/api/points/api_give_recognition");
});
