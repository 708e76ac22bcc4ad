/** Forms as people meet them without scripts: builder, filling in, what is wrong, submissions and deciding. */
import { expect, test } from "vitest";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

/** The values of the boxes and buttons that are chosen on a page. */
const chosenIn = (html: string) =>
	(html.match(/<input[^>]*checked=""[^>]*>/g) ?? []).map((box) => /value="([^"]*)"/.exec(box)?.[1]);

test("[forms-01] owners build a form on its screens, people fill it in, keep it and send it, handlers find it and decide with a word, and each sees what is theirs", async () => {
	const acme = await createTenant({ flags: { forms_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const hans = await acme.addMember({ first_name: "Hans", last_name: "Berg" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const wrong = await sendForm(olga, "/forms/manage/new", "forms/save-form", {
		...{ name: "Equipment", description: "Ask for it.", audience: "everybody", handler_lines: "nobody@acme.example" },
	});
	expect(wrong.text).toContain("Nobody who is here has the email nobody@acme.example.");
	expect(wrong.html).toContain("nobody@acme.example</textarea>");
	const created = await sendForm(olga, "/forms/manage/new", "forms/save-form", {
		...{ name: "Equipment", description: "Ask for it.", audience: "everybody", handler_lines: hans.email },
	});
	const page = created.location!.replace("/webapp", "");
	const form_id = Number(page.split("/").at(-1));
	for (const fields of [
		{ type: "radio", question: "What do you need?", is_required: "1", option_label: ["Laptop", "Chair"] },
		{ type: "text", question: "What for?", is_required: "0", option_label: ["", ""] },
	]) {
		const lines = { option_value: ["", ""], option_goes_to: ["", ""], is_editable: "1" };
		const saved = await sendForm(olga, `${page}?question=new`, "forms/save-question", { ...lines, ...fields });
		expect(saved.location).toContain("question=");
	}
	expect((await openPage(olga, page)).text).toContain("What for?");
	expect((await openPage(priya, page)).status).toBe(403);
	const asked = await sendForm(olga, page, "forms/update-form-status#open", { status: "open" });
	expect(asked.text).toContain("Open “Equipment”?");
	await sendForm(olga, page, "forms/update-form-status#open", { status: "open", answered: "1" });
	expect((await openPage(olga, page)).text).toContain("only words can be changed. Pause it");
	expect((await openPage(olga, "/forms/manage")).table().rows[0]).toMatchObject({ Form: "Equipment", Status: "Open" });
	expect((await openPage(olga, `${page}?part=preview`)).text).toContain("What do you need?");

	expect((await openPage(priya, "/forms")).links()).toContainEqual({
		text: "Equipment",
		href: `/webapp/forms/${form_id}`,
	});
	const { questions } = await priya.client.call("forms/get-form", { form_id });
	const [what, why] = questions.map(({ id }) => `one-${id}`) as [string, string];
	const fill = `/forms/${form_id}`;
	const form = `forms/submit-form#${form_id}`;
	const blank = (await openPage(priya, fill)).part("main", ["id", "main"]);
	expect(blank.text).toContain("Read by Hans Berg and your account owners.");
	const kept = await sendForm(priya, fill, form, { act: "save", version: "0", [why]: "My back" });
	expect(kept.location).toBe(`/webapp${fill}`);
	expect((await openPage(priya, "/forms")).text).toContain("Not sent yet");
	expect((await openPage(priya, fill)).html).toContain("My back</textarea>");
	const lacking = await sendForm(priya, fill, form, { act: "send", version: "1", [why]: "My old back" });
	expect(lacking.location).toBeNull();
	expect(lacking.text).toContain("Question 1: This needs an answer.");
	expect(lacking.html).toContain("My old back</textarea>");
	const late = await sendForm(priya, fill, form, { act: "send", version: "0", [what]: "a2", [why]: "My new back" });
	expect(late.location).toBeNull();
	expect(late.html).toContain("My new back</textarea>");
	expect(chosenIn(late.html)).toContain("a2");
	const sent = await sendForm(priya, fill, form, { act: "send", version: "1", [what]: "a2", [why]: "My back" });
	const there = sent.location!.replace("/webapp", "").split("?")[0]!;
	expect(there).toMatch(/^\/forms\/submissions\/\d+$/);
	const own = (await openPage(priya, there)).part("main", ["id", "main"]);
	expect(own.texts("p", ["class", "survey-said"])).toEqual(["Chair", "My back"]);
	expect(own.text).toContain("Nobody has taken it up yet.");
	expect(own.links()).toContainEqual({ text: "Change what you sent", href: `/webapp${there}?edit=1` });
	expect(own.text).not.toContain("Save and tell them");
	const edit = (await openPage(priya, `${there}?edit=1`)).part("main", ["id", "main"]);
	expect(edit.texts("button").join()).toContain("Save changes");
	const id = there.split("/").at(-1);
	const onward = await sendForm(priya, `${there}?edit=1`, `forms/submit-form#${id}`, {
		...{ go: "2", version: "2", [what]: "a1", [why]: "My back" },
	});
	expect(onward.location).toBe(`/webapp${there}?edit=1&step=2`);
	const second = (await openPage(priya, `${there}?edit=1&step=2`)).part("main", ["id", "main"]);
	expect(second.text).toContain("Question 2 of 2");
	const changed = await sendForm(priya, `${there}?edit=1`, `forms/submit-form#${id}`, {
		...{ act: "send", version: "3", [what]: "a1", [why]: "My desk" },
	});
	expect(changed.location).toContain(there);

	expect((await openPage(hans, "/forms/submissions?whose=handled")).table().rows[0]).toMatchObject({
		...{ Form: "Equipment", Status: "New", From: expect.stringContaining("Priya Raman") },
	});
	expect((await openPage(hans, "/forms/submissions")).text).toContain("Nothing sent yet");
	const read = (await openPage(hans, there)).part("main", ["id", "main"]);
	expect(read.texts("p", ["class", "survey-said"])).toEqual(["Laptop", "My desk"]);
	const refused = await sendForm(hans, there, "forms/decide-submission", {
		status: "declined",
		word: "",
		version: "4",
	});
	expect(refused.text).toContain("Say why you decline it.");
	expect(chosenIn(refused.html)).toContain("declined");
	const outdated = { status: "done", word: "On Monday.", version: "1" };
	const old = await sendForm(hans, there, "forms/decide-submission", outdated);
	expect(old.location).toBeNull();
	expect(old.html).toContain("On Monday.</textarea>");
	expect(chosenIn(old.html)).toContain("done");
	await sendForm(hans, there, "forms/decide-submission", { status: "in_work", word: "On Friday.", version: "4" });
	const told = (await openPage(priya, there)).part("main", ["id", "main"]);
	expect(told.text).toContain("In work");
	expect(told.text).toContain("Hans Berg");
	expect(told.text).toContain("On Friday.");
	expect(told.text).not.toContain("Change what you sent");
	const stranger = await acme.addMember();
	expect((await openPage(stranger, there)).status).toBe(404);
	const asks = await sendForm(olga, "/forms/submissions?whose=handled", "reports/request-report-download", {});
	expect(asks.status).toBeLessThan(400);
	const log = (await olga.client.call("reports/get-past-download-requests", {})).table_rows;
	expect(log).toMatchObject([{ report_type: "form_submissions" }]);
	expect((await openPage(await (await createTenant()).addMember(), "/forms")).status).toBe(403);
}, 60_000);
