/** The form of giving as the Worker serves it without scripts: all that is wrong at once, and nothing of what was typed is lost. */
import { expect, test } from "vitest";
import { addBehavior, addProgram } from "#test/factories/programs";
import { openPage, type ServedPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const giving = "recognition/give-recognition";
const message = "You stayed on the line until it worked.";

async function acmeWithPeople() {
	const acme = await createTenant();
	const olive = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", manager_id: olive.id });
	const tomas = await acme.addMember({ first_name: "Tomás", last_name: "Vega", manager_id: olive.id });
	const ana = await acme.addMember({ first_name: "Ana", last_name: "Ruiz", manager_id: olive.id });
	const own = await addBehavior(acme, { en: "Owns it" });
	const thanks = await addProgram(acme, { owner: olive, name: "Thanks", is_behavior_required: 1, behavior_ids: [own] });
	const typed = {
		program_id: String(thanks.id),
		recipient_ids: [String(tomas.id)],
		behavior_ids: [String(own)],
		points: ["", "150"],
		message,
		visibility: "team",
	};
	return { acme, olive, priya, tomas, ana, own, thanks, typed };
}

/** Everything that the form would send now, by its fields' names. */
function standing({ html }: ServedPage): Record<string, string[]> {
	const fields: Record<string, string[]> = {};
	const add = (name: string, value = "") => (fields[name] = [...(fields[name] ?? []), value]);
	for (const [tag] of html.matchAll(/<input [^>]*>/g)) {
		const [, name] = / name="([^"]*)"/.exec(tag) ?? [];
		const isSent = !/type="(checkbox|radio)"/.test(tag) || / checked=""/.test(tag);
		const value = / value="([^"]*)"/.exec(tag)?.[1] ?? "";
		if (name && isSent && value !== "" && !/csrf|idempotency|form|back/.test(name)) add(name, value);
	}
	add("message", /<textarea[^>]*name="message"[^>]*>([^<]*)</.exec(html)?.[1]);
	add(
		"visibility",
		/<option[^>]*value="(\w+)"[^>]*selected=""|<option selected="" value="(\w+)"/.exec(html)?.slice(1).find(Boolean),
	);
	return fields;
}

test("all that is wrong is said at once, at each field and above the form with a way to each", async () => {
	const { priya, thanks } = await acmeWithPeople();
	const page = await sendForm(priya, "/recognitions/give", giving, {
		program_id: String(thanks.id),
		points: ["", "9999"],
		message: "",
	});
	expect(page.status).toBe(200);
	expect(page.location).toBeNull();
	const summary = page.part("div", ["role", "alert"]);
	expect(summary.text).toContain("Please check 4 fields.");
	const ways = summary.links();
	expect(ways.map(({ text }) => text)).toEqual([
		"What did they do?",
		"Who is it for?",
		"What did they show?",
		"For each person, in points",
	]);
	for (const { href } of ways) expect(page.html).toContain(`id="${href.slice(1)}"`);
	expect(page.texts("p", ["class", "field-error"])).toEqual(
		expect.arrayContaining([
			"Please fill this in.",
			"Please choose at least one.",
			expect.stringContaining("Max value is 250"),
		]),
	);
});

test("what was typed and chosen stands in the form again after a refusal and a question, and travels with a search", async () => {
	const { priya, tomas, ana, own, thanks, typed } = await acmeWithPeople();
	const kept = {
		program_id: [String(thanks.id)],
		recipient_ids: [String(tomas.id)],
		behavior_ids: [String(own)],
		points: ["150"],
		message: [message],
		visibility: ["team"],
	};
	const send = (more: object) => sendForm(priya, "/recognitions/give", giving, { ...typed, ...more });
	const refused = await send({ behavior_ids: [] });
	const { behavior_ids: _none, ...rest } = kept;
	expect(standing(refused)).toEqual(rest);
	const searched = await send({ q: "ana", search: "1" });
	const found = await openPage(priya, searched.location!.replace("/webapp", ""));
	expect(standing(found)).toEqual({ ...kept, q: ["ana"] });
	expect(found.text).toContain("Ana Ruiz");
	const added = await send({ add: String(ana.id) });
	const both = await openPage(priya, added.location!.replace("/webapp", ""));
	expect(standing(both).recipient_ids).toEqual([String(tomas.id), String(ana.id)]);
	expect((await send({})).location).toMatch(/^\/webapp\/activities\/\d+$/);
	const asked = await send({});
	expect(asked.text).toContain("You gave the same a short while ago");
	expect(standing(asked)).toEqual(kept);
	expect(asked.html).toMatch(/name="confirmed"[^>]*value="1"|value="1"[^>]*name="confirmed"/);
	expect((await send({ confirmed: "1" })).location).toMatch(/^\/webapp\/activities\/\d+$/);
});

