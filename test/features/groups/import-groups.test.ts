/** A file of groups: people come into lists, lists that are new are made, and nobody is taken out. */
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { importFile } from "../imports/upload";

let acme: TestTenant;
let owner: TestMember;
let priya: TestMember;
let marcus: TestMember;

beforeAll(async () => {
	acme = await createTenant();
	owner = await acme.addMember({ role: "account_owner" });
	priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	marcus = await acme.addMember({ first_name: "Marcus", last_name: "Webb" });
});

async function membersOf(name: string): Promise<number[] | undefined> {
	const rows = await acme.database.read(
		sql<{ id: number; user_id: number | null }>`select g.id, m.user_id from groups g
			left join group_members m on m.account_id = g.account_id and m.group_id = g.id
			where g.account_id = ${acme.id} and g.name = ${name} order by m.user_id`,
	);
	return rows.length === 0 ? undefined : rows.flatMap(({ user_id }) => user_id ?? []);
}

test("people come into lists by address, new lists are made, and the same file again changes nothing", async () => {
	const { group_id } = await owner.client.call("groups/update-group-details", { name: "Depot", people: [owner.email] });
	const file = `Team,Work Email\nDepot,${priya.email.toUpperCase()}\nNight shift,${priya.email}\nNight  shift,${marcus.email}\n`;
	expect(await importFile(acme, owner, "groups", file)).toMatchObject({ success_count: 3, failed_count: 0 });
	expect(await membersOf("Depot")).toEqual([owner.id, priya.id].sort((a, b) => a - b));
	expect(await membersOf("Night shift")).toEqual([priya.id, marcus.id].sort((a, b) => a - b));
	const found = await owner.client.call("groups/get-group-details", { group_id });
	expect(found.group).toMatchObject({ name: "Depot", kind: "list" });
	expect(await importFile(acme, owner, "groups", file)).toMatchObject({ success_count: 0, unchanged_count: 3 });
});

test("a row is refused with every reason: nobody, who has left, a group by rules, a repeated pair", async () => {
	await owner.client.call("groups/update-group-details", {
		...{ name: "Owners", kind: "rules" as const },
		rules: [{ field: "role", operator: "is" as const, values: ["account_owner"] }],
	});
	const gone = await acme.addMember({ status: "terminated" });
	const rows = [
		`Owners,${priya.email}`,
		"Crew,nobody@a.example",
		`Crew,${gone.email}`,
		`,x`,
		"Crew,",
		`Crew,${priya.email}`,
		`Crew,${priya.email}`,
	];
	const upload = await importFile(acme, owner, "groups", `group,email\n${rows.join("\n")}\n`);
	expect(upload).toMatchObject({ success_count: 1, failed_count: 6 });
	expect(upload.refused.map(({ line, reason }) => [line, reason])).toEqual([
		[2, "Rules decide who is in 'Owners'. Nobody is put into it by hand."],
		[3, "nobody@a.example is not a member."],
		[4, `${gone.email} has left.`],
		[5, "group is empty. 'x' is not an email address."],
		[6, "Neither a number nor an email address tells who is meant."],
		[8, `'${priya.email} → Crew' already stands in line 7.`],
	]);
	expect(await membersOf("Crew")).toEqual([priya.id]);
});

test("another client's people and groups are not met, and only account owners upload", async () => {
	const globex = await createTenant();
	const other = await globex.addMember({ role: "account_owner" });
	const upload = await importFile(globex, other, "groups", `group,email\nDepot,${priya.email}\n`);
	expect(upload).toMatchObject({ success_count: 0, failed_count: 1 });
	const reply = await priya.client.upload(
		"/api/async_process/api_upload_file",
		{ kind: "groups" },
		new File(["group,email\nA,b@c.example\n"], "g.csv"),
	);
	expect(reply.status).toBe(403);
});
