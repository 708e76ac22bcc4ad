/** A picture with a recognition: who sees it, what is taken out of it, and that it stays with what waits. */
import { expect, test } from "vitest";
import { makeApprovingCompany } from "#test/factories/approvals";
import { comeToday, dayAhead } from "#test/factories/claims";
import { placedJpeg, sendPhoto } from "#test/factories/photos";
import { keptFiles } from "#test/factories/picture-comments";
import type { TestProgram } from "#test/factories/programs";
import { runDueWork } from "#test/kit/schedule";
import type { TestMember } from "#test/kit/tenant";
import { endpoints } from "#workers/registry";

const { path } = endpoints["recognition/give-recognition-with-picture"];

type Sent = { recognition_ids: number[]; activity_ids: number[]; submission_id: number; scheduled_id: number };

/** Gives with a picture of what was done. */
async function giveWith(giver: TestMember, { id }: TestProgram, recipients: readonly TestMember[], more: object = {}) {
	const gift = { program_id: id, recipient_ids: recipients.map((person) => person.id), points: 100, message: "Look!" };
	const { status, body } = await sendPhoto(giver, path, { ...gift, picture_alt: "The dock", ...more }, placedJpeg);
	return { status, body: body as unknown as Sent & { resultType: string; errors?: object } };
}

async function pictureOf({ client }: TestMember, certificate_id: number) {
	const { certificate } = await client.call("recognition/get-recognition-certificate", { certificate_id });
	return certificate.picture!;
}

test("a recognition carries a picture without where it was taken; whoever may see it reads the picture, and nobody else", async () => {
	const { sofia, mona, olu, lena, olga, above } = await makeApprovingCompany({ issuance_approval_needed: 0 });
	const { body } = await giveWith(sofia, above, [olu], { visibility: "team" });
	const picture = await pictureOf(olu, body.recognition_ids[0]!);
	expect(picture).toMatchObject({ alt: "The dock", width: 9, height: 9, previews: [] });
	expect(picture.url).toMatch(/^\/recognition_pictures\/\d+\/full$/);
	for (const person of [sofia, olu, mona, olga]) {
		const file = await person.client.fetch(picture.url);
		expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
		expect(Buffer.from(await file.arrayBuffer()).toString("latin1")).not.toMatch(/GPS|Leeds/);
	}
	expect((await lena.client.fetch(picture.url)).status).toBe(404);
	for (const size of ["400", "nothing"])
		expect((await olu.client.fetch(picture.url.replace("full", size))).status).toBe(404);
	const { activity } = await olu.client.call("activity/get-activity", { activity_id: body.activity_ids[0]! });
	expect(activity).toMatchObject({ kind: "recognition", picture: { url: picture.url, alt: "The dock" } });
	const everyone = await giveWith(sofia, above, [olu]);
	const shown = await pictureOf(lena, everyone.body.recognition_ids[0]!);
	expect((await lena.client.fetch(shown.url)).status).toBe(200);
	await olga.client.call("recognition/reverse-recognition", {
		...{ recognition_id: everyone.body.recognition_ids[0]!, reason: "A namesake." },
	});
	expect((await lena.client.fetch(shown.url)).status).toBe(404);
});

test("what is refused leaves no file behind, and a picture that is none is refused", async () => {
	const { acme, sofia, olu, above } = await makeApprovingCompany({ issuance_approval_needed: 0 });
	expect(await giveWith(sofia, above, [olu], { message: "" })).toMatchObject({
		status: 400,
		body: { errors: { message: [expect.any(String)] } },
	});
	const gift = { program_id: above.id, recipient_ids: [olu.id], points: 100, message: "Look!" };
	const wrong = await sendPhoto(sofia, path, gift, new Uint8Array(Buffer.from("no picture")));
	expect([wrong.status, wrong.body.resultType]).toEqual([409, "file_type_not_allowed"]);
	expect(await keptFiles(acme)).toEqual({ rows: 0, objects: 0 });
});

test("what waits for an approval or its day keeps its picture, which those who decide see, and its recipients once it is given", async () => {
	const { acme, mona, sofia, olu, above } = await makeApprovingCompany();
	await giveWith(sofia, above, [olu]);
	const [request] = (await mona.client.call("moderation/get-inbox", {})).table_rows;
	await mona.client.call("moderation/moderate", { request_id: request!.id, action: "approve" });
	const first = async () => (await olu.client.call("recognition/get-recognitions-report", {})).table_rows[0]!.id;
	expect((await olu.client.fetch((await pictureOf(olu, await first())).url)).status).toBe(200);
	await giveWith(sofia, above, [olu], { give_on: dayAhead(20) });
	await comeToday(acme);
	await runDueWork(acme);
	const [second] = (await mona.client.call("moderation/get-inbox", {})).table_rows;
	await mona.client.call("moderation/moderate", { request_id: second!.id, action: "approve" });
	expect((await pictureOf(olu, await first())).alt).toBe("The dock");
});
