/** What a person has selected of a list, as clients see it: kept on the server by its handle, over pages, filters and time. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { runWorkOf } from "#test/kit/schedule";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { systemClock } from "#workers/kernel/clock";
import { sweepSelections } from "#workers/kernel/kernel-work";
import { isolateClock } from "#workers/runtime/clock";

const list = "members/get-members-under-account";
const update = "bulk-actions/update-selection";

afterEach(() => {
	isolateClock.current = systemClock;
});

async function companyOf(people: number) {
	const acme = await createTenant({
		settings: { additional_fields: [{ key: "home_depot", label: "Home_depot" }] },
	});
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const members: TestMember[] = [];
	for (let at = 0; at < people; at += 1)
		members.push(await acme.addMember({ first_name: `Ann${at}`, last_name: `Zabel${at}` }));
	const { table_hash } = await olga.client.call(list, {});
	return { acme, olga, members, table_hash: table_hash!, ids: members.map(({ id }) => id) };
}

const selectedOn = (rows: { id: number; checkbox_status?: string }[]) =>
	rows.filter(({ checkbox_status }) => checkbox_status === "selected").map(({ id }) => id);

/** The page as its rows tell of their boxes. */
async function pageOf(owner: TestMember, asked: object = {}) {
	const page = await owner.client.call(list, asked);
	return { ...page, table_rows: page.table_rows as ((typeof page.table_rows)[number] & Boxes)[] };
}

type Boxes = { checkbox_status: string; hide_checkbox: 0 | 1; hide_checkbox_reason: string | null };

test("[data_table-10] [data_table-11] a table tells its rows, totals, the account's own headings, what is selected, and when it was read", async () => {
	const { acme, olga, ids } = await companyOf(12);
	const leaver = await acme.addMember({ last_name: "Abel", status: "terminated" });
	const page = await pageOf(olga, { pageSize: 10 });
	expect(page).toMatchObject({
		...{ total_rows: 14, total_pages: 2, meta_page: 0, meta_page_size: 10 },
		extra_column_headers: ["Home_depot"],
		additional_fields: [{ key: "home_depot", label: "Home_depot" }],
		table_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
		selection_data: {
			...{ selected_ids: [], unselected_ids: [], count: 0, is_all: 0 },
			non_selectable_ids: expect.arrayContaining([olga.id, leaver.id]),
		},
		extra_data: { as_of: expect.any(Number), table_hash: expect.any(String) },
	});
	expect(page.table_rows).toHaveLength(10);
	await olga.client.call(update, { table_hash: page.table_hash!, selected_ids: [ids[0]!] });
	const { selection_data } = await pageOf(olga);
	expect(selection_data).toMatchObject({ selected_ids: [ids[0]], count: 1 });
});

test("[data_table-12] a row tells whether it is checked, and has no box where it cannot be, with why", async () => {
	const { acme, olga, ids, table_hash } = await companyOf(2);
	const leaver = await acme.addMember({ last_name: "Abel", status: "terminated" });
	await olga.client.call(update, { table_hash, selected_ids: [ids[1]!, olga.id, leaver.id] });
	const { table_rows } = await pageOf(olga);
	const boxes = Object.fromEntries(
		table_rows.map((row) => [row.id, [row.checkbox_status, row.hide_checkbox, row.hide_checkbox_reason]]),
	);
	expect(boxes).toEqual({
		[leaver.id]: ["", 1, "Has left."],
		[olga.id]: ["", 1, "This is you."],
		[ids[0]!]: ["", 0, null],
		[ids[1]!]: ["selected", 0, null],
	});
});

