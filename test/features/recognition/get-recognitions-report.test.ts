/** The tables of recognitions: whose, in which order, of which days, and what is hidden. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { addBehavior, addGroup, addProgram } from "#test/factories/programs";
import { createTenant, newId, type TestMember, type TestTenant } from "#test/kit/tenant";

type Given = {
	from: TestMember;
	to: TestMember;
	program: number;
	at: number;
	points?: number;
	visibility?: string;
	behaviors?: number[];
	manager?: number | null;
};

/** Writes recognitions of the past as an import would. */
async function addPast(tenant: TestTenant, given: Given[]): Promise<number[]> {
	const ids = given.map(() => newId());
	await tenant.database.write(
		given.flatMap(
			({ from, to, program, at, points = 100, visibility = "public", behaviors = [], manager = null }, place) => {
				const [id, activity] = [ids[place]!, newId()];
				return [
					sql`insert into activities (account_id, id, kind, actor_id, visibility, details, created_at) values (${tenant.id}, ${activity}, 'recognition', ${from.id}, ${visibility}, '{"recipient_count":1}', ${at})`,
					sql`insert into recognitions (account_id, id, activity_id, giver_id, recipient_id, recipient_manager_id, program_id, behavior_ids, points, message, visibility, certificate_code, created_at)
					values (${tenant.id}, ${id}, ${activity}, ${from.id}, ${to.id}, ${manager}, ${program}, ${JSON.stringify(behaviors)}, ${points}, 'Thanks', ${visibility}, ${`C${id}`}, ${at})`,
				];
			},
		),
	);
	return ids;
}

async function acmeTeam(flags: Record<string, 0 | 1> = {}) {
	const acme = await createTenant({ flags });
	const olive = await acme.addMember({ role: "account_owner", first_name: "Olive" });
	const mara = await acme.addMember({ first_name: "Mara", manager_id: olive.id });
	const tomas = await acme.addMember({ first_name: "Tomás", manager_id: mara.id });
	const nadia = await acme.addMember({ first_name: "Nadia", manager_id: mara.id, language_code: "fr" });
	const program = await addProgram(acme, { owner: olive, name: "Everyday Thanks" });
	return { acme, olive, mara, tomas, nadia, program };
}

const now = Date.now();

test("[recognition-16] by default what I received, newest first, with all its fields", async () => {
	const { acme, mara, tomas, nadia, program } = await acmeTeam();
	const owns = await addBehavior(acme, { en: "Owns the outcome", fr: "Va jusqu’au bout" });
	const shares = await addBehavior(acme, { en: "Shares", fr: "Partage" });
	const [first, second] = await addPast(acme, [
		{ from: tomas, to: nadia, program: program.id, at: now - 2_000, behaviors: [shares, owns] },
		{ from: mara, to: nadia, program: program.id, at: now - 1_000, points: 0 },
		{ from: nadia, to: tomas, program: program.id, at: now },
	]);
	const answer = await nadia.client.call("recognition/get-recognitions-report", {});
	expect(answer.total_rows).toBe(2);
	expect(answer.table_rows.map(({ id }) => id)).toEqual([second, first]);
	expect(answer.table_rows[1]).toMatchObject({
		transaction_id: null,
		recognizedBy: "Tomás Example",
		recognizedByImage: null,
		recipient: "Nadia Example",
		recipientImage: null,
		program: "Everyday Thanks",
		created_at: now - 2_000,
		behaviors: "Partage, Va jusqu’au bout",
		points: 100,
		certificate_id: first,
		recognition_subtype: "recognition",
	});
	expect(answer.table_rows[0]!.points).toBeNull();
	const given = await nadia.client.call("recognition/get-recognitions-report", {
		filters: { report_condition: "given_by_me" },
	});
	expect(given.table_rows.map(({ recipient }) => recipient)).toEqual(["Tomás Example"]);
});

test("[recognition-04] my team is who reports to me, or who shares my manager; private things stay with the manager", async () => {
	const { acme, mara, tomas, nadia, program } = await acmeTeam();
	const base = { program: program.id, manager: mara.id };
	await addPast(acme, [
		{ ...base, from: mara, to: tomas, at: now - 3_000 },
		{ ...base, from: mara, to: nadia, at: now - 2_000, visibility: "team" },
		{ ...base, from: tomas, to: nadia, at: now - 1_000, visibility: "private" },
	]);
	const team = async (member: TestMember) => {
		const filters = { report_condition: "received_by_my_team" as const };
		const { table_rows } = await member.client.call("recognition/get-recognitions-report", { filters });
		return table_rows.map(({ recipient, created_at }) => [recipient, now - created_at]);
	};
	expect(await team(mara)).toEqual([
		["Nadia Example", 1_000],
		["Nadia Example", 2_000],
		["Tomás Example", 3_000],
	]);
	expect(await team(tomas)).toEqual([["Nadia Example", 2_000]]);
	expect(await team(nadia)).toEqual([["Tomás Example", 3_000]]);
});

