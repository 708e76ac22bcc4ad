/** Selecting members on their screen and doing something with all of them, as served: with plain boxes, buttons and pages. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TenantOptions, type TestMember } from "#test/kit/tenant";

const form = "bulk-actions/update-selection";

async function companyOf(people: number, options: TenantOptions = {}) {
	const acme = await createTenant({ available: 1_000, ...options });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const members: TestMember[] = [];
	for (let at = 10; at < 10 + people; at += 1)
		members.push(await acme.addMember({ first_name: `Ann${at}`, last_name: `Zabel${at}` }));
	return { acme, olga, members };
}

/** What the form of boxes sends: the handle, the rows that are shown, and those that are ticked. */
async function sendBoxes(owner: TestMember, path: string, fields: Record<string, string | readonly string[]>) {
	const { html } = (await openPage(owner, path)).part("form", ["class", "selection-bar"]);
	const table_hash = /name="table_hash" value="([0-9a-f]{32})"/.exec(html)![1]!;
	const shown_ids = [...html.matchAll(/name="shown_ids" value="(\d+)"/g)].map(([, id]) => id!);
	return sendForm(owner, path, form, { type: "rows", table_hash, shown_ids, ...fields });
}

const boxesOf = (html: string) =>
	Object.fromEntries(
		[...html.matchAll(/<input[^>]*name="selected_ids"[^>]*>/g)].map(([box]) => [
			/value="(\d+)"/.exec(box)![1]!,
			box.includes("checked"),
		]),
	);

test("[data_table-08] [data_table-12] each row has a box with its name, but for oneself and who has left; the state is that of the server", async () => {
	const { acme, olga, members } = await companyOf(2);
	const lee = await acme.addMember({ first_name: "Lee", last_name: "Gone", status: "terminated" });
	const before = await openPage(olga, "/members");
	expect(Object.keys(boxesOf(before.html)).sort()).toEqual(members.map(({ id }) => String(id)).sort());
	expect(before.html).toContain(`aria-label="Select ${members[0]!.name}"`);
	expect(before.text).toContain("This is you.");
	expect(before.text).toContain("Has left.");
	expect(before.text).toContain("0 selected");
	const sent = await sendBoxes(olga, "/members?name=Ann", { selected_ids: String(members[1]!.id) });
	expect(sent.location).toBe("/webapp/members?name=Ann");
	const after = await openPage(olga, "/members");
	expect(boxesOf(after.html)).toEqual({ [members[0]!.id]: false, [members[1]!.id]: true });
	expect(after.text).toContain("1 selected");
	const member = await acme.addMember();
	expect((await openPage(member, "/members")).status).toBe(403);
	expect(lee.id).toBeGreaterThan(0);
});

test("the boxes of one page leave those of others; all that match are selected by one button and cleared by another", async () => {
	const { olga, members } = await companyOf(12);
	const [first, second] = [members[0]!, members[11]!];
	await sendBoxes(olga, "/members", { selected_ids: String(first.id) });
	await sendBoxes(olga, "/members?page=2", { selected_ids: String(second.id) });
	const page = await openPage(olga, "/members?page=2");
	expect(page.text).toContain("2 selected");
	expect(page.text).toContain("1 of them on other pages");
	expect(page.texts("button")).toContain("Select all 13 that match");
	await sendBoxes(olga, "/members?name=ann1", { type: "all" });
	expect((await openPage(olga, "/members")).text).toContain("10 selected");
	await sendBoxes(olga, "/members", { type: "none" });
	expect((await openPage(olga, "/members")).text).toContain("0 selected");
});