test("[data_table-24] a selection is changed by its handle: rows in and out, all at once, nothing; the answer says what is selected", async () => {
	const { olga, ids, table_hash } = await companyOf(4);
	const [ann, ben, cleo, dan] = ids as [number, number, number, number];
	const change = async (asked: object) => {
		const { body } = await olga.client.try(update, { table_hash, ...asked });
		const { version: _version, ...told } = body.selectionData as Record<string, unknown>;
		return { resultStatus: body.resultStatus, ...told };
	};
	const nothing = { resultStatus: "success", selected_ids: [], unselected_ids: [], non_selectable_ids: [] };
	expect(await change({ type: "rows", selected_ids: [ann, ben, 4_711], unselected_ids: [] })).toEqual({
		...nothing,
		...{ selected_ids: [ann, ben], non_selectable_ids: [4_711], count: 2, is_all: 0 },
	});
	expect(await change({ type: "rows", selected_ids: [cleo], unselected_ids: [ann] })).toEqual({
		...nothing,
		...{ selected_ids: [ben, cleo], count: 2, is_all: 0 },
	});
	expect(await change({ type: "all" })).toEqual({ ...nothing, count: 4, is_all: 1 });
	expect(await change({ type: "rows", unselected_ids: [dan, olga.id] })).toEqual({
		...nothing,
		...{ unselected_ids: [dan], count: 3, is_all: 1 },
	});
	expect(selectedOn((await pageOf(olga)).table_rows)).toEqual([ann, ben, cleo]);
	expect(await change({ type: "rows", selected_ids: [dan, ann] })).toEqual({ ...nothing, count: 4, is_all: 1 });
	expect(await change({ type: "none" })).toEqual({ ...nothing, count: 0, is_all: 0 });
	expect(selectedOn((await pageOf(olga)).table_rows)).toEqual([]);
});

test("what is selected stays over pages, filters and sorts, and all that were selected at once are those of that moment", async () => {
	const { acme, olga, ids, table_hash } = await companyOf(12);
	await olga.client.call(update, { table_hash, selected_ids: [ids[0]!, ids[11]!] });
	const second = await pageOf(olga, { page: 1, pageSize: 10 });
	expect([second.table_hash, second.selection_data!.count]).toEqual([table_hash, 2]);
	const narrowed = await pageOf(olga, { filters: { name: "Ann1" } });
	expect([narrowed.table_hash, narrowed.selection_data!.count]).toEqual([table_hash, 2]);
	expect(selectedOn(narrowed.table_rows)).toEqual([ids[11]]);

	const all = await olga.client.call(update, { table_hash, type: "all", filters: { name: "ann1" } });
	// Ann1, Ann10 and Ann11.
	expect(all.selectionData).toMatchObject({ count: 3, is_all: 1 });
	const later = await acme.addMember({ first_name: "Ann100", last_name: "Zabel" });
	await acme.database.write([
		sql`update users set first_name = 'Bea' where account_id = ${acme.id} and id = ${ids[10]!}`,
	]);
	const whole = await pageOf(olga, { pageSize: 100 });
	expect(selectedOn(whole.table_rows).sort()).toEqual([ids[1], ids[10], ids[11]].sort());
	expect(whole.table_rows.find(({ id }) => id === later.id)).toMatchObject({ checkbox_status: "" });
});

