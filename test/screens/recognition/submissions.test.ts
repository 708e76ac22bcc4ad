/** Sending for approval, following it, lowering and denying, as the pages show it and plain forms do it. */
import { expect, test } from "vitest";
import { makeApprovingCompany, message, requestOf, standingOf, submit } from "#test/factories/approvals";
import { openPage, sendForm } from "#test/kit/page";

const giving = "recognition/give-recognition";
const deciding = "moderation/moderate";
const withdrawing = "recognition/withdraw-submission";

test("the form says before sending that it waits, and after it whose approval is needed; nobody but the giver and owners sees it", async () => {
	const { olga, mona, sofia, olu, above } = await makeApprovingCompany({ justification_required: 1 });
	const form = await openPage(sofia, "/recognitions/give");
	expect(form.text).toContain("Approved before it is given");
	expect(form.text).toContain("Above & Beyond asks for an approval: nobody receives anything before.");
	const fields = { program_id: String(above.id), recipient_ids: String(olu.id), points: "150", message };
	const refused = await sendForm(sofia, "/recognitions/give", giving, fields);
	expect(refused.part("textarea", ["name", "justification"]).html).toContain("aria-invalid");
	expect(refused.text).toContain(message);
	const sent = await sendForm(sofia, "/recognitions/give", giving, { ...fields, justification: "Ticket 88214." });
	expect(sent.location).toMatch(/^\/webapp\/recognitions\/submissions\/\d+$/);
	const path = sent.location!.replace("/webapp", "");
	const page = await openPage(sofia, path);
	expect(page.text).toContain("Sent for approval. Mona Dahl must approve it first.");
	for (const words of ["For Olu Adeyemi", "Waiting", "Waits for", "Mona Dahl", "Ticket 88214.", message])
		expect(page.text).toContain(words);
	expect((await openPage(olga, path)).text).toContain("Ticket 88214.");
	for (const person of [mona, olu]) expect((await openPage(person, path)).status).toBe(404);
	const list = await openPage(sofia, "/recognitions/submissions");
	expect(list.table().rows).toMatchObject([{ For: "Olu Adeyemi", Program: "Above & Beyond", State: "Waiting" }]);
	expect((await openPage(sofia, "/recognitions")).links().map(({ href }) => href)).toContain(
		"/webapp/recognitions/submissions",
	);
});

test("whoever decides finds it in the menu and inbox while something waits, and lowers points with a reason by a plain form", async () => {
	const { acme, mona, sofia, olu, luca, above } = await makeApprovingCompany();
	const entry = async () => (await openPage(mona, "")).links().find(({ href }) => href === "/webapp/moderation")?.text;
	expect(await entry()).toBeUndefined();
	const { submission_id, request_id } = await submit(acme, sofia, above, [olu, luca]);
	expect(await entry()).toBe("Moderation1");
	const inbox = await openPage(mona, "/moderation");
	expect(inbox.texts("h2")).toContain("Sofia Marques for Olu Adeyemi, Luca Bianchi");
	for (const words of [message, "150 for each person, 300 together", "1 of 1.", "Asked for: 150."])
		expect(inbox.text).toContain(words);
	expect(inbox.part("input", ["name", "points"]).html).toContain('value="150"');
	const send = (more: Record<string, string>) =>
		sendForm(mona, `/moderation/${request_id}`, deciding, {
			...{ request_id: String(request_id), name: "Sofia", action: "approve", notes: "", points: "150" },
			...more,
		});
	const rejected = await send({ action: "reject", needs_reason: "1" });
	expect(rejected.text).toContain("Say why: whoever asked reads it.");
	expect(rejected.text).not.toContain("Reject Sofia Marques for");
	expect(inbox.part("input", ["name", "needs_reason"]).html).toContain('value="1"');
	const unexplained = await send({ points: "100" });
	expect(unexplained.text).toContain("Say why: whoever asked reads it.");
	expect(unexplained.part("input", ["name", "points"]).html).toContain('value="100"');
	expect((await send({ points: "75", notes: "Less." })).text).toContain("Lower to 50 to 150, in steps of 50 from 50.");
	expect((await send({ points: "100", notes: "Less for one shift." })).location).toBe("/webapp/moderation");
	expect(await standingOf(acme, submission_id)).toMatchObject({ status: "issued", points: 100 });
	const page = await openPage(sofia, `/recognitions/submissions/${submission_id}`);
	expect(page.text).toMatch(/Approved by Mona Dahl on /);
	for (const words of ["100 in place of 150", "Less for one shift."]) expect(page.text).toContain(words);
	expect(page.html).not.toContain(withdrawing);
	const post = page
		.links()
		.find(({ text }) => text === "See the post")!
		.href.replace("/webapp", "");
	expect((await openPage(sofia, post)).text).toContain(message);
	expect((await openPage(olu, "/recognitions")).text).toContain("Sofia Marques");
	const decided = await openPage(mona, `/moderation/${request_id}?state=decided`);
	expect(decided.text).toMatch(/Approved by Mona Dahl on /);
});

