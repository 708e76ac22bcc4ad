/** Who sees which programs, with which figures and dates. */
import { expect, test } from "vitest";
import { addBehavior, addGroup, addProgram } from "#test/factories/programs";
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

test("[programs-07] [programs-21] others than the owner see programs that run and are shown, whatever they ask for", async () => {
	const { olive, priya } = await acmeWithPrograms();
	expect(names(await priya.client.call("programs/get-programs", {}))).toEqual(["Alpha", "Golf"]);
	expect(names(await priya.client.call("programs/get-programs", { filters: { status: "archived" } }))).toEqual([
		"Alpha",
		"Golf",
	]);
	const all = await olive.client.call("programs/get-programs", {});
	expect(all.total_rows).toBe(7);
});

test("[programs-06] [programs-18] the owner filters by state, and each row says its own", async () => {
	const { olive } = await acmeWithPrograms();
	const found: Record<string, string[]> = {};
	for (const status of ["active", "inactive", "expired", "archived", "upcoming"] as const) {
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
});

test("[programs-13] [programs-14] [programs-20] [programs-22] figures are the owner's alone, dates are shown where the program shows them", async () => {
	const { olive, priya } = await acmeWithPrograms();
	const [alpha, golf] = (await priya.client.call("programs/get-programs", {})).table_rows;
	expect(alpha).toMatchObject({
		points_budgeted: null,
		points_remaining: null,
		points_spent: null,
		progress_percent: null,
		from_date: "2020-01-01",
		to_date: null,
		points: 100,
		min_points: 50,
		max_points: 250,
		points_increment: 50,
		can_give: 1,
		left_to_give: 1_000,
		is_non_monetary: 0,
		issuance_approval_needed: 0,
		two_step_approval_needed: 0,
		justification_required: 0,
		hide_in_search_autosuggest: 0,
		display_program: 1,
		is_active: 1,
	});
	expect(golf).toMatchObject({ from_date: null, to_date: null, remaining_time: null, display_dates: 0 });
	const owned = await olive.client.call("programs/get-programs", { filters: { status: "active" } });
	expect(owned.table_rows[0]).toMatchObject({
		points_budgeted: 1_000,
		points_remaining: 1_000,
		points_spent: 0,
		progress_percent: 100,
		progress_tone: "blue",
	});
	expect(owned.table_rows[2]).toMatchObject({ name: "Golf", from_date: "2020-01-01" });
});

test("can_give says from which programs this person may give: by role, group and approval", async () => {
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
		["Approved", 0],
		["Everyone", 1],
		["Group", 1],
		["Leaders", 0],
	]);
	expect(await may(ben)).toEqual([
		["Approved", 0],
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
