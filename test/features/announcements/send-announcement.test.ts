/** The jobs of announcements wherever they break off: everybody is told once, by pieces that follow an index, and an end ends it. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addManyPeople, runDue, send, toldOf, words, write } from "#test/factories/announcements";
import { backToNow, waitUntilLater } from "#test/factories/reports";
import { aroundBatches } from "#test/kit/around-batches";
import { takeCrashes } from "#test/kit/crashes";
import { planOf } from "#test/kit/plan";
import { createTenant } from "#test/kit/tenant";
import { listGroupAfter, listPeopleAfter, listUnconfirmedAfter } from "#workers/features/announcements/store/audience";
import { listPinned } from "#workers/features/announcements/store/readers";
import type { Environment } from "#workers/kernel/environment";

afterEach(backToNow);

/** Bindings whose databases break at the batch with this number, before or after it took place; `broke` tells whether it came to that. */
function breaking(at: number, when: "before" | "after") {
	let count = 0;
	const state = { broke: false };
	const meet = async (_texts: readonly string[], run: () => Promise<D1Result[]>) => {
		const isIt = count === at;
		count += 1;
		if (!isIt) return run();
		state.broke = true;
		if (when === "after") await run();
		throw new Error("the isolate is gone");
	};
	const real = env as unknown as Environment;
	const environment = {
		...real,
		SHARD_0: aroundBatches(real.SHARD_0, meet),
		SHARD_1: aroundBatches(real.SHARD_1, meet),
	} as Environment;
	return { environment, state };
}

async function makeCrowd(count: number) {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	await addManyPeople(acme, count);
	return { acme, olga, everybody: count + 1 };
}

test("a sending that breaks off at any batch is taken up again: everybody is told once, and it stands in the feed once", {
	timeout: 120_000,
}, async () => {
	const { acme, olga, everybody } = await makeCrowd(640);
	for (const when of ["before", "after"] as const)
		for (let at = 0; ; at += 1) {
			const id = await write(olga, { sends_mail: 0, title: `${when} ${at}` });
			const { environment, state } = breaking(at, when);
			await runDue(acme, environment, 1).catch(() => undefined);
			takeCrashes();
			waitUntilLater(10 * 60_000);
			await runDue(acme);
			expect([when, at, await toldOf(acme, id)]).toEqual([
				when,
				at,
				{ recipients: everybody, told: everybody, people: everybody },
			]);
			const facts = await acme.database.read(
				sql`select a.status, a.delivered_count, (select count(*) from activities f where f.account_id = ${acme.id}
						and f.details ->> 'announcement_id' = a.id) as posts
						from announcements a where a.account_id = ${acme.id} and a.id = ${id}`,
			);
			expect(facts).toEqual([{ status: "processed", delivered_count: everybody, posts: 1 }]);
			backToNow();
			if (!state.broke) {
				expect(at).toBeGreaterThan(4);
				break;
			}
		}
});

test("a reminder that breaks off at any batch reaches each of the others once", { timeout: 120_000 }, async () => {
	const { acme, olga, everybody } = await makeCrowd(20);
	for (let at = 0; ; at += 1) {
		const id = await send(acme, olga, { sends_mail: 0, asks_confirmation: 1 });
		await olga.client.call("announcements/confirm-announcement", { announcement_id: id });
		await olga.client.call("announcements/remind-of-announcement", { announcement_id: id });
		const { environment, state } = breaking(at, "after");
		await runDue(acme, environment, 1).catch(() => undefined);
		takeCrashes();
		waitUntilLater(10 * 60_000);
		await runDue(acme);
		const others = everybody - 1;
		expect([at, await toldOf(acme, id, "announcements/reminder")]).toMatchObject([
			at,
			{ told: others, people: others },
		]);
		backToNow();
		if (!state.broke) break;
	}
});

