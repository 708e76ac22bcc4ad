/** A picture with a recognition as the Worker serves it without scripts: the form, the post in every feed, the pages of what waits, the inbox. */
import { expect, test } from "vitest";
import { makeApprovingCompany } from "#test/factories/approvals";
import { dayAhead } from "#test/factories/claims";
import { placedPng } from "#test/factories/photos";
import { drawnPng } from "#test/factories/pictures";
import type { TestProgram } from "#test/factories/programs";
import { giveWithPicture } from "#test/factories/recognition-pictures";
import { openPage, readPage } from "#test/kit/page";
import type { TestMember } from "#test/kit/tenant";

/** Sends the form of giving with a picture, as a browser without scripts does. */
async function sendGiving(
	{ client }: TestMember,
	{ id }: TestProgram,
	recipient: TestMember,
	more: Record<string, string> = {},
) {
	const body = new FormData();
	const gift = { program_id: String(id), recipient_ids: String(recipient.id), points: "150", message: "Look!" };
	const fields = { csrf_token: await client.csrfToken(), form: "recognition/give-recognition", ...gift, ...more };
	for (const [name, value] of Object.entries(fields)) body.set(name, value);
	body.set("file", new File([placedPng], "dock.png", { type: "image/png" }));
	const sent = await client.fetch("/webapp/recognitions/give", {
		...{ method: "POST", body, headers: { host: client.host } },
	});
	return { ...readPage(sent.status, await sent.text()), location: sent.headers.get("location") };
}

const said = 'alt="The &lt;new&gt; dock"';

test("the form takes a picture and what it shows; the post has both on every feed, on its own page and on the certificate", async () => {
	const { sofia, olu, lena, above } = await makeApprovingCompany({ issuance_approval_needed: 0 });
	const form = await openPage(sofia, "/recognitions/give");
	for (const words of ["Add a picture", "What does the picture show?", "JPG, PNG or WebP, up to 10 MB."])
		expect(form.text).toContain(words);
	expect(form.html).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
	const { location } = await sendGiving(sofia, above, olu, { picture_alt: "The <new> dock" });
	expect(location).toContain("/webapp/activities?new=");
	const [, activity_id] = /post-(\d+)/.exec(location!)!;
	const feeds = [
		...[[olu, "/activities"] as const, [olu, "/activities?scope=mine"] as const, [lena, ""] as const],
		[olu, `/activities/${activity_id}`] as const,
	];
	for (const [person, address] of feeds) {
		const page = await openPage(person, address);
		expect([address, page.html.includes(said), /src="\/recognition_pictures\/\d+\/full"/.test(page.html)]).toEqual([
			...[address, true, true],
		]);
	}
	const { table_rows } = await olu.client.call("recognition/get-recognitions-report", {});
	expect((await openPage(lena, `/recognitions/${table_rows[0]!.id}`)).html).toContain(said);
});

test("a wide picture is offered in its sizes, no higher than a post has room for", async () => {
	const { sofia, olu, above } = await makeApprovingCompany({ issuance_approval_needed: 0 });
	await giveWithPicture(sofia, above, [olu], {}, drawnPng(900, 1_800));
	const { html } = await openPage(olu, "/activities");
	const [image] = /<img[^>]*recognition_pictures[^>]*>/.exec(html)!;
	expect(image).toMatch(/srcset="\/recognition_pictures\/\d+\/400 400w, [^"]*\/800 800w, [^"]*\/full 900w"/i);
	expect(image).toContain('width="210"');
	expect(image).toContain('height="420"');
});

test("what is refused comes back with what was typed, and says that the picture must be chosen again; so does a search", async () => {
	const { sofia, olu, above } = await makeApprovingCompany({ issuance_approval_needed: 0 });
	const refused = await sendGiving(sofia, above, olu, { message: "", picture_alt: "The dock" });
	expect(refused.status).toBe(200);
	expect(refused.text).toContain("The picture was not kept on the way. Choose it again.");
	expect(refused.html).toMatch(
		/<textarea[^>]*name="picture_alt"[^>]*>The dock|name="picture_alt"[^>]*value="The dock"/,
	);
	const unsaid = await sendGiving(sofia, above, olu);
	expect(unsaid.text).toContain("What does the picture show?");
	expect(unsaid.texts("p", ["class", "field-error"])).toEqual([expect.stringContaining("Please fill this in.")]);
	const { location } = await sendGiving(sofia, above, olu, { search: "1", q: "Lu", picture_alt: "The dock" });
	const found = await openPage(sofia, location!.replace("/webapp", ""));
	expect(found.text).toContain("The picture was not kept on the way. Choose it again.");
	expect((await openPage(sofia, "/recognitions/give")).text).not.toContain("The picture was not kept");
});

test("what waits shows its picture: to those who decide in the inbox, on the page of the submission, and on that of its day", async () => {
	const { mona, sofia, olu, above } = await makeApprovingCompany();
	const shown = { picture_alt: "The <new> dock" };
	const { submission_id } = (await giveWithPicture(sofia, above, [olu], { ...shown, points: 150 })).body;
	const { scheduled_id } = (await giveWithPicture(sofia, above, [olu], { ...shown, give_on: dayAhead(20) })).body;
	expect((await openPage(sofia, `/recognitions/submissions/${submission_id}`)).html).toContain(said);
	expect((await openPage(sofia, `/recognitions/scheduled/${scheduled_id}`)).html).toContain(said);
	const [request] = (await mona.client.call("moderation/get-inbox", {})).table_rows;
	expect((await openPage(mona, `/moderation/${request!.id}`)).html).toContain(said);
	expect((await openPage(olu, "/activities")).html).not.toContain("recognition_pictures");
});
