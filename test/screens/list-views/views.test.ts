/** Saved views on served pages, without scripts: kept, opened with one press, changed, shared, opening by themselves, and what no longer holds. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const list = "members/get-members-under-account";
const saving = "list-views/save-view";
const opening = "list-views/set-default-view";

async function acmeWithPeople() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Berg" });
	const otto = await acme.addMember({ role: "account_owner", first_name: "Otto", last_name: "Zorn" });
	const dana = await acme.addMember({ first_name: "Dana", last_name: "Reyes", status: "suspended" });
	return { acme, olga, otto, dana };
}

type Person = Awaited<ReturnType<typeof acmeWithPeople>>["olga"];

const views = (from: string) => `/list_views?${new URLSearchParams({ list, from })}`;
/** The links above the list. */
const viewsAbove = (page: Awaited<ReturnType<typeof openPage>>) => page.part("nav", ["class", "list-views"]).links();
const pathOf = (href: string | null) => (href ?? "").replace("/webapp", "");

async function keep(person: Person, from: string, fields: Record<string, string>): Promise<string> {
	const { location } = await sendForm(person, views(from), saving, fields);
	return pathOf(location);
}

test("what a list shows is kept under a name and comes back with one press: filters, order and rows on a page", async () => {
	const { olga, otto } = await acmeWithPeople();
	const state = "/members?is_active_filter=inactive&sort=-name&size=25";
	const first = await openPage(olga, state);
	expect(first.links().map(({ text }) => text)).toEqual(expect.arrayContaining(["Columns", "Views"]));
	expect(first.html).not.toContain('class="list-views"');
	const { href } = first.links().find(({ text }) => text === "Views")!;
	const dialog = await openPage(olga, pathOf(href.replaceAll("&amp;", "&")));
	expect(dialog.text).toContain("No views yet.");
	const to = await keep(olga, state, { name: "Gone" });
	expect(to).toMatch(/^\/members\?.*view=\d+/);
	const page = await openPage(olga, "/members");
	const [plain, gone] = viewsAbove(page);
	expect([plain!.text, gone!.text]).toEqual(["Without a view", "Gone"]);
	const opened = await openPage(olga, pathOf(gone!.href.replaceAll("&amp;", "&")));
	expect(opened.table().rows.map((row) => row.Name)).toEqual(["DRDana Reyes"]);
	expect(opened.html).toMatch(/aria-current="true"[^>]*>(<[^>]*>)*Gone/);
	expect(gone!.href).toContain("size=25");
	expect((await openPage(otto, "/members")).html).not.toContain('class="list-views"');
});

test("a view takes over what the list shows, gets another name, is shared by owners, and is deleted after a question", async () => {
	const { olga, otto } = await acmeWithPeople();
	const to = await keep(olga, "/members?is_active_filter=inactive", { name: "Gone" });
	const id = /view=(\d+)/.exec(to)![1]!;
	const changed = `/members?is_active_filter=waiting&view=${id}`;
	const page = await openPage(olga, changed);
	expect(page.text).toContain("Keep the changes");
	const one = `/list_views/${id}?${new URLSearchParams({ list, from: changed })}`;
	const shared = { name: "Waiting", is_shared: "1", replaces: "1" };
	expect((await sendForm(olga, one, saving, shared)).location).toContain(`view=${id}`);
	const [, others] = viewsAbove(await openPage(otto, "/members"));
	expect([others!.text, others!.href.includes("is_active_filter=waiting")]).toEqual(["Waiting", true]);
	const seen = await openPage(otto, one);
	expect([seen.text.includes("Shared by Olga Berg"), seen.html.includes('name="replaces"')]).toEqual([true, false]);
	const asked = await sendForm(olga, one, "list-views/delete-view", {});
	expect(asked.text).toContain("Delete “Waiting”? Nobody can open it then");
	const done = await sendForm(olga, one, "list-views/delete-view", { answered: "1" });
	expect(done.location).toBe("/webapp/members?is_active_filter=waiting&view=0");
	expect((await openPage(otto, "/members")).html).not.toContain('class="list-views"');
	expect((await openPage(olga, changed)).text).toContain("This view is there no longer.");
});