test("all that match are those that the list shows: under a global filter its people alone, whether it is on or named", async () => {
	const acme = await createTenant({ flags: { global_filter_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner" });
	const dana = await acme.addMember({ first_name: "Dana", title: "Driver" });
	await acme.addMember({ first_name: "Tom" });
	const rules = [{ field: "title" as const, operator: "is" as const, values: ["Driver"] }];
	const { filter_id } = await olga.client.call("global-filters/save-global-filter", { name: "Drivers", rules });
	const table_hash = (await pageOf(olga)).table_hash!;
	const selectAll = async (filters: Record<string, unknown>) => {
		const { selectionData } = await olga.client.call(update, { table_hash, type: "all", filters });
		const { table_rows } = await pageOf(olga, { pageSize: 100 });
		return [selectionData.count, selectedOn(table_rows)];
	};
	expect(await selectAll({ global_filter_id: filter_id })).toEqual([1, [dana.id]]);
	await olga.client.call("global-filters/update-global-filter-status", { filter_id });
	expect((await pageOf(olga)).total_rows).toBe(1);
	expect(await selectAll({})).toEqual([1, [dana.id]]);
	expect(await selectAll({ name: "Tom" })).toEqual([0, []]);
	await olga.client.call("global-filters/update-global-filter-status", { filter_id: 0 });
	expect((await selectAll({}))[0]).toBe(2);
});

test("a set of many parts is the same as one of few: each row of it is known, whatever page it is on", async () => {
	const { olga, ids, table_hash } = await companyOf(3);
	const { acme, olga: other } = await companyOf(0);
	const rows = Array.from({ length: 450 }, (_, at) => at + 10);
	await acme.database.write([
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, role, status, created_at)
			select ${acme.id}, value, 'M-' || value, 'Many' || value, 'Abel', 'm' || value || '@many.example', 'member', 'active', 1
			from json_each(${JSON.stringify(rows)})`,
	]);
	const handle = (await pageOf(other)).table_hash!;
	const { selectionData } = await other.client.call(update, { table_hash: handle, type: "all" });
	expect(selectionData).toMatchObject({ count: 450, is_all: 1 });
	for (const page of [0, 2, 4]) {
		const { table_rows } = await pageOf(other, { page, pageSize: 100 });
		expect(selectedOn(table_rows)).toEqual(table_rows.filter(({ id }) => id !== other.id).map(({ id }) => id));
	}
	const out = await other.client.call(update, { table_hash: handle, unselected_ids: [10, 209, 210, 459] });
	expect(out.selectionData).toMatchObject({ count: 446, unselected_ids: [10, 209, 210, 459] });
	// Nobody else's selection is touched.
	expect((await pageOf(olga)).selection_data!.count).toBe(0);
	await olga.client.call(update, { table_hash, selected_ids: ids });
});

test("a selection is its person's alone: another's handle, another tenant's and one that is none are not found; members have no list", async () => {
	const { acme, olga, ids, table_hash } = await companyOf(1);
	const globex = await companyOf(1);
	const otto = await acme.addMember({ role: "account_owner" });
	const member = await acme.addMember();
	for (const [person, handle] of [
		[otto, table_hash],
		[globex.olga, table_hash],
		[olga, globex.table_hash],
		[olga, "0".repeat(32)],
		[member, table_hash],
	] as const) {
		const reply = await person.client.try(update, { table_hash: handle, selected_ids: ids });
		expect([reply.status, reply.body.resultType]).toEqual([404, "not_found"]);
	}
	const foreign = await olga.client.call(update, { table_hash, selected_ids: globex.ids });
	expect(foreign.selectionData).toMatchObject({ count: 0, non_selectable_ids: globex.ids });
	const wrong = await olga.client.try(update, { table_hash, type: "all", filters: { wrong: 1 } });
	expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ["wrong"]]);
	await acme.database.write([sql`update users set role = 'member' where account_id = ${acme.id} and id = ${olga.id}`]);
	expect((await olga.client.try(update, { table_hash, selected_ids: ids })).status).toBe(403);
});

test("more than 2,000 rows are picked by selecting all that match, not one by one", async () => {
	const { acme, olga } = await companyOf(0);
	const rows = Array.from({ length: 2_001 }, (_, at) => at + 10);
	await acme.database.write([
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, role, status, created_at)
			select ${acme.id}, value, 'M-' || value, 'Many' || value, 'Abel', 'm' || value || '@many.example', 'member', 'active', 1
			from json_each(${JSON.stringify(rows)})`,
	]);
	const { table_hash } = await pageOf(olga);
	for (const start of [0, 500, 1_000, 1_500])
		await olga.client.call(update, { table_hash: table_hash!, selected_ids: rows.slice(start, start + 500) });
	const reply = await olga.client.try(update, { table_hash: table_hash!, selected_ids: [2_010] });
	expect([reply.status, reply.body.resultType]).toEqual([409, "selection_too_large"]);
	expect((await pageOf(olga)).selection_data!.count).toBe(2_000);
	const all = await olga.client.call(update, { table_hash: table_hash!, type: "all" });
	expect(all.selectionData).toMatchObject({ count: 2_001, selected_ids: [] });
});

test("what was selected is forgotten a day after its last change, and its rows are swept", async () => {
	const { acme, olga, ids, table_hash } = await companyOf(2);
	await olga.client.call(update, { table_hash, type: "all" });
	await olga.client.call(update, { table_hash, unselected_ids: [ids[0]!] });
	const start = Date.now();
	isolateClock.current = { now: () => start + 25 * 3_600_000 };
	await acme.database.write([
		sql`update sessions set expires_at = ${start + 30 * 24 * 3_600_000} where account_id = ${acme.id}`,
	]);
	expect((await pageOf(olga)).selection_data).toMatchObject({ count: 0, is_all: 0 });
	const again = await olga.client.call(update, { table_hash, selected_ids: [ids[1]!] });
	expect(again.selectionData).toMatchObject({ count: 1, is_all: 0 });
	isolateClock.current = { now: () => start + 9 * 24 * 3_600_000 };
	await runWorkOf(acme, sweepSelections);
	await runWorkOf(acme, sweepSelections);
	const left = await acme.database.read(
		sql<{ count: number }>`select (select count(*) from list_selections s where s.account_id = ${acme.id})
			+ (select count(*) from list_selection_parts p where p.account_id = ${acme.id}) as count`,
	);
	expect(left[0]!.count).toBe(0);
});
