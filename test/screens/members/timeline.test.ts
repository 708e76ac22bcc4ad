/** A member's timeline as the Worker serves it: tabs, months, steps by whom, kinds by a form that needs no script, older steps. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

async function company() {
	const acme = await createTenant({ available: 5_000, flags: { user_detail_notes_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", points: 250 });
	return { acme, olga, priya };
}

test("steps stand under their month with who did them and what changed, and a kind shows no other", async () => {
	const { olga, priya } = await company();
	await olga.client.call("members/save-role", { user_id: priya.id, role: "moderator" });
	await olga.client.call("member-detail/issue-points", { user_ids: [priya.id], points: 30, reason: "Ten years" });
	const page = await openPage(olga, `/members/${priya.id}/timeline`);
	expect(page.texts("h1")).toEqual(["Timeline of Priya Raman"]);
	expect(page.text).toMatch(/Role: Moderator, before Member.*By Olga Marek/);
	expect(page.text).toMatch(/Got points.*\+30.*Ten years/);
	const tabs = page.links().filter(({ href }) => href.startsWith(`/webapp/members/${priya.id}`));
	expect(tabs.map(({ href }) => href)).toContain(`/webapp/members/${priya.id}`);

	const points = await openPage(olga, `/members/${priya.id}/timeline?kind=points`);
	expect(points.text).toContain("Ten years");
	expect(points.text).not.toContain("before Member");
	const none = await openPage(olga, `/members/${priya.id}/timeline?kind=notes`);
	expect(none.text).toContain("There is nothing of this kind.");
	expect((await openPage(priya, `/members/${priya.id}/timeline`)).status).toBe(403);
});

test("what is older stands on pages of its own, with a way back to the newest", async () => {
	const { acme, olga, priya } = await company();
	const lines = Array.from({ length: 60 }, (_one, at) => ({ id: 1_000_000 + at, at: 1_700_000_000_000 + at * 60_000 }));
	await acme.database.write([
		sql`insert into audit_lines (account_id, id, action, user_id, actor_id, subject_kind, subject_id, details, request_id, created_at)
			select ${acme.id}, value ->> 'id', 'session/change-password', ${priya.id}, ${priya.id}, 'user', ${priya.id}, '{}', 'r', value ->> 'at'
			from json_each(${JSON.stringify(lines)})`,
	]);
	const first = await openPage(olga, `/members/${priya.id}/timeline?kind=access`);
	const older = first.links().find(({ text }) => text === "Show older");
	expect(older?.href).toMatch(/timeline\?kind=access&after=/);
	const second = await openPage(olga, older!.href.replace("/webapp", "").replaceAll("&amp;", "&"));
	expect(second.links().map(({ text }) => text)).toContain("Back to the newest");
	expect(second.links().map(({ text }) => text)).not.toContain("Show older");
	const steps = [first, second].map((page) => page.texts("li").filter((text) => text.startsWith("Password")).length);
	expect(steps).toEqual([40, 20]);
});
