/** Taking a recognition back: the feed, the points, the certificate, the counts, and who is told and who may. */
import type { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { give, makeApprovingCompany } from "#test/factories/approvals";
import { openPage, sendForm } from "#test/kit/page";
import { watched } from "#test/kit/round-trips";
import type { TestMember, TestTenant } from "#test/kit/tenant";

const reversing = "recognition/reverse-recognition";
const reason = "Sent to the wrong Olu.";

const balanceOf = async (tenant: TestTenant, kind: string, owner_id: number) =>
	(
		await tenant.database.read(
			sql<{ balance: number }>`select balance from ledger_accounts where account_id = ${tenant.id} and kind = ${kind}
				and unit = 'points' and owner_id = ${owner_id}`,
		)
	)[0]!.balance;

const feedOf = async ({ client }: TestMember) => (await client.call("activity/get-activity-feed", {})).table_rows;

test("one step takes a recognition back for one of two, then for the last: post, points, certificate, counts, both sides told", async () => {
	const { acme, olga, mona, sofia, olu, luca, above } = await makeApprovingCompany({ issuance_approval_needed: 0 });
	const { recognition_ids, activity_ids } = await give(sofia, above, [olu, luca]);
	const [ofOlu, ofLuca] = recognition_ids as [number, number];
	const budget = () => balanceOf(acme, "budget", above.budget_id);
	const before = await budget();
	for (const person of [sofia, mona, olu])
		expect((await person.client.try(reversing, { recognition_id: ofOlu, reason })).status).toBe(403);
	expect((await olga.client.try(reversing, { recognition_id: ofOlu, reason: "" })).status).toBe(400);
	expect((await olga.client.try(reversing, { recognition_id: 7, reason })).status).toBe(404);
	const both = await Promise.all([1, 2].map(() => olga.client.try(reversing, { recognition_id: ofOlu, reason })));
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(both.map(({ body }) => body)).toContainEqual(expect.objectContaining({ points_returned: 150 }));
	const again = await olga.client.try(reversing, { recognition_id: ofOlu, reason });
	expect(again.body.resultType).toBe("already_reversed");
	expect(await budget()).toBe(before + 150);
	expect(await balanceOf(acme, "member", olu.id)).toBe(0);
	expect(await balanceOf(acme, "member", luca.id)).toBe(150);
	const [post] = (await feedOf(olu)) as unknown as {
		content: { recipients: { id: number }[]; recipient_count: number };
	}[];
	expect(JSON.stringify(post)).toContain('"recipient_count":1');
	expect(JSON.stringify(post)).not.toContain("Adeyemi");
	for (const person of [olu, olga])
		expect((await person.client.try("recognition/get-recognition-certificate", { certificate_id: ofOlu })).status).toBe(
			404,
		);
	const rows = (await olu.client.call("recognition/get-recognitions-report", {})).table_rows;
	expect(rows).toEqual([]);
	const [line] = (await olu.client.call("points/get-ledger", {})).table_rows;
	expect(line).toMatchObject({ kind: "Issuance Reversed", points: -150, balance: 0, reason, actor_name: olga.name });
	await olga.client.call(reversing, { recognition_id: ofLuca, reason });
	expect(await feedOf(mona)).toEqual([]);
	expect((await mona.client.try("activity/get-activity", { activity_id: activity_ids[0]! })).status).toBe(404);
	expect(await budget()).toBe(before + 300);
	const counts = await acme.database.read(
		sql<{ count: number }>`select recognitions_given_count + recognitions_received_count as count from users
			where account_id = ${acme.id} and id in (${sofia.id}, ${olu.id}, ${luca.id})`,
	);
	expect(counts.map(({ count }) => count)).toEqual([0, 0, 0]);
	const told = await acme.database.read(
		sql<{ user_id: number }>`select user_id from notifications where account_id = ${acme.id}
			and kind = 'recognition/reversed' order by user_id`,
	);
	expect(told.map(({ user_id }) => user_id).sort()).toEqual([sofia.id, sofia.id, olu.id, luca.id].sort());
	const facts = (await olu.client.call("recognition/get-reversal", { recognition_id: ofOlu })).reversal;
	expect(facts).toMatchObject({ reason, reversed_by: olga.name, points: 150, points_returned: 150 });
	for (const person of [mona, luca])
		expect((await person.client.try("recognition/get-reversal", { recognition_id: ofOlu })).status).toBe(404);
});

test("of two of one post that are taken back at once the second is asked to press again, and nothing of it is written", async () => {
	const { acme, olga, sofia, olu, luca, above } = await makeApprovingCompany({ issuance_approval_needed: 0 });
	const { recognition_ids } = await give(sofia, above, [olu, luca]);
	const [ofOlu, ofLuca] = recognition_ids as [number, number];
	let isDone = false;
	const usual = olga.client.environment;
	const { environment } = watched({
		before: async (texts) => {
			if (isDone || !texts.some((text) => text.includes("update recognitions"))) return;
			isDone = true;
			olga.client.environment = usual;
			await olga.client.call(reversing, { recognition_id: ofLuca, reason });
		},
	});
	olga.client.environment = environment as unknown as typeof env;
	const second = await olga.client.try(reversing, { recognition_id: ofOlu, reason });
	expect(second.body.resultType).toBe("recognition_changed");
	expect(await balanceOf(acme, "member", olu.id)).toBe(150);
	await olga.client.call(reversing, { recognition_id: ofOlu, reason });
	expect(await balanceOf(acme, "member", olu.id)).toBe(0);
});

test("points that were spent are written off: the budget gets what is left, later points stand, and nothing left moves nothing", async () => {
	const { acme, olga, sofia, olu, above } = await makeApprovingCompany({ issuance_approval_needed: 0 });
	const first = await give(sofia, above, [olu]);
	const second = await give(sofia, above, [olu], { points: 100, message: "Again." });
	const before = await balanceOf(acme, "budget", above.budget_id);
	await acme.database.write(spend(acme, olu, 180));
	const taken = await olga.client.call(reversing, { recognition_id: first.recognition_ids[0]!, reason });
	expect(taken.points_returned).toBe(70);
	expect(await balanceOf(acme, "member", olu.id)).toBe(0);
	const none = await olga.client.call(reversing, { recognition_id: second.recognition_ids[0]!, reason });
	expect(none.points_returned).toBe(0);
	expect(await balanceOf(acme, "budget", above.budget_id)).toBe(before + 70);
	await give(sofia, above, [olu], { points: 50, message: "Once more." });
	expect((await olga.client.call("points/verify-ledger", {})).faults).toEqual([]);
});

test("an owner takes it back on its page after a question, by a plain form with a reason; nobody else finds it there", async () => {
	const { olga, mona, sofia, olu, above } = await makeApprovingCompany({ issuance_approval_needed: 0 });
	const { recognition_ids } = await give(sofia, above, [olu]);
	const path = `/recognitions/${recognition_ids[0]}`;
	for (const person of [sofia, olu, mona]) expect((await openPage(person, path)).html).not.toContain(reversing);
	expect((await openPage(olga, path)).text).toContain("Take this recognition back");
	const unexplained = await sendForm(olga, path, reversing, { reason: "" });
	expect(unexplained.part("textarea", ["name", "reason"]).html).toContain("aria-invalid");
	expect((await sendForm(olga, path, reversing, { reason })).text).toContain("Take it back?");
	expect((await sendForm(olga, path, reversing, { reason, answered: "1" })).location).toBe(`/webapp${path}`);
	for (const person of [olga, sofia, olu]) {
		const page = await openPage(person, path);
		for (const words of ["Taken back by Olga Marek on", reason, "150"]) expect(page.text).toContain(words);
		expect(page.html).not.toContain(reversing);
	}
	expect((await openPage(mona, path)).status).toBe(404);
});

/** As a purchase leaves it: so many points gone from what a person has. */
function spend(tenant: TestTenant, { id }: TestMember, points: number) {
	const now = Date.now();
	const transaction = 990_001;
	return [
		sql`insert into ledger_transactions (account_id, id, kind, idempotency_key, source, reason, created_at)
			values (${tenant.id}, ${transaction}, 'Redemption', 'spent', 'order', '', ${now})`,
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			select ${tenant.id}, ${transaction}, m.id, o.id, ${points}, ${now} from ledger_accounts m
			join ledger_accounts o on o.account_id = m.account_id and o.kind = 'orders_paid' and o.unit = 'points'
			where m.account_id = ${tenant.id} and m.kind = 'member' and m.unit = 'points' and m.owner_id = ${id}`,
	];
}
