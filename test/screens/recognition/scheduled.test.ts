/** Choosing a day for a recognition, seeing what waits, changing it and taking it back, as the pages show it and plain forms do it. */
import { expect, test } from "vitest";
import { makeApprovingCompany } from "#test/factories/approvals";
import { comeToday, dayAhead } from "#test/factories/claims";
import { openPage, sendForm } from "#test/kit/page";
import { runDueWork } from "#test/kit/schedule";

const giving = "recognition/give-recognition";
const changing = "recognition/change-scheduled-recognition";
const withdrawing = "recognition/withdraw-scheduled-recognition";

test("the form takes a day, keeps what was typed when it is wrong, and leads to what waits, which its giver changes and takes back", async () => {
	const { acme, olga, sofia, olu, above } = await makeApprovingCompany({ issuance_approval_needed: 0 });
	const fields = { program_id: String(above.id), recipient_ids: String(olu.id), points: "100", message: "Ten years." };
	const refused = await sendForm(sofia, "/recognitions/give", giving, { ...fields, give_on: "2020-01-01" });
	expect(refused.part("input", ["name", "give_on"]).html).toContain("aria-invalid");
	expect(refused.text).toContain("Ten years.");
	const sent = await sendForm(sofia, "/recognitions/give", giving, { ...fields, give_on: dayAhead(30) });
	expect(sent.location).toMatch(/^\/webapp\/recognitions\/scheduled\/\d+$/);
	const path = sent.location!.replace("/webapp", "");
	const page = await openPage(sofia, path);
	for (const words of [
		"For Olu Adeyemi",
		"It will be given on",
		"at 8 in the morning",
		"Ten years.",
		"Nobody is told before its day.",
	])
		expect(page.text).toContain(words);
	expect((await openPage(olu, path)).status).toBe(404);
	const owners = await openPage(olga, path);
	expect(owners.text).toContain("Ten years.");
	for (const form of [changing, withdrawing]) expect(owners.html).not.toContain(form);
	expect((await openPage(sofia, "/recognitions")).links().map(({ href }) => href)).toContain(
		"/webapp/recognitions/scheduled",
	);
	expect((await openPage(sofia, "/recognitions/scheduled")).table().rows).toMatchObject([
		{ For: "Olu Adeyemi", Program: "Above & Beyond", State: "Waiting" },
	]);
	const change = { give_on: dayAhead(40), message: "Ten good years.", points: "150", visibility: "public" };
	const wrong = await sendForm(sofia, path, changing, { ...change, points: "75" });
	expect(wrong.part("input", ["name", "points"]).html).toContain("aria-invalid");
	expect((await sendForm(sofia, path, changing, change)).location).toBe(`/webapp${path}`);
	expect((await openPage(sofia, path)).text).toContain("Ten good years.");
	expect((await sendForm(sofia, path, withdrawing, {})).text).toContain("Take it back?");
	expect((await sendForm(sofia, path, withdrawing, { answered: "1" })).location).toBe(`/webapp${path}`);
	const back = await openPage(sofia, path);
	expect(back.text).toContain("Taken back on");
	expect(back.html).not.toContain(changing);
	const again = back.links().find(({ text }) => text.includes("Change and send again"))!;
	const form = await openPage(sofia, again.href.replace("/webapp", ""));
	for (const words of ["Ten good years.", "Olu Adeyemi"]) expect(form.text).toContain(words);
	await sendForm(sofia, "/recognitions/give", giving, { ...fields, give_on: dayAhead(30) });
	await comeToday(acme);
	await runDueWork(acme);
	const list = await openPage(sofia, "/recognitions/scheduled");
	expect(list.table().rows).toMatchObject([{ State: "Given" }, { State: "Taken back" }]);
	const given = list.links().find(({ href }) => /scheduled\/\d+$/.test(href))!;
	expect((await openPage(sofia, given.href.replace("/webapp", ""))).text).toContain("See the post");
});

test("what could not be given says why on its page and opens again in the form", async () => {
	const { acme, olga, sofia, olu, above } = await makeApprovingCompany({ issuance_approval_needed: 0 });
	const fields = { program_id: String(above.id), recipient_ids: String(olu.id), points: "100", message: "Ten years." };
	const sent = await sendForm(sofia, "/recognitions/give", giving, { ...fields, give_on: dayAhead(30) });
	await olga.client.call("member-detail/deactivate-member", { user_id: olu.id });
	await comeToday(acme);
	await runDueWork(acme);
	const page = await openPage(sofia, sent.location!.replace("/webapp", ""));
	for (const words of ["Not given on", "Nobody it was meant for could receive it that day.", "Change and send again"])
		expect(page.text).toContain(words);
});

test("the button that sends a letter says Schedule when a day was chosen, and Send when none was", async () => {
	const { sofia, olu, above } = await makeApprovingCompany({ issuance_approval_needed: 0 });
	const fields = { program_id: String(above.id), recipient_ids: String(olu.id), points: "100" };
	const footAfter = async (give_on: string) => {
		const refused = await sendForm(sofia, "/recognitions/give", giving, { ...fields, message: "", give_on });
		return refused.part("div", ["class", "give-foot"]).text;
	};
	const [dated, undated] = [await footAfter(dayAhead(30)), await footAfter("")];
	expect(dated).toContain("Schedule");
	expect(dated).not.toContain("Send");
	expect(undated).toContain("Send recognition");
	expect(undated).not.toContain("Schedule");
});
