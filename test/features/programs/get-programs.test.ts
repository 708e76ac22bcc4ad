/** Who sees which programs, with which figures and dates. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBehavior, addGroup, addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { createTenant } from "#test/kit/tenant";

async function acmeWithPrograms() {
	const acme = await createTenant();
	const olive = await acme.addMember({ role: "account_owner", first_name: "Olive" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const common = { owner: olive };
	await addProgram(acme, { ...common, name: "Alpha", budget: 1_000 });
	await addProgram(acme, { ...common, name: "Bravo", is_active: 0 });
	await addProgram(acme, { ...common, name: "Charlie", to_date: "2021-01-01" });
	await addProgram(acme, { ...common, name: "Delta", archived_at: 1 });
	await addProgram(acme, { ...common, name: "Echo", from_date: "2999-01-01" });
	await addProgram(acme, { ...common, name: "Foxtrot", display_program: 0 });
	await addProgram(acme, { ...common, name: "Golf", display_dates: 0 });
	return { acme, olive, priya };
}

const names = (answer: { table_rows: { name: string }[] }) => answer.table_rows.map(({ name }) => name);

test("[programs-18] [programs-07] the owner sees all at first, filters by state, and each row says its own", async () => {
	const { olive, priya } = await acmeWithPrograms();
	const states = ["active", "inactive", "expired", "archived", "upcoming"] as const;
	const found: Record<string, string[]> = {};
	for (const status of states) {
		const answer = await olive.client.call("programs/get-programs", { filters: { status } });
		found[status] = names(answer);
		expect(answer.table_rows.every(({ programActiveStatus }) => programActiveStatus === status)).toBe(true);
	}
	expect(found).toEqual({
		active: ["Alpha", "Foxtrot", "Golf"],
		inactive: ["Bravo"],
		expired: ["Charlie"],
		archived: ["Delta"],
		upcoming: ["Echo"],
	});
	const everything = names(await olive.client.call("programs/get-programs", {}));
	expect(everything).toEqual(Object.values(found).flat().sort());
	for (const status of [...states, "all"] as const)
		expect(names(await priya.client.call("programs/get-programs", { filters: { status } }))).toEqual(["Alpha", "Golf"]);
});

test("[programs-10] what is left in percent is rounded up and stays between 0 and 100", async () => {
	const acme = await createTenant();
	const olive = await acme.addMember({ role: "account_owner" });
	const [tomas, priya] = [await acme.addMember(), await acme.addMember()];
	const few = await addProgram(acme, { owner: olive, name: "Few", budget: 300 });
	const none = await addProgram(acme, { owner: olive, name: "None", budget: 0 });
	const over = await addProgram(acme, { owner: olive, name: "Over", budget: 500 });
	await addRecognition(acme, { giver: tomas, recipients: [priya], program: few, points: 299 });
	await acme.database.write([
		sql`update budgets set points_budgeted = 100 where account_id = ${acme.id} and id = ${over.budget_id}`,
	]);
	const { table_rows } = await olive.client.call("programs/get-programs", {});
	expect(table_rows.map(({ id, progress_percent }) => [id, progress_percent])).toEqual([
		[few.id, 1],
		[none.id, 0],
		[over.id, 100],
	]);
});

test("[programs-13] [programs-14] a program carries what it is, its days and figures, and how points are given from it", async () => {
	const { acme, olive, priya } = await acmeWithPrograms();
	await acme.database.write([
		sql`update programs set description = 'For the everyday', image = '/files/alpha', to_date = '2999-12-31', two_step_approval_needed = 1,
			issuance_approval_emails = '["boss@example.com"]', justification_required = 1 where account_id = ${acme.id} and name = 'Alpha'`,
	]);
	const [alpha] = (await priya.client.call("programs/get-programs", {})).table_rows;
	const [owned] = (await olive.client.call("programs/get-programs", {})).table_rows;
	const seenByAll = {
		id: owned!.id,
		name: "Alpha",
		description: "For the everyday",
		image: "/files/alpha",
		from_date: "2020-01-01",
		to_date: "2999-12-31",
		programActiveStatus: "active",
		display_program: 1,
		display_dates: 1,
		is_active: 1,
		is_non_monetary: 0,
		issuance_approval_needed: 0,
		two_step_approval_needed: 1,
		justification_required: 1,
		points: 100,
		min_points: 50,
		max_points: 250,
		points_increment: 50,
		hide_in_search_autosuggest: 0,
		can_give: 1,
	};
	const hidden = { points_budgeted: null, points_remaining: null, points_spent: null, left_to_give: null };
	expect(alpha).toMatchObject({ ...seenByAll, ...hidden, issuance_approval_emails: [] });
	expect(owned).toMatchObject({
		...seenByAll,
		points_budgeted: 1_000,
		points_remaining: 1_000,
		points_spent: 0,
		issuance_approval_emails: ["boss@example.com"],
	});
});

test("can_give says from which programs this person may give: by role and group, those that ask for an approval, too", async () => {
	const acme = await createTenant();
	const olive = await acme.addMember({ role: "account_owner" });
	const [priya, ben] = [await acme.addMember(), await acme.addMember()];
	const warehouse = await addGroup(acme, "Warehouse", [priya]);
	await addProgram(acme, { owner: olive, name: "Approved", issuance_approval_needed: 1 });
	await addProgram(acme, { owner: olive, name: "Everyone" });
	await addProgram(acme, { owner: olive, name: "Group", givers: { group_ids: [warehouse] } });
	await addProgram(acme, { owner: olive, name: "Leaders", givers: { roles: ["moderator"] } });
	const may = async (member: typeof priya) =>
		(await member.client.call("programs/get-programs", {})).table_rows.map(({ name, can_give }) => [name, can_give]);
	expect(await may(priya)).toEqual([
		["Approved", 1],
		["Everyone", 1],
		["Group", 1],
		["Leaders", 0],
	]);
	expect(await may(ben)).toEqual([
		["Approved", 1],
		["Everyone", 1],
		["Group", 0],
		["Leaders", 0],
	]);
});

test("behaviours come in the reader's language, in their order, and only those that a program offers", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ language_code: "es" });
	const second = await addBehavior(acme, { en: "Shares", es: "Comparte" }, { position: 2 });
	const first = await addBehavior(acme, { en: "Owns", es: "Responde" }, { position: 1 });
	await addBehavior(acme, { en: "Gone" }, { is_active: 0 });
	const narrow = await addProgram(acme, { owner: priya, behavior_ids: [second] });
	const wide = await addProgram(acme, { owner: priya });
	const read = async (program_id: number | null) =>
		(await priya.client.call("programs/get-behaviors", { program_id })).behaviors.map(({ id, name }) => [id, name]);
	expect(await read(null)).toEqual([
		[first, "Responde"],
		[second, "Comparte"],
	]);
	expect(await read(wide.id)).toEqual([
		[first, "Responde"],
		[second, "Comparte"],
	]);
	expect(await read(narrow.id)).toEqual([[second, "Comparte"]]);
});
