/** The inbox as its pages show it, and deciding without scripts: in the inbox, on a request's own page, on a member's page. */
import { expect, test } from "vitest";
import { makeApprovingCompany, submit } from "#test/factories/approvals";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { addWaiting, makeOpenCompany } from "#test/factories/sign-ups";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const deciding = "moderation/moderate";

/** What the fields and buttons of a name would send. */
const namedIn = (html: string, name: string) =>
	[...html.matchAll(/<(?:input|button)[^>]*>/g)].flatMap(([tag]) =>
		tag.includes(`name="${name}"`) ? [/value="([^"]*)"/.exec(tag)![1]!] : [],
	);

async function makeWaiting() {
	const company = await makeOpenCompany();
	const { acme } = company;
	const nora = await addWaiting(acme, { first_name: "Nora", message: "Warehouse in Leeds.", at: Date.now() - 1_000 });
	const ben = await addWaiting(acme, { first_name: "Ben" });
	return { ...company, nora, ben };
}

test("[navigation-07] the menu's entry of moderation says how many wait, for owners, where people sign up", async () => {
	const { acme, olga, nora } = await makeWaiting();
	const entry = async (person: typeof olga) =>
		(await openPage(person, "/members")).links().find(({ href }) => href === "/webapp/moderation")?.text;
	expect(await entry(olga)).toBe("Moderation2");
	await olga.client.call("moderation/moderate", { request_id: nora.request_id, action: "approve" });
	expect(await entry(olga)).toBe("Moderation1");
	const priya = await acme.addMember({ first_name: "Priya" });
	expect((await openPage(priya, "")).html).not.toContain('href="/webapp/moderation"');
	const closed = await makeOpenCompany({ flags: { custom_user_sign_up_enabled: 0 } });
	expect(await entry(closed.olga)).toBeUndefined();
});

test("[navigation-07] a moderator who is no owner has the entry, with how many wait, in the bar and the phone's menu while something does", async () => {
	const { acme, mona, sofia, olu, above } = await makeApprovingCompany();
	const entries = async (person: typeof mona) => {
		const page = await openPage(person, "/points");
		return [["class", "menu-bar"] as const, ["id", "menu"] as const].map(
			([name, place]) =>
				page
					.part("nav", [name, place])
					.links()
					.find(({ href }) => href === "/webapp/moderation")?.text,
		);
	};
	expect(await entries(mona)).toEqual([undefined, undefined]);
	const { request_id } = await submit(acme, sofia, above, [olu], { points: 50 });
	await submit(acme, sofia, above, [olu], { points: 100 });
	expect(await entries(mona)).toEqual(["Moderation2", "Moderation2"]);
	for (const person of [sofia, olu]) expect(await entries(person)).toEqual([undefined, undefined]);
	await mona.client.call("moderation/moderate", { request_id, action: "approve" });
	expect(await entries(mona)).toEqual(["Moderation1", "Moderation1"]);
});

test("the inbox lists who waits, the newest first, and opens the first; a request's own page opens that one", async () => {
	const { olga, nora, ben } = await makeWaiting();
	const page = await openPage(olga, "/moderation");
	const rows = page.links().filter(({ href }) => /moderation\/\d+$/.test(href));
	expect(rows.map(({ href }) => href)).toEqual([
		`/webapp/moderation/${ben.request_id}`,
		`/webapp/moderation/${nora.request_id}`,
	]);
	expect(page.texts("h2")).toContain("Ben Example");
	expect(page.text).toContain("No message was left.");
	const own = await openPage(olga, `/moderation/${nora.request_id}`);
	expect(own.texts("h2")).toContain("Nora Example");
	expect(own.text).toContain("Warehouse in Leeds.");
	expect(own.text).toContain(nora.person.email);
	expect(own.links()).toContainEqual({
		text: "Open on its own page",
		href: `/webapp/members/${nora.person.id}`,
	});
	expect((await openPage(olga, "/moderation/4711")).status).toBe(404);
});

test("approving and rejecting by plain forms leads on to what still waits, and the decided ones stand under their tab", async () => {
	const { olga, nora, ben } = await makeWaiting();
	const decide = (id: number, action: string, notes: string, more: Record<string, string> = {}) =>
		sendForm(olga, `/moderation/${id}`, deciding, { request_id: String(id), name: "x", action, notes, ...more });
	expect((await decide(nora.request_id, "approve", "Welcome.")).location).toBe("/webapp/moderation");
	const asked = await decide(ben.request_id, "reject", "Not ours.");
	expect(asked.text).toContain("Reject Ben Example?");
	expect(asked.html).toMatch(/<textarea[^>]*name="notes"[^>]*>Not ours\.</);
	expect((await openPage(olga, "/moderation")).texts("h2")).toContain("Ben Example");
	expect(namedIn(asked.html, "answered")).toEqual(["1"]);
	expect(namedIn(asked.html, "action")).toEqual(["approve", "reject"]);
	const yes = await decide(ben.request_id, "reject", "Not ours.", { answered: "1" });
	expect(yes.location).toBe("/webapp/moderation");
	const empty = await openPage(olga, "/moderation");
	expect(empty.text).toContain("Nothing waits for you");
	const decided = await openPage(olga, `/moderation/${ben.request_id}?state=decided`);
	expect(decided.text).toMatch(/Rejected by Olga Marek on /);
	expect(decided.text).toContain("Not ours.");
	expect(decided.html).not.toContain('value="approve"');
});