test("[recognition-19] report_condition is received_by_me, where none is given for everybody, or received_by_my_team", async () => {
	const { acme, olive, mara, tomas, program } = await acmeTeam();
	const [mine, theirs] = await addPast(acme, [
		{ from: tomas, to: olive, program: program.id, at: now - 1_000 },
		{ from: olive, to: mara, program: program.id, at: now, manager: olive.id },
	]);
	const ids = async (who: TestMember, filters: object) =>
		(await who.client.call("recognition/get-recognitions-report", { filters })).table_rows.map(({ id }) => id);
	expect(await ids(olive, { report_condition: "received_by_me" })).toEqual([mine]);
	expect(await ids(olive, {})).toEqual([mine]);
	expect(await ids(mara, {})).toEqual([theirs]);
	expect(await ids(olive, { report_condition: "received_by_my_team" })).toEqual([theirs]);
	expect(
		(await olive.client.post("/api/reports/api_get_recognitions_report", { filters: { report_condition: "x" } }))
			.status,
	).toBe(400);
});

test("all is for the account owner alone", async () => {
	const { acme, olive, mara, tomas, program } = await acmeTeam();
	await addPast(acme, [{ from: mara, to: tomas, program: program.id, at: now, visibility: "private" }]);
	const filters = { report_condition: "all" as const };
	expect((await olive.client.call("recognition/get-recognitions-report", { filters })).total_rows).toBe(1);
	expect((await mara.client.try("recognition/get-recognitions-report", { filters })).body.resultType).toBe("forbidden");
});

test("first and last day are both inclusive in the account's time zone, whatever time of day is sent", async () => {
	const { acme, mara, tomas, program } = await acmeTeam();
	const at = (text: string) => DateTime.fromISO(text, { zone: "America/New_York" }).toMillis();
	await addPast(
		acme,
		["2026-03-07T23:59:59.999", "2026-03-08T00:00:00.000", "2026-03-09T23:59:59.999", "2026-03-10T00:00:00.000"].map(
			(text) => ({
				from: mara,
				to: tomas,
				program: program.id,
				at: at(text),
			}),
		),
	);
	const read = async (startDate: string, endDate: string) => {
		const { table_rows } = await tomas.client.call("recognition/get-recognitions-report", {
			filters: { startDate, endDate },
		});
		return table_rows.map(({ created_at }) => created_at);
	};
	const both = [at("2026-03-09T23:59:59.999"), at("2026-03-08T00:00:00.000")];
	expect(await read("2026-03-08", "2026-03-09")).toEqual(both);
	expect(await read("2026-03-08 00:00:00", "2026-03-09 00:00:00")).toEqual(both);
	expect(await read("2026-03-08 00:00:00", "2026-03-09 23:59:59")).toEqual(both);
	for (const startDate of ["2026-02-30", "yesterday", "03/08/2026"]) {
		const reply = await tomas.client.try("recognition/get-recognitions-report", { filters: { startDate } });
		expect([reply.status, reply.body.resultType]).toEqual([400, "validation"]);
	}
});

test("a program narrows the table, and pages of 6 follow one another", async () => {
	const { acme, mara, tomas, program } = await acmeTeam();
	const other = await addProgram(acme, { owner: mara });
	await addPast(
		acme,
		Array.from({ length: 8 }, (_, at) => ({
			from: mara,
			to: tomas,
			program: at === 0 ? other.id : program.id,
			at: now - at,
		})),
	);
	const filters = { program_id: program.id };
	const first = await tomas.client.call("recognition/get-recognitions-report", { filters });
	expect([first.total_rows, first.total_pages, first.table_rows.length]).toEqual([7, 2, 6]);
	const second = await tomas.client.call("recognition/get-recognitions-report", { filters, page: 1 });
	expect(second.table_rows.map(({ created_at }) => now - created_at)).toEqual([7]);
	const unsorted = await tomas.client.try("recognition/get-recognitions-report", { sorted: [{ id: "points" }] });
	expect(unsorted.status).toBe(400);
});

test("a recognition that was just given is in the table at once", async () => {
	const { mara, tomas, program } = await acmeTeam();
	expect((await tomas.client.call("recognition/get-recognitions-report", {})).total_rows).toBe(0);
	await mara.client.call("recognition/give-recognition", {
		program_id: program.id,
		recipient_ids: [tomas.id],
		message: "Thanks",
	});
	expect((await tomas.client.call("recognition/get-recognitions-report", {})).total_rows).toBe(1);
});