test("who comes second is told what was decided, and their words stay", async () => {
	const { acme, mona, sofia, olu, above } = await makeApprovingCompany();
	const { submission_id, request_id } = await submit(acme, sofia, above, [olu]);
	await sofia.client.call("recognition/withdraw-submission", { submission_id });
	const page = await sendForm(mona, `/moderation/${request_id}`, deciding, {
		...{ request_id: String(request_id), name: "Sofia", action: "reject", notes: "My own words." },
	});
	expect(page.text).toContain("Somebody decided this meanwhile.");
	expect(page.text).toContain("Your notes were: My own words.");
	expect(page.text).toContain("Withdrawn");
});

test("a giver withdraws after a question, and what was denied is opened again in the form with all that was sent", async () => {
	const { acme, mona, sofia, olu, above } = await makeApprovingCompany();
	const { submission_id } = await submit(acme, sofia, above, [olu]);
	const path = `/recognitions/submissions/${submission_id}`;
	const asked = await sendForm(sofia, path, withdrawing, {});
	expect(asked.text).toContain("Withdraw it?");
	expect((await standingOf(acme, submission_id)).status).toBe("pending_1");
	expect((await sendForm(sofia, path, withdrawing, { answered: "1" })).location).toBe(`/webapp${path}`);
	expect((await openPage(sofia, path)).text).toContain("Withdrawn");
	const again = await submit(acme, sofia, above, [olu], { justification: "Ticket 7." });
	await mona.client.call("moderation/moderate", {
		...{ request_id: await requestOf(acme, again.submission_id), action: "reject", notes: "Given last week." },
	});
	const denied = await openPage(sofia, `/recognitions/submissions/${again.submission_id}`);
	expect(denied.text).toMatch(/Not approved by Mona Dahl on /);
	expect(denied.text).toContain("Given last week.");
	const link = denied.links().find(({ text }) => text === "Change and send again")!;
	const form = await openPage(sofia, link.href.replace("/webapp", ""));
	for (const words of [message, "Olu Adeyemi", "Ticket 7."]) expect(form.html).toContain(words);
	const rows = (await openPage(sofia, "/recognitions/submissions")).table().rows;
	expect(rows.map(({ State, Reason }) => [State, Reason])).toEqual([
		["Not approved", "Given last week."],
		["Withdrawn", "-"],
	]);
});

test("what was approved for those concerned alone leads to its certificate, and nowhere once it was taken back", async () => {
	const { acme, olga, mona, sofia, olu, above } = await makeApprovingCompany();
	const { submission_id, request_id } = await submit(acme, sofia, above, [olu], { visibility: "private" });
	await mona.client.call("moderation/moderate", { request_id, action: "approve" });
	const path = `/recognitions/submissions/${submission_id}`;
	const { submission } = await sofia.client.call("recognition/get-submission", { submission_id });
	expect(submission.activity_id).toBeNull();
	const recognition_id = submission.recognition_id!;
	const links = async () => (await openPage(sofia, path)).links().map(({ href }) => href);
	expect(await links()).toContain(`/webapp/recognitions/${recognition_id}`);
	await olga.client.call("recognition/reverse-recognition", { recognition_id, reason: "A namesake." });
	expect(await links()).not.toContain(`/webapp/recognitions/${recognition_id}`);
});