test("an address fills the form, and those thanked last stand first among the likely names", async () => {
	const { priya, tomas, ana, typed, thanks } = await acmeWithPeople();
	await sendForm(priya, "/recognitions/give", giving, { ...typed, recipient_ids: [String(ana.id)] });
	const page = await openPage(
		priya,
		`/recognitions/give?recipient_ids=${tomas.id}&program_id=${thanks.id}&message=Hello&points=200`,
	);
	expect(standing(page)).toMatchObject({ recipient_ids: [String(tomas.id)], message: ["Hello"], points: ["200"] });
	const likely = page.html.match(/aria-label="Add [^"]*"/g);
	expect(likely?.[0]).toBe('aria-label="Add Ana Ruiz"');
	expect(likely?.join()).not.toContain("Tomás");
});

test("who may not see a budget is told before writing that a program cannot pay, and whom to ask, without a figure", async () => {
	const { acme, olive, priya, thanks } = await acmeWithPeople();
	const mara = await acme.addMember({ first_name: "Mara", last_name: "Lind" });
	const few = await addProgram(acme, { owner: mara, name: "Few", budget: 37 });
	const enough = await addProgram(acme, { owner: mara, name: "Just enough", budget: 50 });
	const card = (page: ServedPage, id: number) => {
		const [, words] = new RegExp(`<input([^>]*value="${id}"[^>]*)>`).exec(page.html) ?? [];
		return { isDisabled: words?.includes('disabled=""'), isChosen: words?.includes('checked=""') };
	};
	const page = await openPage(priya, `/recognitions/give?program_id=${few.id}`);
	expect(card(page, few.id)).toEqual({ isDisabled: true, isChosen: false });
	expect(card(page, enough.id)).toEqual({ isDisabled: false, isChosen: true });
	expect(card(page, thanks.id)).toEqual({ isDisabled: false, isChosen: false });
	expect(page.text).toContain("FewHas too few points left right now; please ask Mara Lind.");
	expect(page.html).not.toMatch(/\b37\b/);
	expect((await openPage(mara, "/recognitions/give")).text).toContain("Has too few points left right now.");
	const home = (await openPage(priya, "")).part("ul", ["class", "program-list"]);
	expect(home.texts("li").filter((text) => text.includes("Cannot pay right now"))).toEqual([
		expect.stringMatching(/^Few/),
	]);
	expect(home.links().map(({ href }) => href)).not.toContain(`/webapp/recognitions/give?program_id=${few.id}`);
	const rows = (await priya.client.call("programs/get-programs", {})).table_rows;
	expect(
		rows.map(({ name, can_pay, budget_owner_name, left_to_give }) => [name, can_pay, budget_owner_name, left_to_give]),
	).toEqual([
		["Few", 0, "Mara Lind", null],
		["Just enough", 1, null, null],
		["Thanks", 1, null, null],
	]);
	const sent = { program_id: String(few.id), recipient_ids: [String(olive.id)], message, visibility: "public" };
	const refused = await sendForm(priya, "/recognitions/give", giving, sent);
	expect(refused.text).toContain("There are not enough points left in this program for that.");
	expect(standing(refused)).toMatchObject({ recipient_ids: [String(olive.id)], message: [message] });
	expect(standing(refused).program_id).toBeUndefined();
	const asked = { program_id: few.id, recipient_ids: [olive.id], message, behavior_ids: [] };
	expect((await priya.client.try("recognition/give-recognition", asked)).body.resultType).toBe("budget_exhausted");
});

test("every chip is drawn over its input, the sums too: no second mark stands beside it", async () => {
	const { priya } = await acmeWithPeople();
	const { html } = await openPage(priya, "/recognitions/give");
	const chips = [...html.matchAll(/<label class="(pick[^"]*)"><input[^>]* name="(\w+)"/g)];
	expect(new Set(chips.map(([, , name]) => name))).toEqual(new Set(["points", "behavior_ids"]));
	for (const [, look] of chips) expect(look!.split(" ")).toContain("drawn-choice");
});

test("where no program can pay there is no letter to write, and who may not give is told nothing of budgets", async () => {
	const acme = await createTenant();
	const olive = await acme.addMember({ role: "account_owner", first_name: "Olive", last_name: "Ray" });
	const priya = await acme.addMember();
	const empty = await addProgram(acme, { owner: olive, name: "Empty", budget: 0 });
	await addProgram(acme, {
		owner: olive,
		name: "Owners",
		budget: 0,
		givers: { roles: ["account_owner"], group_ids: [] },
	});
	const page = await openPage(priya, "/recognitions/give");
	expect(page.text).toContain("No program can pay right now");
	expect(page.text).toContain("Please ask: Olive Ray.");
	expect(page.html).not.toContain("<textarea");
	const sent = { program_id: String(empty.id), recipient_ids: [String(olive.id)], message, visibility: "public" };
	expect(standing(await sendForm(priya, "/recognitions/give", giving, sent)).message).toEqual([message]);
	const rows = (await priya.client.call("programs/get-programs", {})).table_rows;
	expect(rows.map(({ name, can_pay, budget_owner_name }) => [name, can_pay, budget_owner_name])).toEqual([
		["Empty", 0, "Olive Ray"],
		["Owners", null, null],
	]);
});