test("points are not told where the account hides them", async () => {
	const { acme, mara, tomas, program } = await acmeTeam({ hide_points_for_account: 1 });
	const [id] = await addPast(acme, [{ from: mara, to: tomas, program: program.id, at: now }]);
	expect((await tomas.client.call("recognition/get-recognitions-report", {})).table_rows[0]!.points).toBeNull();
	const { certificate } = await tomas.client.call("recognition/get-recognition-certificate", { certificate_id: id! });
	expect(certificate.points).toBeNull();
});

test("a certificate opens for those whom it concerns, for all when it is public, and for nobody once reversed", async () => {
	const { acme, olive, mara, tomas, nadia, program } = await acmeTeam();
	const giver = await acme.addMember();
	const stranger = await acme.addMember();
	const base = { from: giver, to: tomas, program: program.id, at: now, manager: mara.id };
	const [open, team, secret] = await addPast(acme, [
		base,
		{ ...base, visibility: "team" },
		{ ...base, visibility: "private" },
	]);
	const opens = async (member: TestMember, certificate_id: number) =>
		(await member.client.try("recognition/get-recognition-certificate", { certificate_id })).status;
	const statuses = async (id: number) =>
		Promise.all([giver, tomas, mara, olive, nadia, stranger].map((member) => opens(member, id)));
	expect(await statuses(open!)).toEqual([200, 200, 200, 200, 200, 200]);
	expect(await statuses(team!)).toEqual([200, 200, 200, 200, 200, 404]);
	expect(await statuses(secret!)).toEqual([200, 200, 200, 200, 404, 404]);
	await acme.database.write([
		sql`update recognitions set status = 'reversed' where account_id = ${acme.id} and id = ${open!}`,
	]);
	expect(await opens(tomas, open!)).toBe(404);
});

test("what the same giver gave the same people in the last 24 hours is a duplicate", async () => {
	const { acme, mara, tomas, nadia, program } = await acmeTeam();
	const other = await addProgram(acme, { owner: mara });
	const hour = 3_600_000;
	await addPast(acme, [
		{ from: mara, to: tomas, program: program.id, at: now - 23 * hour },
		{ from: mara, to: nadia, program: program.id, at: now - 25 * hour },
		{ from: nadia, to: tomas, program: program.id, at: now },
	]);
	const check = async (given: { program_id: number; points?: number }) =>
		(
			await mara.client.call("recognition/check-duplicate-recognition", {
				...given,
				recipient_ids: [tomas.id, nadia.id],
			})
		).duplicates;
	expect(await check({ program_id: program.id, points: 100 })).toEqual([
		{ recipient_id: tomas.id, name: "Tomás Example", created_at: now - 23 * hour },
	]);
	expect(await check({ program_id: program.id })).toHaveLength(1);
	expect(await check({ program_id: program.id, points: 150 })).toEqual([]);
	expect(await check({ program_id: other.id, points: 100 })).toEqual([]);
});

test("[recognition-21] my team members are who report to me, else who share my manager", async () => {
	const { acme, olive, mara, tomas } = await acmeTeam();
	await acme.addMember({ manager_id: mara.id, status: "terminated" });
	const barred = await acme.addMember({ first_name: "Zed", manager_id: mara.id, is_eligible_to_receive_points: 0 });
	const team = async (member: TestMember) =>
		(await member.client.call("recognition/fetch-team-members", {})).team_members.map(({ first_name }) => first_name);
	expect(await team(olive)).toEqual(["Mara"]);
	expect(await team(mara)).toEqual(["Nadia", "Tomás", "Zed"]);
	expect(await team(tomas)).toEqual(["Nadia", "Zed"]);
	const { team_members } = await mara.client.call("recognition/fetch-team-members", {});
	expect(team_members.find(({ id }) => id === barred.id)!.may_receive_points).toBe(0);
});

test("who was chosen in a picker is shown with name and title; who cannot receive is left out", async () => {
	const { acme, mara, tomas, nadia } = await acmeTeam();
	const barred = await acme.addMember({ is_eligible_to_receive_points: 0 });
	const group = await addGroup(acme, "Night shift", [mara, nadia, barred]);
	const chosen = await mara.client.call("recognition/find-recipients", {
		recipient_ids: [nadia.id, barred.id, mara.id, tomas.id, 4_711],
		group_ids: [group, 4_711],
	});
	expect(chosen.people).toEqual([
		{ id: nadia.id, name: "Nadia Example", title: "Tester", image_url: null, activation_pending: 0 },
		{ id: tomas.id, name: "Tomás Example", title: "Tester", image_url: null, activation_pending: 0 },
	]);
	expect(chosen.groups).toEqual([
		{ id: group, name: "Night shift", active_members_count: 1, pending_members_count: 0 },
	]);
});