test("[announcements-01] one that is withdrawn while it is sent stops where it is; what keeps failing is errored with its reason, and goes on where it stopped", async () => {
	const { acme, olga } = await makeCrowd(640);
	const withdrawn = await write(olga, { sends_mail: 0 });
	let isCanceled = false;
	const real = env as unknown as Environment;
	const meet = async (texts: readonly string[], run: () => Promise<D1Result[]>) => {
		const results = await run();
		if (!isCanceled && texts.some((text) => text.includes("insert into announcement_recipients"))) {
			isCanceled = true;
			await olga.client.call("announcements/cancel-announcement", { announcement_id: withdrawn });
		}
		return results;
	};
	const watched = { ...real, SHARD_0: aroundBatches(real.SHARD_0, meet), SHARD_1: aroundBatches(real.SHARD_1, meet) };
	await runDue(acme, watched as Environment);
	const first = await toldOf(acme, withdrawn);
	expect([first.told, first.told < 640]).toEqual([first.recipients, true]);
	expect((await olga.client.call("activity/get-activity-feed", {})).table_rows).toEqual([]);

	const failing = await write(olga, { sends_mail: 0, title: "Fails" });
	let pieces = 0;
	const refuse = async (texts: readonly string[], run: () => Promise<D1Result[]>) => {
		if (texts.some((text) => text.includes("insert into announcement_recipients"))) {
			pieces += 1;
			if (pieces > 1) throw new Error("no room");
		}
		return run();
	};
	const full = { ...real, SHARD_0: aroundBatches(real.SHARD_0, refuse), SHARD_1: aroundBatches(real.SHARD_1, refuse) };
	const statusNow = async () =>
		(await olga.client.call("announcements/get-announcement", { announcement_id: failing })).report?.status;
	for (let attempt = 0; attempt < 6; attempt += 1) {
		await runDue(acme, full as Environment, 1);
		if (attempt === 0) expect(await statusNow()).toBe("processing");
		waitUntilLater(8 * 60_000);
	}
	takeCrashes();
	const { report } = await olga.client.call("announcements/get-announcement", { announcement_id: failing });
	expect(report).toMatchObject({ status: "errored", error: expect.stringContaining("no room"), delivered_count: 500 });
	await olga.client.call("announcements/send-announcement-again", { announcement_id: failing });
	await runDue(acme);
	expect(await toldOf(acme, failing)).toEqual({ recipients: 641, told: 641, people: 641 });
	const twice = await olga.client.try("announcements/send-announcement-again", { announcement_id: failing });
	expect([twice.status, twice.body.resultType]).toEqual([409, "announcement_changed"]);
});

test("[announcements-02] an end takes it out of lists, feed and pins and says so on its page; an end that was moved holds as it is then", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	const now = Date.now();
	const id = await send(acme, olga, { is_pinned: 1, expires_at: now + 300_000 });
	const correct = { announcement_id: id, language_code: "en", title: words.title, text: words.text };
	await olga.client.call("announcements/correct-announcement", { ...correct, expires_at: now + 900_000 });
	waitUntilLater(301_000);
	await runDue(acme);
	const pinned = async () =>
		(await priya.client.call("announcements/get-pinned-announcements", {})).announcements.length;
	const posts = async () => (await priya.client.call("activity/get-activity-feed", {})).total_rows;
	const listed = async () => (await priya.client.call("announcements/get-announcements", {})).table_rows.length;
	expect([await pinned(), await posts(), await listed()]).toEqual([1, 1, 1]);
	waitUntilLater(600_000);
	expect([await pinned(), await listed()]).toEqual([0, 0]);
	await runDue(acme);
	expect([await pinned(), await posts(), await listed()]).toEqual([0, 0, 0]);
	const { state, announcement, ended_at } = await priya.client.call("announcements/get-announcement", {
		announcement_id: id,
	});
	expect([state, announcement.title, announcement.text, ended_at]).toEqual(["expired", words.title, "", now + 900_000]);
	const stranger = await acme.addMember();
	expect((await stranger.client.try("announcements/get-announcement", { announcement_id: id })).status).toBe(404);
	const [row] = (await olga.client.call("announcements/get-managed-announcements", {})).table_rows;
	expect(row).toMatchObject({ status: "processed", is_expired: 1, is_pinned: 0 });
	const late = await olga.client.try("announcements/correct-announcement", correct);
	expect([late.status, late.body.resultType]).toEqual([409, "announcement_changed"]);
});

test("people are walked by key, groups and those who have not confirmed by index, and pins by theirs", async () => {
	const { id: account, shard } = await createTenant();
	const [people] = await planOf(shard, listPeopleAfter(account, 1, 0, 500));
	expect(people).toMatch(/SEARCH u USING INDEX sqlite_autoindex_users_1 \(account_id=\? AND id>\?\)/);
	const [group] = await planOf(shard, listGroupAfter(account, 1, { group_id: 2, user_id: 0 }, 500));
	expect(group).toMatch(
		/SEARCH m USING .*INDEX sqlite_autoindex_group_members_1 \(account_id=\? AND group_id=\? AND user_id>\?\)/,
	);
	const [waiting] = await planOf(shard, listUnconfirmedAfter(account, 1, 0, 500));
	expect(waiting).toMatch(
		/announcement_recipients_unconfirmed \(account_id=\? AND announcement_id=\? AND user_id>\?\)/,
	);
	const [pins] = await planOf(shard, listPinned({ account_id: account, user_id: 1, now: 1 }, 3));
	expect(pins).toMatch(/SEARCH a USING INDEX announcements_pinned \(account_id=\? AND starts_at</);
});

test("who looked before finds an announcement no more once it has ended, though nothing was written", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	await send(acme, olga, { sends_mail: 0, expires_at: Date.now() + 9 * 60_000 });
	const listed = async () => (await priya.client.call("announcements/get-announcements", {})).total_rows;
	expect(await listed()).toBe(1);
	waitUntilLater(10 * 60_000);
	expect(await listed()).toBe(0);
});
