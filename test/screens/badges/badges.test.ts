/** Badges as account owners keep them, and as givers choose them: written by the forms, kept from others, shown on the post. */
import { expect, test } from "vitest";
import { addBadge } from "#test/factories/badges";
import { dayAhead } from "#test/factories/claims";
import { addProgram } from "#test/factories/programs";
import { openPage, type ServedPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const giving = "recognition/give-recognition";

async function acmeWithPeople() {
	const acme = await createTenant({ languages: ["en", "es"] });
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const tomas = await acme.addMember({ first_name: "Tomás", last_name: "Vega" });
	const program = await addProgram(acme, { owner: olga, name: "Thanks" });
	const fields = {
		...{ program_id: String(program.id), recipient_ids: String(tomas.id), points: "150" },
		...{ message: "You stayed on the line until it worked.", visibility: "public" },
	};
	return { acme, olga, priya, tomas, fields };
}

/** Which badge's chip stands chosen. */
const chosen = ({ html }: ServedPage) =>
	[...html.matchAll(/<input[^>]*name="badge_id"[^>]*>/g)]
		.filter(([tag]) => tag.includes('checked=""'))
		.map(([tag]) => / value="([^"]*)"/.exec(tag)?.[1]);

test("an account owner writes a badge in each language, and switches it off; nobody else has the pages", async () => {
	const { olga, priya } = await acmeWithPeople();
	const ways = (await openPage(olga, "/programs")).links().map(({ href }) => href);
	expect(ways).toContain("/webapp/programs/badges");
	expect((await openPage(olga, "/programs/badges")).text).toContain("No badges yet");
	const fields = { language_code: "en", name: "Lifesaver", glyph: "hands", position: "1", is_active: "1" };
	const empty = await sendForm(olga, "/programs/badges/new", "badges/save-badge#en", { ...fields, name: "" });
	expect([empty.location, empty.text.includes("Please fill this in.")]).toEqual([null, true]);
	const done = await sendForm(olga, "/programs/badges/new", "badges/save-badge#en", fields);
	const path = done.location!.replace("/webapp", "");
	expect(path).toMatch(/^\/programs\/badges\/\d+$/);
	const list = await openPage(olga, "/programs/badges");
	for (const words of ["Lifesaver", "In use", "1 has no name yet"]) expect(list.text).toContain(words);
	expect(list.html).toContain("#badge-hands");
	await sendForm(olga, path, "badges/save-badge#es", { ...fields, language_code: "es", name: "Salvavidas" });
	await sendForm(olga, path, "badges/save-badge#en", { ...fields, is_active: "0" });
	const off = (await openPage(olga, "/programs/badges?state=inactive")).text;
	for (const words of ["Lifesaver", "Switched off", "All named"]) expect(off).toContain(words);
	for (const closed of ["/programs/badges", path]) expect((await openPage(priya, closed)).status).toBe(403);
	expect((await openPage(priya, "/programs")).text).not.toContain("Badges");
	expect((await openPage(olga, "/programs/badges/123")).status).toBe(404);
});

test("the form of giving offers the badges in use under the account's word, none of them chosen, and the post shows the one that was", async () => {
	const { acme, priya, tomas, fields } = await acmeWithPeople();
	expect((await openPage(priya, "/recognitions/give")).html).not.toContain('name="badge_id"');
	const badge = await addBadge(acme, { en: "Lifesaver" }, { glyph: "hands" });
	await addBadge(acme, { en: "Out of fashion" }, { is_active: 0 });
	const form = await openPage(priya, "/recognitions/give");
	for (const words of ["Badge", "Lifesaver", "None"]) expect(form.text).toContain(words);
	expect(form.text).not.toContain("Out of fashion");
	expect(chosen(form)).toEqual([""]);
	const sent = await sendForm(priya, "/recognitions/give", giving, { ...fields, badge_id: String(badge) });
	const [, id] = /new=(\d+)/.exec(sent.location ?? "") ?? [];
	const post = (await openPage(tomas, "/activities")).part("div", ["id", `post-${id}`]);
	expect(post.text).toContain("Lifesaver · Thanks");
	expect(post.html).toContain("#badge-hands");
	const plain = await sendForm(priya, "/recognitions/give", giving, { ...fields, badge_id: "", confirmed: "1" });
	const [, without] = /new=(\d+)/.exec(plain.location ?? "") ?? [];
	expect((await openPage(tomas, "/activities")).part("div", ["id", `post-${without}`]).text).not.toContain("Lifesaver");
	const table = await openPage(tomas, "/recognitions");
	const certificate = table.links().find(({ href }) => /\/recognitions\/\d+$/.test(href))!.href;
	expect((await openPage(tomas, certificate.replace("/webapp", ""))).html).not.toContain("Lifesaver");
});

test("a draft, a refusal and a repetition keep the badge that was chosen", async () => {
	const { acme, priya, fields } = await acmeWithPeople();
	const badge = String(await addBadge(acme, { en: "Lifesaver" }));
	expect(chosen(await openPage(priya, `/recognitions/give?badge_id=${badge}`))).toEqual([badge]);
	const refused = await sendForm(priya, "/recognitions/give", giving, { ...fields, message: "", badge_id: badge });
	expect(chosen(refused)).toEqual([badge]);
	const gone = await sendForm(priya, "/recognitions/give", giving, { ...fields, badge_id: "12345" });
	expect(gone.text).toContain("It is not offered any more. Choose another one, or none.");
	const give_on = dayAhead(30);
	const sent = await sendForm(priya, "/recognitions/give", giving, { ...fields, give_on, badge_id: badge });
	const path = sent.location!.replace("/webapp", "");
	expect((await openPage(priya, path)).text).toContain("Lifesaver");
	await sendForm(priya, path, "recognition/withdraw-scheduled-recognition", { answered: "1" });
	const again = (await openPage(priya, path)).links().find(({ href }) => href.includes("/recognitions/give?"))!;
	expect(again.href).toContain(`badge_id=${badge}`);
});

test("the account owner's table has a column of badges once it is chosen, and the filter by badge", async () => {
	const { acme, olga, priya, fields } = await acmeWithPeople();
	const badge = String(await addBadge(acme, { en: "Lifesaver" }));
	await sendForm(priya, "/recognitions/give", giving, { ...fields, badge_id: badge });
	await sendForm(priya, "/recognitions/give", giving, { ...fields, points: "50" });
	const all = "/recognitions?report_condition=all";
	const usual = (await openPage(olga, all)).table();
	expect([usual.headings.includes("Badge"), usual.rows.length]).toEqual([false, 2]);
	const chosenTable = (await openPage(olga, `${all}&columns=recipient,program,badge`)).table();
	expect(chosenTable.rows.map(({ Badge }) => Badge)).toEqual(["-", "Lifesaver"]);
	const found = await openPage(olga, `${all}&badge_id=${badge}`);
	expect(found.table().rows).toHaveLength(1);
	expect(found.links().some(({ text }) => text.startsWith("Lifesaver"))).toBe(true);
	expect((await openPage(priya, "/recognitions?report_condition=given_by_me")).html).not.toContain('name="badge_id"');
});
