/** The timeline of a member: what happened by whom, what they did counted by day, page by page, narrowed by kind. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { createTenant } from "#test/kit/tenant";

async function company() {
	const acme = await createTenant({ available: 10_000, flags: { user_detail_notes_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const priya = await acme.addMember({ first_name: "Priya", points: 250, password_hash: "x" });
	return { acme, olga, priya };
}

type Owner = Awaited<ReturnType<typeof company>>["olga"];

const steps = async (owner: Owner, user_id: number, kind = "all", after = "") =>
	owner.client.call("member-detail/get-member-timeline", { user_id, kind: kind as "all", after });

test("acts stand with who did them and what changed; points and life beside them; kinds narrow it", async () => {
	const { olga, priya } = await company();
	const { client } = olga;
	await client.call("members/save-role", { user_id: priya.id, role: "moderator" });
	await client.call("user-notes/save-user-detail-note", { user_id: priya.id, note_text: "Prefers mornings." });
	await client.call("member-detail/issue-points", { user_ids: [priya.id], points: 30, reason: "Ten years" });
	await client.call("member-detail/suspend-member", { user_id: priya.id });
	const all = (await steps(olga, priya.id)).steps;
	expect(all[0]).toMatchObject({ kind: "life", act: "Member suspended", who: "Olga Marek" });
	const said = (kind: string) => all.filter((step) => step.kind === kind);
	expect(said("record").map(({ detail }) => detail)).toEqual(["Role: Moderator, before Member"]);
	expect(said("notes")).toHaveLength(1);
	expect(said("points").map(({ what, points, detail }) => [what, points, detail])).toContainEqual([
		"deposit",
		30,
		"Ten years",
	]);
	expect(said("life").at(-1)).toMatchObject({ what: "added" });
	for (const kind of ["life", "record", "notes", "points"])
		expect(new Set((await steps(olga, priya.id, kind)).steps.map((step) => step.kind))).toEqual(new Set([kind]));
	// Words of a note stay with the note.
	expect(JSON.stringify(all)).not.toContain("Prefers mornings");
});

test("pages follow each other without a gap or a repeat, and doings of a day are one step", async () => {
	const { acme, olga, priya } = await company();
	const lines = Array.from({ length: 95 }, (_one, at) => ({ id: 1_000_000 + at, at: 1_700_000_000_000 + at * 60_000 }));
	await acme.database.write([
		sql`insert into audit_lines (account_id, id, action, user_id, actor_id, subject_kind, subject_id, details, request_id, created_at)
			select ${acme.id}, value ->> 'id', 'session/change-password', ${priya.id}, ${priya.id}, 'user', ${priya.id}, '{}', 'r', value ->> 'at'
			from json_each(${JSON.stringify(lines)})`,
	]);
	const seen: string[] = [];
	let after = "";
	for (let page = 0; page < 5; page += 1) {
		const { steps: list, next } = await steps(olga, priya.id, "access", after);
		seen.push(...list.map(({ id }) => id));
		if (next === null) break;
		after = next;
	}
	expect([seen.length, new Set(seen).size]).toEqual([95, 95]);
	expect((await steps(olga, priya.id, "access", "not.a.mark")).steps[0]?.id).toBe(seen[0]);
});

test("account owners alone read it, and nobody of another account", async () => {
	const { olga, priya } = await company();
	const manager = { user_id: priya.id };
	expect((await priya.client.try("member-detail/get-member-timeline", manager)).status).toBe(403);
	const other = await company();
	expect((await other.olga.client.try("member-detail/get-member-timeline", manager)).status).toBe(404);
	expect((await olga.client.try("member-detail/get-member-timeline", manager)).status).toBe(200);
});

test("points and orders are there behind any number of recognitions, whose points stand with these", async () => {
	const { acme, olga, priya } = await company();
	const program = await addProgram(acme, { owner: olga, budget: 1_000 });
	await olga.client.call("member-detail/issue-points", { user_ids: [priya.id], points: 30, reason: "Ten years" });
	for (let at = 0; at < 45; at += 1)
		await addRecognition(acme, { giver: olga, recipients: [priya], program, points: 5, created_at: Date.now() + at });
	const page = await steps(olga, priya.id, "points");
	expect(page.steps[0]).toMatchObject({ what: "deposit", points: 30, detail: "Ten years" });
	expect([page.steps.some(({ what }) => what === "received"), page.next]).toEqual([false, null]);
	const all = await steps(olga, priya.id, "recognition");
	expect(all.steps).toMatchObject([{ what: "received", count: 40, points: 200 }]);
});