test("an action keeps the page's ticks, asks first with what it will do, begins, and shows how far it is and who was passed over", async () => {
	const { acme, olga, members } = await companyOf(2);
	runByHand(olga.client);
	const noa = await acme.addMember({ first_name: "Noa", is_eligible_to_receive_points: 0 });
	const chosen = [...members, noa].map(({ id }) => String(id));
	const list = await openPage(olga, "/members");
	for (const label of ["Invite", "Give points", "Deactivate"]) expect(list.texts("button")).toContain(label);
	const sent = await sendBoxes(olga, "/members", { selected_ids: chosen, next: "give-points" });
	expect(sent.location).toBe("/webapp/members/bulk/give-points");
	const asking = await openPage(olga, "/members/bulk/give-points");
	expect(asking.texts("h1")).toEqual(["Give points"]);
	expect(asking.text).toContain("3 members get the same points each. They come from the 1,000 that are available.");
	const selection_version = /name="selection_version" value="(\d+)"/.exec(asking.html)![1]!;
	const key = /name="idempotency_key" value="([^"]+)"/.exec(asking.html)![1]!;
	const give = (fields: Record<string, string>) =>
		sendForm(olga, "/members/bulk/give-points", "member-detail/give-points", {
			...{ idempotency_key: key, selection_version, points: "100", reason: "Thanks" },
			...fields,
		});
	const wrong = await give({ points: "0", reason: "Ten years" });
	expect([wrong.status, wrong.location]).toEqual([200, null]);
	expect(wrong.html).toContain('value="Ten years"');
	const tooMuch = await give({ points: "400" });
	expect(tooMuch.text).toContain("That would be 1,200 points, 200 more than are available.");
	const begun = await give({});
	expect(begun.location).toMatch(/^\/webapp\/bulk_runs\/\d+$/);
	const address = begun.location!.replace("/webapp", "");
	const running = await openPage(olga, address);
	expect(running.texts("h1")).toEqual(["Gift of points"]);
	expect(running.text).toContain("Under way. You may leave this page.");
	expect(running.text).toContain("0 of 3");
	expect(running.links()).toContainEqual({ text: "Look again", href: `/webapp${address}` });
	expect(running.text).toContain("Stop here");
	await runOutbox(acme, "bulk-actions/run-bulk-action");
	const done = await openPage(olga, address);
	expect(done.text).toContain("3 of 3");
	expect(done.text).not.toContain("Stop here");
	expect(done.table().rows).toEqual([{ Name: noa.name, Why: "May not receive points." }]);
	const otto = await acme.addMember({ role: "account_owner" });
	expect((await openPage(otto, address)).status).toBe(404);
	const [balance] = await acme.database.read(
		sql<{ sum: number }>`select sum(balance) as sum from ledger_accounts
			where account_id = ${acme.id} and kind = 'member' and unit = 'points'`,
	);
	expect(balance!.sum).toBe(200);
});

test("a run is stopped by its button; an action with nothing selected says so, and one that there is not is not found", async () => {
	const { acme, olga, members } = await companyOf(1);
	runByHand(olga.client);
	expect((await openPage(olga, "/members/bulk/deactivate")).text).toContain("Nothing is selected");
	expect((await openPage(olga, "/members/bulk/nothing")).status).toBe(404);
	await sendBoxes(olga, "/members", { selected_ids: String(members[0]!.id), next: "deactivate" });
	const asking = await openPage(olga, "/members/bulk/deactivate");
	expect(asking.texts("h1")).toEqual(["Deactivate the selected members?"]);
	expect(asking.text).toContain("Yes, deactivate them");
	const begun = await sendForm(olga, "/members/bulk/deactivate", "member-detail/deactivate-members", {
		idempotency_key: "deactivate-0001",
	});
	const address = begun.location!.replace("/webapp", "");
	const stopped = await sendForm(olga, address, "bulk-actions/cancel-bulk-run", {});
	expect(stopped.location).toBe(`/webapp${address}`);
	await runOutbox(acme, "bulk-actions/run-bulk-action");
	expect((await openPage(olga, address)).text).toContain("Stopped; what was done stays done.");
	expect((await members[0]!.client.try("session/init-user", {})).status).toBe(200);
	const member = await acme.addMember();
	expect((await openPage(member, "/members/bulk/deactivate")).status).toBe(403);
});

test("points are no action where the account hides them; in Spanish and French all of it speaks the reader's language", async () => {
	const hidden = await companyOf(1, { flags: { hide_points_for_account: 1 } });
	const page = await openPage(hidden.olga, "/members");
	expect(page.texts("button")).not.toContain("Give points");
	expect(page.texts("button")).toContain("Deactivate");
	expect((await openPage(hidden.olga, "/members/bulk/give-points")).status).toBe(403);
	const { acme } = await companyOf(1);
	const lucia = await acme.addMember({ role: "account_owner", language_code: "es" });
	expect((await openPage(lucia, "/members")).texts("button")).toContain("Dar puntos");
	const luc = await acme.addMember({ role: "account_owner", language_code: "fr" });
	expect((await openPage(luc, "/members")).texts("button")).toContain("Donner des points");
});

test("[data_table-11] the account's own fields are columns whose headings have spaces where their names have underscores", async () => {
	const settings = { additional_fields: [{ key: "home_depot", label: "home_depot" }] };
	const { acme, olga } = await companyOf(1, { settings });
	expect((await openPage(olga, "/members")).table().headings).toContain("Home depot");
	const { extra_column_headers } = await olga.client.call("members/get-members-under-account", {});
	expect(extra_column_headers).toEqual(["home_depot"]);
	const member = await acme.addMember();
	expect((await member.client.try("members/get-members-under-account", {})).status).toBe(403);
});