test("who comes second sees what was decided, why theirs was not taken, and the notes that they typed", async () => {
	const { acme, olga, nora } = await makeWaiting();
	const ivo = await acme.addMember({ role: "account_owner", first_name: "Ivo", last_name: "Sato" });
	const { request_id } = nora;
	await ivo.client.call("moderation/moderate", { request_id, action: "approve", notes: "Known." });
	const fields = { request_id: String(request_id), name: "Nora", action: "reject", notes: "My own words." };
	for (const more of [{}, { answered: "1" }] as Record<string, string>[]) {
		const page = await sendForm(olga, `/moderation/${request_id}`, deciding, { ...fields, ...more });
		expect(page.text).toContain("Somebody decided this meanwhile.");
		expect(page.text).toMatch(/Approved by Ivo Sato on /);
		expect(page.text).toContain("Your notes were: My own words.");
	}
});

test("a member who decides nothing has an empty inbox, and nobody else's requests", async () => {
	const { acme, nora } = await makeWaiting();
	const priya = await acme.addMember({ first_name: "Priya" });
	expect((await openPage(priya, "/moderation")).text).toContain("Nothing waits for you");
	expect((await openPage(priya, `/moderation/${nora.request_id}`)).status).toBe(404);
});

test("[moderation-01] [moderation-03] [moderation-04] [moderation-05] a member's page shows the request, lets owners decide it, and shows request and member anew", async () => {
	const { acme, olga, nora, ben } = await makeWaiting();
	const path = `/members/${nora.person.id}`;
	const before = await openPage(olga, path);
	const card = (page: typeof before) => page.part("section", ["id", "moderation"]);
	expect(card(before).text).toContain("Pending");
	expect(before.html).not.toContain(`/login/sudo/${nora.person.id}`);
	expect(card(before).text).toContain("Warehouse in Leeds.");
	const decide = (person: typeof nora, action: string, more: Record<string, string> = {}) =>
		sendForm(olga, `/members/${person.person.id}`, deciding, {
			...{ request_id: String(person.request_id), name: "x", action, notes: "As agreed.", ...more },
		});
	const notes = '<b>As</b> agreed & "signed".';
	const approved = await decide(nora, "approve", { notes });
	expect(approved.location).toBe(`/webapp${path}`);
	const after = await openPage(olga, path);
	expect(card(after).text).toContain("Approved");
	expect(card(after).text).toMatch(/Decided by\s*Olga Marek\s*Decided on\s*[A-Z]\w\w \d{1,2}/);
	expect(card(after).text).toContain(notes);
	expect(card(after).html).not.toContain('value="reject"');
	expect(after.html).toContain(`/login/sudo/${nora.person.id}`);
	const asked = await decide(ben, "reject");
	expect(card(asked).text).toContain("Pending");
	expect(card(asked).text).toContain("Reject Ben Example?");
	await decide(ben, "reject", { answered: "1" });
	const rejected = await openPage(olga, `/members/${ben.person.id}`);
	expect(card(rejected).text).toContain("Rejected");
	expect(card(rejected).text).not.toContain("Denied");
	const priya = await acme.addMember({ first_name: "Priya" });
	expect((await openPage(olga, `/members/${priya.id}`)).html).not.toContain('id="moderation"');
	expect((await openPage(priya, path)).status).toBe(403);
});

test("[moderation-08] a decision that is refused shows the server's message as an error alert on the member's page", async () => {
	const { acme, olga, nora } = await makeWaiting();
	const ivo = await acme.addMember({ role: "account_owner", first_name: "Ivo" });
	const { request_id, person } = nora;
	await ivo.client.call("moderation/moderate", { request_id, action: "reject" });
	const page = await sendForm(olga, `/members/${person.id}`, deciding, {
		...{ request_id: String(request_id), name: "Nora", action: "approve", notes: "Mine." },
	});
	const alert = page.part("div", ["role", "alert"]);
	expect(alert.text).toContain("Somebody decided this meanwhile. The page shows what was decided.");
	expect(alert.text).toContain("Your notes were: Mine.");
	expect(page.part("section", ["id", "moderation"]).text).toContain("Rejected");
});

test("an owner takes back what they asked for by a plain form, and others read that it was withdrawn", async () => {
	const acme = await createTenant({ settings: { second_confirmation_above: 100 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const omar = await acme.addMember({ role: "account_owner" });
	await fundTenant(acme, 1_000);
	const to_budget_id = await addBudget(olga, { name: "Europe" });
	await olga.client.call("budgets/move-points", { to_budget_id, points: 300, reason: "Oops" });
	const inbox = await olga.client.call("moderation/get-inbox", {});
	const request_id = String(inbox.table_rows[0]!.id);
	const own = await openPage(olga, `/moderation/${request_id}`);
	expect(own.text).toContain("You asked for this.");
	expect(own.texts("button")).not.toContain("Approve");
	expect((await openPage(omar, `/moderation/${request_id}`)).text).not.toContain("Take it back");
	const withdraw = (more: Record<string, string>) =>
		sendForm(olga, `/moderation/${request_id}`, "moderation/withdraw-request", { request_id, ...more });
	expect((await withdraw({})).text).toContain("Take this back?");
	expect((await openPage(omar, `/moderation/${request_id}`)).text).not.toContain("Withdrawn");
	const sent = await withdraw({ answered: "1" });
	expect(sent.location).toBe("/webapp/moderation");
	expect((await openPage(omar, `/moderation/${request_id}`)).text).toMatch(/Withdrawn by Olga Marek on /);
});
