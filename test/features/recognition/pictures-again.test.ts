/** A picture of what was denied, or taken back before its day, goes along when its giver sends it again. */
import { expect, test } from "vitest";
import { makeApprovingCompany, requestOf } from "#test/factories/approvals";
import { dayAhead } from "#test/factories/claims";
import { placedPng } from "#test/factories/photos";
import { keptFiles } from "#test/factories/picture-comments";
import { giftOf, giveWithPicture } from "#test/factories/recognition-pictures";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const giving = "recognition/give-recognition";

/** Sofia sent a picture to Olu, and Mona denied it. */
async function makeDenied() {
	const company = await makeApprovingCompany();
	const { acme, mona, sofia, olu, above } = company;
	const submission_id = (await giveWithPicture(sofia, above, [olu])).body.submission_id;
	const request_id = await requestOf(acme, submission_id);
	await mona.client.call("moderation/moderate", {
		request_id,
		action: "reject",
		notes: "Say what the dock has to do with it.",
	});
	const before = await submissionOf(sofia, submission_id);
	return { ...company, before, path: `/recognitions/submissions/${submission_id}`, gift: giftOf(above, [olu]) };
}

const submissionOf = async ({ client }: TestMember, submission_id: number | null) =>
	(await client.call("recognition/get-submission", { submission_id: submission_id! })).submission;

const statusFor = async ({ client }: TestMember, { url }: { url: string }) => (await client.fetch(url)).status;

test("what was denied is sent again with its picture, under its own address; the files are not kept twice, and the old one stays hidden", async () => {
	const { acme, mona, sofia, olu, before, gift } = await makeDenied();
	const { picture_id } = before;
	const again = await sofia.client.call(giving, { ...gift, picture_id });
	const sent = await submissionOf(sofia, again.submission_id);
	expect(sent.picture).toMatchObject({ alt: "The dock", width: 9, height: 9 });
	expect(sent.picture_id).not.toBe(picture_id);
	expect(await statusFor(mona, sent.picture!)).toBe(200);
	const request_id = await requestOf(acme, again.submission_id!);
	await mona.client.call("moderation/moderate", { request_id, action: "approve" });
	expect([await statusFor(olu, sent.picture!), await statusFor(olu, before.picture!)]).toEqual([200, 404]);
	const said = await sofia.client.call(giving, { ...gift, points: 150, picture_id, picture_alt: "Dock 4 at night" });
	expect((await submissionOf(sofia, said.submission_id)).picture!.alt).toBe("Dock 4 at night");
	expect((await submissionOf(sofia, before.id)).picture!.alt).toBe("The dock");
	expect(await keptFiles(acme)).toEqual({ rows: 1, objects: 1 });
});

test("a refusal with a picture of before keeps its file; another file takes its place; without it nothing goes along", async () => {
	const { acme, sofia, olu, above, before, gift } = await makeDenied();
	const { picture_id } = before;
	const lena = await acme.addMember({ status: "suspended" });
	const refused = await sofia.client.try(giving, { ...gift, recipient_ids: [lena.id], picture_id });
	expect(refused.body.resultType).toBe("recipients_not_eligible");
	expect(await statusFor(sofia, before.picture!)).toBe(200);
	const bare = await sofia.client.call(giving, { ...gift, picture_id: null });
	expect((await submissionOf(sofia, bare.submission_id)).picture).toBeNull();
	const more = { picture_id, points: 150, picture_alt: "Another dock" };
	const other = await giveWithPicture(sofia, above, [olu], more, placedPng);
	expect((await submissionOf(sofia, other.body.submission_id)).picture).toMatchObject({ alt: "Another dock" });
	expect(await keptFiles(acme)).toEqual({ rows: 2, objects: 2 });
});

test("nobody sends along or reads what somebody else sent, not even who approves it or owns the account", async () => {
	const { mona, olga, before, gift } = await makeDenied();
	const elsewhere = await (await createTenant()).addMember({ role: "account_owner" });
	const picture_id = before.picture_id!;
	for (const person of [mona, olga, elsewhere])
		expect((await person.client.try("recognition/get-own-picture", { picture_id })).status).toBe(404);
	for (const id of [picture_id, 404]) {
		const refused = await mona.client.try(giving, { ...gift, picture_id: id });
		expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ["picture_id"]]);
	}
});

test("the form shows the picture of before, ticked; it goes along unless it is unticked, also after the form came back", async () => {
	const { sofia, lena, before, path, gift } = await makeDenied();
	const link = (await openPage(sofia, path)).links().find(({ text }) => text === "Change and send again")!;
	const address = link.href.replace("/webapp", "");
	const form = await openPage(sofia, address);
	const box = (page: typeof form) => page.part("input", ["value", String(before.picture_id)]).html;
	for (const words of ["Picture that you sent", "Send it along again", "Another picture in its place"])
		expect(form.text).toContain(words);
	expect(form.html).toContain('alt="The dock"');
	expect(box(form)).toMatch(/type="checkbox".*checked|checked.*type="checkbox"/);
	expect((await openPage(lena, address)).html).not.toContain('alt="The dock"');
	const { program_id, recipient_ids, points, message } = gift;
	const fields = { program_id: String(program_id), recipient_ids: recipient_ids.map(String), points: String(points) };
	const ticked = { ...fields, picture_id: ["", String(before.picture_id)] };
	const back = await sendForm(sofia, "/recognitions/give", giving, { ...ticked, message: "" });
	expect(box(back)).toContain("checked");
	const idOf = (location: string | null) => Number(location!.split("/").at(-1));
	const sent = await sendForm(sofia, "/recognitions/give", giving, { ...ticked, message });
	expect((await submissionOf(sofia, idOf(sent.location))).picture).toMatchObject({ alt: "The dock" });
	const without = await sendForm(sofia, "/recognitions/give", giving, {
		...{ ...fields, message, points: "150", picture_id: "" },
	});
	expect((await submissionOf(sofia, idOf(without.location))).picture).toBeNull();
});

test("what has just come shows its picture on home", async () => {
	const { sofia, olu, above } = await makeApprovingCompany({ issuance_approval_needed: 0 });
	await giveWithPicture(sofia, above, [olu], { visibility: "private" });
	const home = await openPage(olu, "");
	expect(home.part("section", ["class", "arrival"]).html).toContain('alt="The dock"');
});

test("what was taken back before its day opens with its picture too", async () => {
	const { sofia, olu, above } = await makeApprovingCompany({ issuance_approval_needed: 0 });
	const { scheduled_id } = (await giveWithPicture(sofia, above, [olu], { give_on: dayAhead(20) })).body;
	await sofia.client.call("recognition/withdraw-scheduled-recognition", { scheduled_id });
	const page = await openPage(sofia, `/recognitions/scheduled/${scheduled_id}`);
	const link = page.links().find(({ href }) => href.includes("/recognitions/give?"))!;
	expect((await openPage(sofia, link.href.replace("/webapp", ""))).html).toContain('alt="The dock"');
});
