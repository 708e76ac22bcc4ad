/** Reading, confirming, reminding and correcting: what is noted once, who may, and what is refused. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { runDue, send, toldOf, words, write } from "#test/factories/announcements";
import { addGroup } from "#test/factories/programs";
import { backToNow } from "#test/factories/reports";
import { createTenant, type TestMember } from "#test/kit/tenant";

afterEach(backToNow);

async function makeCompany() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	return { acme, olga, priya };
}

const countsOf = async (owner: TestMember, id: number) => {
	const { report } = await owner.client.call("announcements/get-announcement", { announcement_id: id });
	return [report!.delivered_count, report!.read_count, report!.confirmed_count];
};

test("[announcements-02] opening notes reading once and confirming once, however often; counts follow, and the list says how one stands", async () => {
	const { acme, olga, priya } = await makeCompany();
	const id = await send(acme, olga, { asks_confirmation: 1 });
	const announcement_id = id;
	const stands = async () => (await priya.client.call("announcements/get-announcements", {})).table_rows[0]!.reading;
	expect([await countsOf(olga, id), await stands()]).toEqual([[2, 0, 0], "to_confirm"]);
	for (let count = 0; count < 2; count += 1) {
		await priya.client.call("announcements/mark-announcement-as-read", { announcement_id });
		expect([await countsOf(olga, id), await stands()]).toEqual([[2, 1, 0], "to_confirm"]);
	}
	const first = await priya.client.call("announcements/confirm-announcement", { announcement_id });
	const again = await priya.client.call("announcements/confirm-announcement", { announcement_id });
	expect(again.confirmed_at).toBe(first.confirmed_at);
	expect([await countsOf(olga, id), await stands()]).toEqual([[2, 1, 1], "confirmed"]);
	const unread = await send(acme, olga, { title: "No question" });
	expect(await stands()).toBe("unread");
	const refused = await priya.client.try("announcements/confirm-announcement", { announcement_id: unread });
	expect([refused.status, refused.body.resultType]).toEqual([409, "nothing_to_confirm"]);
	await priya.client.call("announcements/mark-announcement-as-read", { announcement_id: unread });
	expect(await stands()).toBe("read");
});

test("who joins later sees what runs for everybody, and is counted when they read; not what is for groups, nor a bell of the past", async () => {
	const { acme, olga, priya } = await makeCompany();
	const id = await send(acme, olga, { asks_confirmation: 1, is_pinned: 1 });
	const group = await addGroup(acme, "Drivers", [priya]);
	await send(acme, olga, { title: "For drivers", audience: "groups", group_ids: [group] });
	const nadia = await acme.addMember();
	const { table_rows } = await nadia.client.call("announcements/get-announcements", {});
	expect(table_rows.map((row) => row.title)).toEqual([words.title]);
	expect((await nadia.client.call("announcements/get-pinned-announcements", {})).announcements).toHaveLength(1);
	expect((await nadia.client.call("notifications/get-notifications", {})).total_rows).toBe(0);
	await nadia.client.call("announcements/confirm-announcement", { announcement_id: id });
	expect(await countsOf(olga, id)).toEqual([3, 1, 1]);
});

test("the others are reminded, at most once a day, of what asks for confirmation and still runs", async () => {
	const { acme, olga, priya } = await makeCompany();
	const [ben, gone] = [await acme.addMember({ first_name: "Ben" }), await acme.addMember()];
	const id = await send(acme, olga, { asks_confirmation: 1 });
	await acme.database.write([
		sql`update users set status = 'terminated' where account_id = ${acme.id} and id = ${gone.id}`,
	]);
	const remind = (announcement_id: number) =>
		olga.client.try("announcements/remind-of-announcement", { announcement_id });
	await priya.client.call("announcements/confirm-announcement", { announcement_id: id });
	await olga.client.call("announcements/confirm-announcement", { announcement_id: id });
	expect((await remind(id)).body).toMatchObject({ people_count: 2 });
	await runDue(acme);
	expect(await toldOf(acme, id, "announcements/reminder")).toMatchObject({ told: 1, people: 1 });
	const [bell] = (await ben.client.call("notifications/get-notifications", {})).table_rows;
	expect(bell).toMatchObject({ text: `Please read and confirm: ${words.title}`, to: `/announcements/${id}` });
	const again = await remind(id);
	expect([again.status, again.body.resultType]).toEqual([409, "reminded_today"]);
	await acme.database.write([
		sql`update announcements set reminded_at = reminded_at - 86400001 where account_id = ${acme.id}`,
	]);
	expect((await remind(id)).status).toBe(200);
	const plain = await send(acme, olga, { title: "No question" });
	expect((await remind(plain)).body.resultType).toBe("nobody_to_remind");
	await olga.client.call("announcements/cancel-announcement", { announcement_id: id });
	expect((await remind(id)).body.resultType).toBe("announcement_changed");
});

test("what people have is corrected in words, end and pin, with its traces in the audit; others and members change nothing", async () => {
	const { acme, olga, priya } = await makeCompany();
	const id = await send(acme, olga);
	const correction = { announcement_id: id, language_code: "en", title: "Gate 5 closes", text: "Use gate 2." };
	await olga.client.call("announcements/correct-announcement", { ...correction, is_pinned: 1 });
	const { announcement } = await priya.client.call("announcements/get-announcement", { announcement_id: id });
	expect(announcement).toMatchObject({ title: "Gate 5 closes", text: "Use gate 2.", is_pinned: 1 });
	const [line] = await acme.database.read(
		sql<{
			details: string;
		}>`select details from audit_lines where account_id = ${acme.id} and action = 'announcements/correct-announcement'`,
	);
	expect(JSON.parse(line!.details)).toMatchObject({ title: { before: words.title, after: "Gate 5 closes" } });
	for (const count of [1, 2]) await send(acme, olga, { title: `Pin ${count}`, is_pinned: 1 });
	const fourth = await send(acme, olga, { title: "Fourth" });
	const refused = await olga.client.try("announcements/correct-announcement", {
		...{ ...correction, announcement_id: fourth, is_pinned: 1 },
	});
	expect([refused.status, refused.body.resultType]).toEqual([409, "too_many_pins"]);
	expect((await priya.client.try("announcements/correct-announcement", correction)).status).toBe(403);
	const strange = await olga.client.try("announcements/correct-announcement", { ...correction, language_code: "de" });
	expect(strange.body.errors).toHaveProperty("language_code");
	const late = await olga.client.try("announcements/correct-announcement", {
		...correction,
		expires_at: Date.now() - 1,
	});
	expect(late.body.errors).toHaveProperty("expires_at");
});

test("one that is withdrawn leaves feed and pins, and its page says so to whom it had reached; a draft can be deleted, nothing else", async () => {
	const { acme, olga, priya } = await makeCompany();
	const id = await send(acme, olga, { is_pinned: 1 });
	const cancel = () => olga.client.try("announcements/cancel-announcement", { announcement_id: id });
	expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200]);
	expect((await priya.client.call("activity/get-activity-feed", {})).total_rows).toBe(0);
	expect((await priya.client.call("announcements/get-pinned-announcements", {})).announcements).toEqual([]);
	const page = await priya.client.call("announcements/get-announcement", { announcement_id: id });
	expect([page.state, page.announcement.text, page.activity_id, page.report]).toEqual(["withdrawn", "", null, null]);
	const newcomer = await acme.addMember();
	expect((await newcomer.client.try("announcements/get-announcement", { announcement_id: id })).status).toBe(404);
	const remove = (announcement_id: number) => olga.client.try("announcements/delete-announcement", { announcement_id });
	const kept = await remove(id);
	expect([kept.status, kept.body.resultType]).toEqual([409, "announcement_changed"]);
	const draft = await write(olga, { act: "draft" });
	expect((await priya.client.try("announcements/get-announcement", { announcement_id: draft })).status).toBe(404);
	expect([
		(await olga.client.try("announcements/cancel-announcement", { announcement_id: draft })).body.resultType,
		(await remove(draft)).status,
		(await remove(draft)).status,
	]).toEqual(["announcement_changed", 200, 200]);
	const { table_rows } = await olga.client.call("announcements/get-managed-announcements", {});
	expect(table_rows.map((row) => row.id)).toEqual([id]);
});
