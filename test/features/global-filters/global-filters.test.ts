/** Global filters: who makes, uses and changes them, what they narrow, and that a rule that cannot hold switches them off. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addManyFilters } from "#test/factories/global-filters";
import { createTenant } from "#test/kit/tenant";

const flags = { global_filter_enabled: 1 as const };

async function acmeWithPeople() {
	const acme = await createTenant({ flags });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Berg" });
	const otto = await acme.addMember({ role: "account_owner", first_name: "Otto", last_name: "Zorn" });
	const dana = await acme.addMember({ first_name: "Dana", last_name: "Reyes", title: "Driver" });
	const tom = await acme.addMember({ first_name: "Tom", last_name: "Ito", title: "Clerk" });
	return { acme, olga, otto, dana, tom };
}

type Owner = Awaited<ReturnType<typeof acmeWithPeople>>["olga"];

const drivers = { name: "Drivers", rules: [{ field: "title", operator: "is" as const, values: ["Driver"] }] };
const status = "global-filters/update-global-filter-status";

async function namesFor(owner: Owner): Promise<string[]> {
	const { table_rows } = await owner.client.call("members/get-members-under-account", {});
	return table_rows.map(({ first_name }) => first_name);
}

test("[global_filters-06] [global_filters-07] a filter that is on narrows lists about people for its user alone, and 0 takes it off", async () => {
	const { acme, olga, otto, tom } = await acmeWithPeople();
	const { filter_id } = await olga.client.call("global-filters/save-global-filter", { ...drivers, is_shared: 1 });
	const on = await olga.client.try(status, { filter_id });
	expect(on.body).toMatchObject({ resultStatus: "success", resultMsg: expect.any(String) });
	expect([await namesFor(olga), (await namesFor(otto)).length]).toEqual([["Dana"], 4]);
	await acme.database.write([sql`update users set title = 'Driver' where account_id = ${acme.id} and id = ${tom.id}`]);
	expect(await namesFor(olga)).toEqual(["Tom", "Dana"]);
	const off = await olga.client.try(status, { filter_id: 0 });
	expect(off.body).toMatchObject({ resultStatus: "success", global_filter_active_id: null });
	expect(await namesFor(olga)).toHaveLength(4);
});

test("[global_filters-05] a filter has id, name, description and when the person last used it; so does the start-up call", async () => {
	const { olga, otto, dana } = await acmeWithPeople();
	const made = { ...drivers, description: "Who drives" };
	const { filter_id } = await olga.client.call("global-filters/save-global-filter", made);
	await olga.client.call(status, { filter_id });
	const { table_rows } = await olga.client.call("global-filters/get-global-filters", {});
	const fields = { id: filter_id, name: "Drivers", description: "Who drives", last_used: expect.any(Number) };
	expect(table_rows).toMatchObject([{ ...fields, state: "on", is_own: 1 }]);
	const { user } = await olga.client.call("session/init-user", {});
	expect([user.global_filters, user.global_filter_active_id]).toEqual([[fields], filter_id]);
	expect((await otto.client.call("global-filters/get-global-filters", {})).table_rows).toEqual([]);
	expect((await otto.client.try(status, { filter_id })).status).toBe(404);
	expect((await dana.client.try(status, { filter_id })).status).toBe(403);
});

test("a shared filter is used by other owners, and changed or deleted by its own alone; private again, it is off for them", async () => {
	const { olga, otto } = await acmeWithPeople();
	const { filter_id } = await olga.client.call("global-filters/save-global-filter", { ...drivers, is_shared: 1 });
	await otto.client.call(status, { filter_id });
	expect(await namesFor(otto)).toEqual(["Dana"]);
	const change = await otto.client.try("global-filters/save-global-filter", { ...drivers, filter_id });
	const deletion = await otto.client.try("global-filters/delete-global-filter", { filter_id });
	expect([change.status, deletion.status]).toEqual([404, 404]);
	await olga.client.call("global-filters/save-global-filter", { ...drivers, filter_id });
	expect(await namesFor(otto)).toHaveLength(4);
	await olga.client.call(status, { filter_id });
	await olga.client.call("global-filters/delete-global-filter", { filter_id });
	expect(await namesFor(olga)).toHaveLength(4);
});

test("a filter on a group follows the group, and is off with its reason once the group is deleted or a field is gone", async () => {
	const { acme, olga, dana, tom } = await acmeWithPeople();
	const { group_id } = await olga.client.call("groups/update-group-details", { name: "Depot", people: [dana.email] });
	const rules = [{ field: "group", operator: "is" as const, values: ["Depot"] }];
	const { filter_id } = await olga.client.call("global-filters/save-global-filter", { name: "At the depot", rules });
	await olga.client.call(status, { filter_id });
	expect(await namesFor(olga)).toEqual(["Dana"]);
	await olga.client.call("groups/update-group-details", { group_id, name: "Depot", people: [tom.email] });
	expect(await namesFor(olga)).toEqual(["Tom", "Dana"]);
	await olga.client.call("groups/delete-group", { group_id });
	expect(await namesFor(olga)).toHaveLength(4);
	const { table_rows } = await olga.client.call("global-filters/get-global-filters", {});
	expect(table_rows).toMatchObject([{ state: "group_gone" }]);
	const details = await olga.client.call("global-filters/get-filter-details", { filter_id });
	expect(details.rules).toMatchObject([{ problem: "group_gone" }]);
	expect((await olga.client.try(status, { filter_id })).body.resultType).toBe("global_filter_off");
	const setFields = (fields: string) =>
		acme.database.write([
			sql`update accounts set settings = json_set(settings, '$.additional_fields', json(${fields})), version = version + 1
				where account_id = ${acme.id}`,
		]);
	await setFields('[{"key":"unit","label":"Unit"}]');
	const own = [{ field: "own:unit", operator: "is_not" as const, values: ["North"] }];
	await olga.client.call("global-filters/save-global-filter", { filter_id, name: "At the depot", rules: own });
	await olga.client.call(status, { filter_id });
	await setFields("[]");
	const after = await olga.client.call("global-filters/get-global-filters", {});
	expect(after.table_rows).toMatchObject([{ state: "field_gone" }]);
	const { user } = await olga.client.call("session/get-frame-user", {});
	expect(user.global_filter).toEqual({ active: { name: "At the depot", off_reason: "field_gone" } });
});

test("lists about people are narrowed by global_filter_id and user_groups, and a download names the filter that was on", async () => {
	const { olga, dana, tom } = await acmeWithPeople();
	const { filter_id } = await olga.client.call("global-filters/save-global-filter", drivers);
	const { group_id } = await olga.client.call("groups/update-group-details", { name: "Depot", people: [tom.email] });
	const asked = async (filters: object) => {
		const { table_rows } = await olga.client.call("members/get-members-under-account", { filters });
		return table_rows.map(({ first_name }) => first_name);
	};
	expect(await asked({ global_filter_id: filter_id })).toEqual(["Dana"]);
	expect(await asked({ user_groups: group_id })).toEqual(["Tom"]);
	expect(await asked({ user_groups: group_id, global_filter_id: filter_id })).toEqual([]);
	await olga.client.call(status, { filter_id });
	await olga.client.call("reports/request-report-download", { report_type: "members_report" });
	const { table_rows } = await olga.client.call("reports/get-past-download-requests", {});
	expect(JSON.stringify(table_rows[0])).toContain("Drivers");
	const byMember = { filters: { global_filter_id: filter_id } };
	expect((await dana.client.try("recognition/get-recognitions-report", byMember)).status).toBe(403);
});

test("two filters of one owner never share a name, and wrong rules are said at their fields", async () => {
	const { olga } = await acmeWithPeople();
	await olga.client.call("global-filters/save-global-filter", drivers);
	const rules = [{ field: "group", operator: "is" as const, values: ["Nowhere"] }];
	const wrong = await olga.client.try("global-filters/save-global-filter", { name: "Drivers", rules });
	expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual(["name", "rules.0.values"]);
	const twice = { ...drivers, name: "Twice" };
	const both = await Promise.all(["a", "b"].map(() => olga.client.try("global-filters/save-global-filter", twice)));
	const refused = both.filter((reply) => reply.status !== 200).map((reply) => reply.body.resultType);
	expect(refused).toEqual([expect.toBeOneOf(["global_filter_name_taken", "validation"])]);
});

test("an account has a hundred filters at most; those that are there can still be changed", async () => {
	const { acme, olga } = await acmeWithPeople();
	const { filter_id } = await olga.client.call("global-filters/save-global-filter", drivers);
	await addManyFilters(
		acme,
		olga,
		Array.from({ length: 99 }, (_, at) => at),
	);
	const refused = await olga.client.try("global-filters/save-global-filter", { ...drivers, name: "One more" });
	expect([refused.status, refused.body.resultType]).toEqual([409, "too_many_global_filters"]);
	await olga.client.call("global-filters/save-global-filter", { ...drivers, filter_id, name: "Renamed" });
});
