/** Saved views of lists: whose they are, who opens and changes them, and their bounds. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { writtenMeanwhile } from "#test/kit/around-batches";
import { createTenant } from "#test/kit/tenant";

const list = "members/get-members-under-account";
const reading = "list-views/get-list-settings";
const saving = "list-views/save-view";

async function acmeWithOwners() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Berg" });
	const otto = await acme.addMember({ role: "account_owner", first_name: "Otto", last_name: "Zorn" });
	const priya = await acme.addMember({ first_name: "Priya" });
	return { acme, olga, otto, priya };
}

type Person = Awaited<ReturnType<typeof acmeWithOwners>>["olga"];

const namesOf = async (person: Person, of = list) =>
	(await person.client.call(reading, { list: of })).views.map(({ name }) => name);

test("a view is its owner's alone until it is shared; then others open it, and do not change it", async () => {
	const { olga, otto, priya } = await acmeWithOwners();
	const fields = { is_active_filter: "inactive", sort: "-name", size: "50" };
	const { view_id } = await olga.client.call(saving, { list, name: "Leavers", fields });
	expect([await namesOf(olga), await namesOf(otto)]).toEqual([["Leavers"], []]);
	expect((await otto.client.try("list-views/set-default-view", { list, view_id })).status).toBe(404);
	expect((await otto.client.try("list-views/delete-view", { view_id })).status).toBe(404);
	await olga.client.call(saving, { list, view_id, name: "Who left", is_shared: 1 });
	const { views } = await otto.client.call(reading, { list });
	expect(views).toEqual([{ id: view_id, name: "Who left", fields, is_shared: 1, is_own: 0, owner_name: "Olga Berg" }]);
	expect((await otto.client.try(saving, { list, view_id, name: "Mine", is_shared: 1 })).status).toBe(403);
	expect((await priya.client.try(reading, { list })).status).toBe(403);
	expect((await priya.client.try(saving, { list, name: "Mine" })).status).toBe(403);
	await olga.client.call(saving, { list, view_id, name: "Who left", is_shared: 1, fields: { search: "ann" } });
	expect((await otto.client.call(reading, { list })).views[0]!.fields).toEqual({ search: "ann" });
});

test("private again or deleted, a view opens by itself for nobody else; an account owner deletes a shared one", async () => {
	const { olga, otto } = await acmeWithOwners();
	const made = { list, name: "Everybody's", is_shared: 1 as const };
	const { view_id } = await olga.client.call(saving, made);
	const defaultOf = async (person: Person) => (await person.client.call(reading, { list })).default_view_id;
	await olga.client.call("list-views/set-default-view", { list, view_id });
	await otto.client.call("list-views/set-default-view", { list, view_id });
	expect([await defaultOf(olga), await defaultOf(otto)]).toEqual([view_id, view_id]);
	await olga.client.call(saving, { ...made, view_id, is_shared: 0 });
	expect([await defaultOf(olga), await defaultOf(otto)]).toEqual([view_id, null]);
	await olga.client.call(saving, { ...made, view_id });
	await otto.client.call("list-views/delete-view", { view_id });
	expect([await defaultOf(olga), await namesOf(olga)]).toEqual([null, []]);
	expect((await olga.client.try("list-views/delete-view", { view_id })).status).toBe(404);
});

test("names are 1 to 60 characters, once for a person and list; fields are those of the list", async () => {
	const { olga, otto } = await acmeWithOwners();
	await olga.client.call(saving, { list, name: "Leavers" });
	const again = await olga.client.try(saving, { list, name: "Leavers" });
	expect([again.status, again.body.errors]).toEqual([
		400,
		{ name: ["You have another view of this list with this name."] },
	]);
	await otto.client.call(saving, { list, name: "Leavers" });
	await olga.client.call(saving, { list: "groups/get-groups", name: "Leavers" });
	expect((await olga.client.try(saving, { list, name: "" })).status).toBe(400);
	expect((await olga.client.try(saving, { list, name: "x".repeat(61) })).status).toBe(400);
	const strange = await olga.client.try(saving, { list, name: "Odd", fields: { points: "1" } });
	expect([strange.status, strange.body.errors]).toEqual([400, { fields: ["points"] }]);
	for (const unknown of ["members/no-such-list", "points/get-ledger"])
		expect((await olga.client.try(saving, { list: unknown, name: "Odd" })).status).toBe(404);
});

test("of two that give one name at once one is refused, and who changes or opens a view that went meanwhile is told so", async () => {
	const { acme, olga } = await acmeWithOwners();
	const { view_id } = await olga.client.call(saving, { list, name: "Leavers" });
	const remove = () => acme.database.write([sql`delete from list_views where account_id = ${acme.id}`]);
	const insert = () =>
		acme.database.write([
			sql`insert into list_views (account_id, id, list, owner_id, name, fields, created_at)
				values (${acme.id}, 7, ${list}, ${olga.id}, 'Joiners', '{}', 0)`,
		]);
	const told = async (
		words: string,
		meanwhile: () => Promise<unknown>,
		ask: () => Promise<{ body: { resultType?: string } }>,
	) => {
		olga.client.environment = writtenMeanwhile(acme.shard, words, meanwhile);
		return (await ask()).body.resultType;
	};
	const add = () => olga.client.try(saving, { list, name: "Joiners" });
	expect(await told("insert into list_views", insert, add)).toBe("list_view_name_taken");
	const change = () => olga.client.try(saving, { list, view_id, name: "Who left" });
	expect(await told("update list_views", remove, change)).toBe("list_view_changed");
	const { view_id: next } = await olga.client.call(saving, { list, name: "Leavers" });
	const open = () => olga.client.try("list-views/set-default-view", { list, view_id: next });
	expect(await told("list_settings", remove, open)).toBe("list_view_changed");
});

test("a person keeps fifty views of a list", async () => {
	const { acme, olga } = await acmeWithOwners();
	const many = Array.from({ length: 49 }, (_none, at) => at + 1);
	await acme.database.write(
		many.map(
			(at) => sql`insert into list_views (account_id, id, list, owner_id, name, fields, created_at)
				values (${acme.id}, ${at}, ${list}, ${olga.id}, ${`View ${at}`}, '{}', ${at})`,
		),
	);
	const { view_id } = await olga.client.call(saving, { list, name: "The fiftieth" });
	const more = await olga.client.try(saving, { list, name: "One more" });
	expect([more.status, more.body.resultType]).toEqual([409, "too_many_list_views"]);
	await olga.client.call(saving, { list, view_id, name: "Still the fiftieth" });
	await olga.client.call(saving, { list: "groups/get-groups", name: "Of another list" });
});

test("columns are kept for a person and list; without any they are the usual ones, and names that are gone say nothing", async () => {
	const { olga, otto } = await acmeWithOwners();
	const choiceOf = async (person: Person) =>
		(await person.client.call("list-views/get-column-choice", { list })).columns
			.filter(({ is_shown }) => is_shown === 1)
			.map(({ id }) => id);
	const usual = await choiceOf(olga);
	expect(usual.slice(0, 3)).toEqual(["name", "email", "participant_id"]);
	const order = ["gone_column", "participant_id", "email", "name"];
	await olga.client.call("list-views/save-columns", { list, order, hidden: ["email", "name"] });
	expect((await choiceOf(olga)).slice(0, 2)).toEqual(["name", "participant_id"]);
	expect(await choiceOf(olga)).not.toContain("email");
	expect(await choiceOf(otto)).toEqual(usual);
	await olga.client.call("list-views/save-columns", { list });
	expect(await choiceOf(olga)).toEqual(usual);
});
