/** Groups: who makes them, lists and rules, that a group by rules follows people at once, and what is refused. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";

async function acmeWithPeople() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Berg" });
	const dana = await acme.addMember({ first_name: "Dana", last_name: "Reyes" });
	const tom = await acme.addMember({ first_name: "Tom", last_name: "Ito" });
	return { acme, olga, dana, tom };
}

type People = Awaited<ReturnType<typeof acmeWithPeople>>;

const isTitled = (...values: string[]) => [{ field: "title", operator: "is" as const, values }];

async function namesIn({ olga }: People, group_id: number): Promise<string[]> {
	const { table_rows } = await olga.client.call("members/get-members-under-account", {
		filters: { user_groups: group_id },
	});
	return table_rows.map(({ first_name }) => first_name);
}

test("[groups-01] the account owner makes a list of people by addresses and numbers, changes it, and takes somebody out", async () => {
	const people = await acmeWithPeople();
	const { acme, olga, dana, tom } = people;
	const said = { name: "Night shift", description: "Who works at night", people: [dana.email, "  "] };
	const { group_id } = await olga.client.call("groups/update-group-details", said);
	expect(await namesIn(people, group_id)).toEqual(["Dana"]);
	const [row] = await acme.database.read(
		sql<{ participant_id: string }>`select participant_id from users where account_id = ${acme.id} and id = ${tom.id}`,
	);
	const more = { group_id, name: "Night shift leads", people: [row!.participant_id] };
	await olga.client.call("groups/update-group-details", more);
	expect(await namesIn(people, group_id)).toEqual(["Tom", "Dana"]);
	const { group } = await olga.client.call("groups/get-group-details", { group_id });
	expect(group).toMatchObject({ name: "Night shift leads", kind: "list", rules: [], active_members_count: 2 });
	await olga.client.call("groups/remove-group-members", { group_id, user_ids: [dana.id] });
	expect(await namesIn(people, group_id)).toEqual(["Tom"]);
	const { searchResults } = await olga.client.call("autosuggest/autosuggest", { type: "groups", search_text: "leads" });
	expect(searchResults).toMatchObject([{ id: group_id, members_count: 1 }]);
});

test("[groups-01] a group by rules holds whoever meets them at that moment, whoever writes the person", async () => {
	const people = await acmeWithPeople();
	const { acme, olga, dana, tom } = people;
	const set = (user_id: number, title: string) =>
		acme.database.write([sql`update users set title = ${title} where account_id = ${acme.id} and id = ${user_id}`]);
	await set(dana.id, "Driver");
	const rules = isTitled("driver", "Packer");
	const { group_id } = await olga.client.call("groups/update-group-details", { name: "Depot", kind: "rules", rules });
	expect(await namesIn(people, group_id)).toEqual(["Dana"]);
	await set(tom.id, "Packer");
	await set(dana.id, "Clerk");
	expect(await namesIn(people, group_id)).toEqual(["Tom"]);
	await acme.addMember({ first_name: "Pia", last_name: "Zorn", title: "Driver" });
	expect(await namesIn(people, group_id)).toEqual(["Tom", "Pia"]);
	const outside = [{ field: "title", operator: "is_not" as const, values: ["Driver", "Packer"] }];
	await olga.client.call("groups/update-group-details", { group_id, name: "Depot", rules: outside });
	expect(await namesIn(people, group_id)).toEqual(expect.arrayContaining(["Olga", "Dana"]));
	expect(await namesIn(people, group_id)).not.toContain("Tom");
});

test("rules know managers, days, profiles and the account's own fields, all of them or any", async () => {
	const people = await acmeWithPeople();
	const { acme, olga, dana, tom } = people;
	await acme.database.write([
		sql`update accounts set settings = json_set(settings, '$.additional_fields', json('[{"key":"unit","label":"Unit"}]')), version = version + 1
			where account_id = ${acme.id}`,
		sql`update users set manager_id = ${olga.id}, hire_date = '2024-05-01' where account_id = ${acme.id} and id = ${dana.id}`,
	]);
	const preview = async (rules: object[], matching = "all") => {
		const { people: met } = await olga.client.call("groups/preview-rules", { rules, matching } as never);
		return met.map(({ name }) => name.split(" ")[0]);
	};
	expect(await preview([{ field: "manager", operator: "is", values: [olga.email] }])).toEqual(["Dana"]);
	expect(await preview([{ field: "hire_date", operator: "on_or_before", values: ["2024-05-01"] }])).toEqual(["Dana"]);
	expect(await preview([{ field: "hire_date", operator: "on_or_after", values: ["2024-05-02"] }])).toEqual([]);
	const inUnit = { field: "own:unit", operator: "starts_with", values: ["north"] };
	const { group_id } = await olga.client.call("groups/update-group-details", {
		name: "North",
		kind: "rules",
		rules: [inUnit as never],
	});
	await acme.database.write([
		sql`insert into member_profiles (account_id, user_id, city, additional_fields)
			values (${acme.id}, ${tom.id}, 'Leeds', '{"unit":"North 4"}')`,
	]);
	expect(await namesIn(people, group_id)).toEqual(["Tom"]);
	const inLeeds = { field: "city", operator: "contains", values: ["eed"] };
	const isOwner = { field: "role", operator: "is", values: ["Account owner"] };
	expect(await preview([inLeeds, inUnit])).toEqual(["Tom"]);
	expect(await preview([inLeeds, isOwner])).toEqual([]);
	expect(await preview([inLeeds, isOwner], "any")).toEqual(["Olga", "Tom"]);
	await acme.database.write([
		sql`update member_profiles set additional_fields = '{"unit":"South"}' where account_id = ${acme.id} and user_id = ${tom.id}`,
	]);
	expect(await namesIn(people, group_id)).toEqual([]);
});

test("what is wrong with a group is said all at once, at its fields", async () => {
	const { olga } = await acmeWithPeople();
	await olga.client.call("groups/update-group-details", { name: "Depot" });
	const wrong = {
		...{ name: "Depot", kind: "rules" as const },
		rules: [
			{ field: "shoe_size", operator: "is" as const, values: ["42"] },
			{ field: "hire_date", operator: "contains" as const, values: ["2026"] },
			{ field: "group", operator: "is" as const, values: ["1"] },
		],
	};
	const { status, body } = await olga.client.try("groups/update-group-details", wrong);
	expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([
		400,
		["name", "rules.0.field", "rules.1.operator", "rules.1.values", "rules.2.field"],
	]);
	const list = await olga.client.try("groups/update-group-details", { name: "", people: ["nobody@acme.example"] });
	expect(Object.keys(list.body.errors ?? {}).sort()).toEqual(["name", "people"]);
	const both = await Promise.all(
		["a", "b"].map(() => olga.client.try("groups/update-group-details", { name: "Twice" })),
	);
	const refused = both.filter((reply) => reply.status !== 200).map((reply) => reply.body.resultType);
	expect(refused).toEqual([expect.toBeOneOf(["group_name_taken", "validation"])]);
});

test("the counts of a group hold, whatever becomes of its people", async () => {
	const people = await acmeWithPeople();
	const { acme, olga, dana } = people;
	await acme.database.write([sql`update users set title = 'Driver' where account_id = ${acme.id} and id = ${dana.id}`]);
	const rules = isTitled("Driver");
	const { group_id } = await olga.client.call("groups/update-group-details", { name: "Drivers", kind: "rules", rules });
	const counts = async () => {
		const { group } = await olga.client.call("groups/get-group-details", { group_id });
		return [group.members_count, group.active_members_count];
	};
	expect(await counts()).toEqual([1, 1]);
	await acme.database.write([
		sql`update users set status = 'erased', title = '' where account_id = ${acme.id} and id = ${dana.id}`,
	]);
	expect(await counts()).toEqual([0, 0]);
});
