/** What people may do beside their role: for everybody and for one person, from the next request on, for whoever joins later too. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant, type TestMember } from "#test/kit/tenant";

async function makeCompany() {
	const acme = await createTenant({ flags: { employee_nominations_enabled: 1, user_levels_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	return { acme, olga, priya };
}

const mayNominate = async ({ client }: TestMember) => (await client.try("nominations/get-events", {})).status === 200;
const seesLevel = async ({ client }: TestMember) => (await client.try("user-levels/get-levels", {})).status === 200;
const menuOf = async ({ client }: TestMember) =>
	(await client.call("session/init-user", {})).user.nav_menu.map(({ to }) => to);

test("[nominations-04, user_levels-01] an owner lets everybody nominate and see their level, whoever joins later too; one person can have it otherwise, both ways, and follows everybody again", async () => {
	const { acme, olga, priya } = await makeCompany();
	expect([await mayNominate(priya), await seesLevel(priya)]).toEqual([false, false]);
	await olga.client.call("settings/save-common-switches", { can_view_nomination_events: 1, can_see_user_level: 1 });
	const marcus = await acme.addMember();
	for (const person of [priya, marcus, olga]) {
		expect([await mayNominate(person), await seesLevel(person)]).toEqual([true, true]);
		person.client.forgetToken();
	}
	expect(await menuOf(marcus)).toEqual(expect.arrayContaining(["/employee_nominations/events", "/levels"]));
	const save = (switches: object) =>
		olga.client.call("members/save-person-switches", { user_id: priya.id, ...switches });
	expect(await save({ can_view_nomination_events: 0, nomination_moderator: 0 })).toMatchObject({ changed_count: 1 });
	expect([await mayNominate(priya), await mayNominate(marcus)]).toEqual([false, true]);
	expect((await olga.client.call("members/get-role", { user_id: priya.id })).switches).toEqual({
		...{ can_view_nomination_events: 0, can_view_nomination_publications: 0, nomination_moderator: 0 },
		...{ can_see_user_level: 1, give_recognition_disabled: 0, disable_shop: 0, disable_cart: 0 },
	});
	await olga.client.call("settings/save-common-switches", { can_see_user_level: 0 });
	expect([await mayNominate(marcus), await seesLevel(marcus), await seesLevel(priya)]).toEqual([true, false, false]);
	await save({ can_see_user_level: 1 });
	expect([await seesLevel(priya), await seesLevel(marcus)]).toEqual([true, false]);
	// As everybody has it, nothing of it is kept as one's own.
	await save({ can_view_nomination_events: 1, can_see_user_level: 0 });
	const [row] = await acme.database.read(
		sql<{ switches: string }>`select switches from users where account_id = ${acme.id} and id = ${priya.id}`,
	);
	expect(JSON.parse(row!.switches)).toEqual({});
	await olga.client.call("settings/save-common-switches", { can_view_nomination_events: 0 });
	expect(await mayNominate(priya)).toBe(false);
});

test("what is taken from one person is refused to them alone: giving, ideas, the store; changes stand in the audit in words", async () => {
	const { acme, olga, priya } = await makeCompany();
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.ideas_enabled', 1), version = version + 1 where account_id = ${acme.id}`,
	]);
	const marcus = await acme.addMember();
	const refused = async ({ client }: TestMember) =>
		(await Promise.all([client.try("ideas/fetch-ideas", {}), client.try("catalog/get-suggested-items", {})])).map(
			({ body }) => body.resultType === "feature_disabled",
		);
	await olga.client.call("members/save-person-switches", {
		...{ user_id: priya.id, ideas_disabled: 1, disable_shop: 1, give_recognition_disabled: 1 },
	});
	expect([await refused(priya), await refused(marcus)]).toEqual([
		[true, true],
		[false, false],
	]);
	const { user } = await priya.client.call("session/init-user", {});
	expect(user).toMatchObject({ ideas_disabled: 1, disable_shop: 1, give_recognition_disabled: 1 });
	const [line] = (await olga.client.call("audit/get-audit-log", { pageSize: 1 })).table_rows;
	expect(line).toMatchObject({ act: "What a person may do changed", subject: "Priya Raman", who: "Olga Marek" });
	expect(line!.details).toContainEqual({ label: "No store", before: "off", after: "on" });
});

test("members, strangers' ids and an administrator in somebody's place are refused; other switches cannot be named", async () => {
	const { acme, olga, priya } = await makeCompany();
	const foreign = await (await createTenant({ shard: acme.shard })).addMember();
	const save = (person: TestMember, switches: object) =>
		person.client.try("members/save-person-switches", { user_id: priya.id, ...switches });
	expect((await save(priya, { can_see_user_level: 1 })).status).toBe(403);
	expect((await priya.client.try("settings/save-common-switches", { can_see_user_level: 1 })).status).toBe(403);
	expect((await save(olga, { user_id: foreign.id })).status).toBe(404);
	await save(olga, { supplier_data_roll_up: 1 });
	await olga.client.try("settings/save-common-switches", { nomination_moderator: 1 } as never);
	const stored = await acme.database.read(
		sql<{ said: string }>`select u.switches || (a.settings ->> '$.common_switches') as said from users u
			join accounts a on a.account_id = u.account_id where u.account_id = ${acme.id} and u.id = ${priya.id}`,
	);
	expect(JSON.stringify(stored)).not.toMatch(/roll_up|moderator/);
	await olga.client.call("session/sign-in-as", { user_id: priya.id, reason: "Looking at the level" });
	olga.client.forgetToken();
	expect((await save(olga, { can_see_user_level: 1 })).status).toBe(403);
});
