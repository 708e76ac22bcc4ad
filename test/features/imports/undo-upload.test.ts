/** An upload that only added is undone once, as far as nothing happened since; what stays is named with its reason. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget, availableIn } from "#test/factories/budgets";
import { runOutbox } from "#test/kit/outbox";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { findPerson, importFile, seeUpload } from "./upload";

async function clientWith(available = 1_000) {
	const acme = await createTenant({ available });
	return { acme, owner: await acme.addMember({ role: "account_owner" }) };
}

async function undo(tenant: TestTenant, owner: TestMember, upload_id: number) {
	await owner.client.call("imports/undo-upload", { upload_id });
	await runOutbox(tenant, "imports/undo-import");
	return (await owner.client.call("imports/get-undo", { upload_id })).undo;
}

const people =
	"first_name,last_name,email,group,points,manager_email\nAda,Byron,ada@a.example,Crew,300,bo@a.example\nBo,Lee,bo@a.example,Crew,200,\n";

test("people whom a file added go with their points, their groups and their addresses; the file can be loaded again", async () => {
	const { acme, owner } = await clientWith();
	const { request_id } = await importFile(acme, owner, "members", people);
	expect(await availableIn(acme)).toBe(500);
	const before = await owner.client.call("imports/get-undo", { upload_id: request_id, is_preview: 1 });
	expect(before).toMatchObject({ refusal: null, added_count: 3, seen_count: 3, kept_count: 0, undo: null });
	expect(before.going.sort()).toEqual(["1 group", "2 people"]);
	expect(await undo(acme, owner, request_id)).toMatchObject({ status: "processed", undone_count: 3, kept_count: 0 });
	expect(await availableIn(acme)).toBe(1_000);
	expect(await seeUpload(owner, request_id)).toMatchObject({ added_count: 0, not_joined_count: 0 });
	expect(await findPerson(acme, "ada@a.example")).toBeUndefined();
	const { table_rows } = await owner.client.call("members/get-members-under-account", {});
	expect(table_rows.map(({ name }) => name)).toEqual([owner.name]);
	expect((await owner.client.call("groups/get-groups", {})).table_rows).toEqual([]);
	expect(await importFile(acme, owner, "members", people)).toMatchObject({ success_count: 2 });
	expect(await findPerson(acme, "ada@a.example")).toMatchObject({ balance: 300, manager_email: "bo@a.example" });
});

test("who has joined, was given something or leads somebody else stays, and is named", async () => {
	const { acme, owner } = await clientWith();
	const { request_id } = await importFile(acme, owner, "members", people);
	const ada = (await findPerson(acme, "ada@a.example"))!;
	await acme.database.write([sql`update users set status = 'active' where account_id = ${acme.id} and id = ${ada.id}`]);
	const kept = [
		{ name: "Bo Lee", reason: "Is the manager of somebody else." },
		{ name: "Crew", reason: "Other people are in this group." },
	];
	const before = await owner.client.call("imports/get-undo", { upload_id: request_id, is_preview: 1 });
	expect(before.kept).toEqual(expect.arrayContaining([{ name: "Ada Byron", reason: "Has joined since." }, ...kept]));
	expect(before.kept_count).toBe(3);
	expect(await undo(acme, owner, request_id)).toMatchObject({ undone_count: 0, kept_count: 3, kept: before.kept });
	expect(await availableIn(acme)).toBe(500);
	expect(await findPerson(acme, "bo@a.example")).toMatchObject({ balance: 200 });
});

test("an upload that changed people who were there is refused, and so is one that is undone or too old", async () => {
	const { acme, owner } = await clientWith();
	const first = await importFile(acme, owner, "members", people);
	const second = await importFile(
		acme,
		owner,
		"members",
		"first_name,last_name,email,title\nAda,Byron,ada@a.example,Lead\n",
	);
	const tryIt = async (upload_id: number) =>
		(await owner.client.try("imports/undo-upload", { upload_id })).body.resultType;
	expect(await tryIt(second.request_id)).toBe("changed_rows");
	expect(await tryIt(404)).toBe("not_found");
	const marcus = await acme.addMember({ role: "account_owner" });
	expect((await marcus.client.try("imports/undo-upload", { upload_id: first.request_id })).status).toBe(404);
	const old = await importFile(acme, owner, "groups", `group,email\nDepot,${owner.email}\n`);
	await acme.database.write([
		sql`update download_requests set finished_at = finished_at - 31 * 86400000 where account_id = ${acme.id} and id = ${old.request_id}`,
	]);
	expect(await tryIt(old.request_id)).toBe("too_old");
	await undo(acme, owner, first.request_id);
	expect(await tryIt(first.request_id)).toBe("undone_already");
});

test("an upload that is not over, that added nothing, or of a kind that is not undone is refused", async () => {
	const { acme, owner } = await clientWith();
	const tryIt = async (upload_id: number) =>
		(await owner.client.try("imports/undo-upload", { upload_id })).body.resultType;
	const group = `group,email\nDepot,${owner.email}\n`;
	const { request_id } = await importFile(acme, owner, "groups", group);
	await acme.database.write([
		sql`update download_requests set finished_at = null, status = 'processing' where account_id = ${acme.id} and id = ${request_id}`,
	]);
	expect(await tryIt(request_id)).toBe("not_over");
	const again = await importFile(acme, owner, "groups", group);
	expect(await tryIt(again.request_id)).toBe("nothing_added");
	const items = await importFile(acme, owner, "catalogue", "Handle,Title,Variant Price\nmug,Mug,4.00\n");
	expect(await tryIt(items.request_id)).toBe("no_undo");
});

test("people leave the groups that a file put them into; a group that others joined stays", async () => {
	const { acme, owner } = await clientWith();
	const priya = await acme.addMember({ first_name: "Priya" });
	const depot = await owner.client.call("groups/update-group-details", { name: "Depot", people: [owner.email] });
	const file = `group,email\nDepot,${priya.email}\nNew one,${priya.email}\nJoined,${priya.email}\n`;
	const { request_id } = await importFile(acme, owner, "groups", file);
	const { table_rows } = await owner.client.call("groups/get-groups", {});
	const joined = table_rows.find(({ name }) => name === "Joined")!;
	await owner.client.call("groups/update-group-details", {
		group_id: joined.id,
		name: "Joined",
		people: [owner.email],
	});
	expect(await undo(acme, owner, request_id)).toMatchObject({
		undone_count: 4,
		kept: [{ name: "Joined", reason: "Other people were put into this group since." }],
	});
	const after = (await owner.client.call("groups/get-groups", {})).table_rows;
	expect(after.map(({ name }) => name).sort()).toEqual(["Depot", "Joined"]);
	const people_of = await owner.client.call("members/get-members-under-account", {
		filters: { user_groups: depot.group_id },
	});
	expect(people_of.table_rows.map(({ id }) => id)).toEqual([owner.id]);
});

test("budgets from which nothing moved go, and their points are available again", async () => {
	const { acme, owner } = await clientWith();
	const { request_id } = await importFile(acme, owner, "budgets", "name,points\nNorth,300\nSouth,200\nEast,\n");
	const { table_rows } = await owner.client.call("budgets/get-budgets-under-account", {});
	const south = table_rows.find(({ name }) => name === "South")!;
	await owner.client.call("budgets/move-points", { from_budget_id: south.id, points: 50, reason: "Back" });
	expect(await undo(acme, owner, request_id)).toMatchObject({
		undone_count: 2,
		kept: [{ name: "South", reason: "Something was moved into or out of this budget since." }],
	});
	const after = (await owner.client.call("budgets/get-budgets-under-account", {})).table_rows;
	expect(after.map(({ name, current_balance }) => [name, current_balance])).toEqual([["South", 150]]);
	expect(await availableIn(acme)).toBe(850);
	expect(await addBudget(owner, { name: "North", points: 100 })).toEqual(expect.any(Number));
});

test("deposits are taken back whole by linked entries unless they were spent, and can be given again", async () => {
	const { acme, owner } = await clientWith();
	const [priya, marcus] = [await acme.addMember({ first_name: "Priya", last_name: "Raman" }), await acme.addMember()];
	const file = `email,points,reason\n${priya.email},100,Bonus\n${marcus.email},80,Bonus\n`;
	const { request_id } = await importFile(acme, owner, "points", file);
	await spend(acme, priya, 30);
	expect(await undo(acme, owner, request_id)).toMatchObject({
		undone_count: 1,
		kept: [{ name: "Priya Raman", reason: "The 100 points were spent, at least in part. The deposit stays." }],
	});
	expect(await availableIn(acme)).toBe(900);
	const reversed = await acme.database.read(
		sql<{ kind: string; amount: number }>`select t.kind, e.amount from ledger_transactions t
			join ledger_entries e on e.account_id = t.account_id and e.transaction_id = t.id
			where t.account_id = ${acme.id} and t.reverses_transaction_id is not null`,
	);
	expect(reversed).toEqual([{ kind: "Issuance Reversed", amount: 80 }]);
	expect(await importFile(acme, owner, "points", file)).toMatchObject({ success_count: 1, unchanged_count: 1 });
	expect(await availableIn(acme)).toBe(820);
});

test("two who press at once begin one undoing, and a run that begins again does nothing twice", async () => {
	const { acme, owner } = await clientWith();
	const { request_id } = await importFile(acme, owner, "members", people);
	const both = await Promise.all([0, 1].map(() => owner.client.try("imports/undo-upload", { upload_id: request_id })));
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	await runOutbox(acme, "imports/undo-import");
	await runOutbox(acme, "imports/undo-import");
	expect(await availableIn(acme)).toBe(1_000);
	const lines = await acme.database.read(
		sql<{
			call: string;
		}>`select action as call from audit_lines where account_id = ${acme.id} and action like 'imports/undo%'`,
	);
	expect(lines.map(({ call }) => call).sort()).toEqual(["imports/undo-import", "imports/undo-upload"]);
});

/** Takes points as an order does. */
async function spend(tenant: TestTenant, { id, points_account_id }: TestMember, amount: number): Promise<void> {
	const transaction_id = id + 1_000;
	await tenant.database.write([
		sql`insert into ledger_transactions (account_id, id, kind, idempotency_key, actor_id, source, reason, created_at)
			values (${tenant.id}, ${transaction_id}, 'Redemption', ${`test:${transaction_id}`}, ${id}, 'order', '', ${Date.now()})`,
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			select ${tenant.id}, ${transaction_id}, ${points_account_id}, a.id, ${amount}, ${Date.now()} from ledger_accounts a
			where a.account_id = ${tenant.id} and a.kind = 'orders_paid' and a.unit = 'points'`,
	]);
}