test("a default view opens where the address says nothing, and every way to the plain list stays open", async () => {
	const { olga } = await acmeWithPeople();
	const id = /view=(\d+)/.exec(await keep(olga, "/members?is_active_filter=inactive", { name: "Gone" }))![1]!;
	await sendForm(olga, views("/members"), opening, { view_id: id });
	const answer = await olga.client.fetch("/webapp/members");
	expect([answer.status, answer.headers.get("location")]).toEqual([
		302,
		`/webapp/members?is_active_filter=inactive&view=${id}`,
	]);
	const plain = await openPage(olga, "/members?view=0");
	expect(plain.status).toBe(200);
	expect(plain.table().rows).toHaveLength(3);
	const narrowed = await openPage(olga, "/members?search=nobody");
	const clear = narrowed.links().find(({ text }) => text.includes("Clear all"))!;
	expect(clear.href).toBe("/webapp/members?view=0");
	await sendForm(olga, views("/members"), opening, { view_id: "0" });
	expect((await openPage(olga, "/members")).status).toBe(200);
});

test("a view whose filter is gone opens with what still holds, and says what was left out", async () => {
	const { acme, olga } = await acmeWithPeople();
	const id = /view=(\d+)/.exec(await keep(olga, "/members?is_active_filter=inactive", { name: "Old" }))![1]!;
	const fields = JSON.stringify({ is_active_filter: "inactive", badge_color: "red", role: "no_such_role" });
	await acme.database.write([
		sql`update list_views set fields = ${fields} where account_id = ${acme.id} and id = ${Number(id)}`,
	]);
	const [, old] = viewsAbove(await openPage(olga, "/members"));
	const page = await openPage(olga, pathOf(old!.href.replaceAll("&amp;", "&")));
	expect(page.table().rows).toHaveLength(1);
	expect(page.text).toContain("so they were left out: badge color, Role.");
});

test("seven views stand above the list, all in the dialog; a name that is taken is said with what was typed", async () => {
	const { olga } = await acmeWithPeople();
	for (let at = 1; at <= 8; at += 1) await olga.client.call(saving, { list, name: `View ${at}`, fields: {} });
	const page = await openPage(olga, "/members");
	expect(viewsAbove(page).map(({ text }) => text)).toEqual([
		"Without a view",
		...[1, 2, 3, 4, 5, 6, 7].map((at) => `View ${at}`),
		"1 more",
	]);
	expect((await openPage(olga, views("/members"))).text).toContain("View 8");
	const taken = await sendForm(olga, views("/members"), saving, { name: "View 8" });
	expect(taken.text).toContain("You have another view of this list with this name.");
	expect(taken.html).toContain('value="View 8"');
});

test("each view says by what it narrows, in the reader's words, where it is chosen and where it is changed", async () => {
	const { acme, olga, otto } = await acmeWithPeople();
	const { group_id } = await olga.client.call("groups/update-group-details", { name: "Night shift" });
	const state = `/members?is_active_filter=inactive&search=reyes&user_groups=${group_id}&sort=-name`;
	const to = await keep(olga, state, { name: "Gone", is_shared: "1" });
	await keep(olga, "/members?sort=-name", { name: "Upwards" });
	const id = /view=(\d+)/.exec(to)![1]!;
	for (const person of [olga, otto]) {
		const page = await openPage(person, views("/members"));
		const [first] = page.texts("ul", ["class", "view-filters"]);
		expect(first).toMatch(/Inactive/);
		expect(first).toMatch(/reyes/);
		expect(first).toMatch(/Night shift/);
		if (person === olga) expect(page.text).toContain("Narrows nothing");
	}
	const one = await openPage(olga, `/list_views/${id}?${new URLSearchParams({ list, from: "/members" })}`);
	expect(one.texts("ul", ["class", "view-filters"])[0]).toMatch(/Night shift/);
	const spoiled = JSON.stringify({ startDate: "2026-99-99", is_active_filter: "none", user_groups: "x", month: "77" });
	await acme.database.write([
		sql`update list_views set fields = ${spoiled} where account_id = ${acme.id} and id = ${Number(id)}`,
	]);
	const { views: described } = await olga.client.call("list-views/describe-views", { list });
	expect(described.find((view) => view.id === Number(id))?.filters.map(({ name }) => name)).not.toContain(
		"user_groups",
	);
	const priya = await acme.addMember();
	expect((await priya.client.try("list-views/describe-views", { list })).status).toBe(403);
});
