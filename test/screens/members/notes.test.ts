/** Notes on a member's page: who sees them, and how they are written, changed and deleted without scripts. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { interrupted } from "#test/factories/faults";
import { salesFlags } from "#test/factories/sales";
import { addDistributor } from "#test/factories/sales-customers";
import { takeCrashes } from "#test/kit/crashes";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";

async function makeCompany(flags: Record<string, 0 | 1> = {}) {
	const acme = await createTenant({ flags: { user_detail_notes_enabled: 1, ...flags } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const ivo = await acme.addMember({ role: "account_owner", first_name: "Ivo", last_name: "Sato" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	return { acme, olga, ivo, priya, path: `/members/${priya.id}` };
}

const saving = "user-notes/save-user-detail-note";

test("[user_notes-01] [user_notes-05] the notes stand on a member's page, and on their page among the sales screens, for owners, where notes are on", async () => {
	const { acme, olga, priya, path } = await makeCompany(salesFlags);
	const page = await openPage(olga, path);
	expect([page.texts("h2").includes("Notes"), page.text.includes("There are no notes yet.")]).toEqual([true, true]);
	expect((await openPage(priya, path)).status).toBe(403);
	const { distributor, rep, customer } = await addDistributor(acme);
	const sales = `/customers/${customer.id}`;
	const added = await sendForm(olga, sales, saving, { note_text: "Pays late." });
	expect(added.location).toBe(`/webapp${sales}#notes`);
	const shown = await openPage(olga, sales);
	expect(shown.part("section", ["id", "notes"]).text).toContain("Pays late.");
	expect((await openPage(olga, `/members/${customer.id}`)).text).toContain("Pays late.");
	const [edit, removal] = ["?note=", "/note?note="].map((way) =>
		shown
			.links()
			.find(({ href }) => href.startsWith(`/webapp${sales}${way}`))!
			.href.replace("/webapp", ""),
	);
	expect((await openPage(olga, edit!)).html).toMatch(/<textarea[^>]*>Pays late\.<\/textarea>/);
	expect((await openPage(olga, removal!)).links()).toContainEqual({
		text: "No, Do not Delete",
		href: `/webapp${sales}`,
	});
	const gone = await sendForm(olga, removal!, "user-notes/delete-user-detail-note", {});
	expect([gone.location, (await openPage(olga, sales)).text.includes("Pays late.")]).toEqual([
		`/webapp${sales}`,
		false,
	]);
	for (const person of [distributor, rep]) {
		const page = await openPage(person, sales);
		expect([page.status, page.texts("h2").includes("Notes")]).toEqual([200, false]);
	}
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.user_detail_notes_enabled', 0), version = version + 1 where account_id = ${acme.id}`,
	]);
	for (const at of [path, sales]) expect((await openPage(olga, at)).texts("h2")).not.toContain("Notes");
});

test("[user_notes-03] a note is added, edited in its place and deleted after a question, and the page shows it each time", async () => {
	const { olga, ivo, path } = await makeCompany();
	const added = await sendForm(olga, path, saving, { note_text: "Moves to Leeds." });
	expect(added.location).toBe(`/webapp${path}#notes`);
	const page = await openPage(olga, path);
	expect(page.text).toContain("Moves to Leeds.Olga Marek, ");
	const edit = page.links().find(({ href }) => href.includes("?note="))!;
	const [, id] = /note=(\d+)/.exec(edit.href)!;
	const inline = await openPage(olga, `${path}?note=${id}`);
	expect(inline.html).toMatch(/<textarea[^>]*>Moves to Leeds\.<\/textarea>/);
	await sendForm(olga, path, `${saving}#${id}`, { note_id: id!, note_text: "Moves to Hull." });
	const changed = await openPage(olga, path);
	expect([changed.text.includes("Moves to Hull."), changed.text.includes("Moves to Leeds.")]).toEqual([true, false]);
	const others = await openPage(ivo, path);
	expect(others.text).toContain("Moves to Hull.");
	expect(others.links().some(({ href }) => href.includes("note="))).toBe(false);
	expect((await openPage(ivo, `${path}?note=${id}`)).html).not.toMatch(/<textarea[^>]*>Moves to Hull/);
	expect((await openPage(ivo, `${path}/note?note=${id}`)).status).toBe(404);
	await sendForm(olga, `${path}/note?note=${id}`, "user-notes/delete-user-detail-note", {});
	expect((await openPage(olga, path)).text).not.toContain("Moves to Hull.");
});

test("[user_notes-04] before a note is deleted, its confirmation asks in the specification's words", async () => {
	const { olga, priya, path } = await makeCompany();
	const { note_id } = await olga.client.call(saving, { user_id: priya.id, note_text: "A note" });
	const page = await openPage(olga, `${path}/note?note=${note_id}`);
	expect(page.text).toContain("Are you sure you want to delete this note?");
	expect(page.text).toContain("Nobody reads it any more, and it cannot be brought back.");
	expect(page.text).toContain("Yes, Delete");
	expect(page.links()).toContainEqual({ text: "No, Do not Delete", href: `/webapp${path}` });
	expect((await openPage(priya, `${path}/note?note=${note_id}`)).status).toBe(403);
});

test("[user_notes-12] what the server says of a note stands under its box, with what was typed", async () => {
	const { olga, path } = await makeCompany();
	await olga.client.csrfToken();
	olga.client.environment = interrupted(env as unknown as Environment, "insert into user_notes", async () => {
		throw new Error("the database is away");
	}) as never;
	const refused = await sendForm(olga, path, saving, { note_text: "A note to nobody" });
	olga.client.environment = env;
	expect(takeCrashes()).toHaveLength(1);
	expect(refused.text).toMatch(/Add a note.*Server error.*Save/);
	expect(refused.html).toMatch(/<textarea[^>]*>A note to nobody<\/textarea>/);
	const empty = await sendForm(olga, path, saving, { note_text: " " });
	expect(empty.texts("p", ["class", "field-error"])).toHaveLength(1);
});
