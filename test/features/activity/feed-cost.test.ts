/** What a page of the feed costs: its rows and their parts, whatever the feed holds. */
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addBehavior, addProgram } from "#test/factories/programs";
import { enterFeeds } from "#test/factories/recognition";
import { planOf } from "#test/kit/plan";
import { createTenant, newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { getActivityFeed } from "#workers/features/activity/lists/get-activity-feed.query";
import { feedScopes as allScopes, type FeedScope } from "#workers/features/activity/rules/audience";
import { listFigures, listNewer } from "#workers/features/activity/store/feed-changes";
import type { MemberScope } from "#workers/kernel/scope";
import { rowsAfter } from "#workers/kernel/table-page";

/** Those whose streams are merged by index; Following is found by one walk a version. */
const feedScopes = allScopes.filter((scope) => scope !== "following");

const postCount = 6_000;
const pageSize = 50;
/** Beside the item: its feed entry, the reader's part; blocks; actor; recognition, program, behaviour (2); recipient (2); likes (2). */
const partsOfItem = 12;

let acme: TestTenant;
let priya: TestMember;
let manager_id: number;

beforeAll(async () => {
	acme = await createTenant();
	const ingrid = await acme.addMember({ first_name: "Ingrid" });
	manager_id = ingrid.id;
	priya = await acme.addMember({ first_name: "Priya", manager_id });
	const others = await Promise.all(
		Array.from({ length: 8 }, (_, at) => acme.addMember({ manager_id: at % 2 ? manager_id : null })),
	);
	const program = await addProgram(acme, { owner: ingrid, budget: 1 });
	const behavior = await addBehavior(acme, { en: "Cares" });
	const people = [priya, ...others];
	const posts = Array.from({ length: postCount }, (_, at) => ({
		id: newId(),
		giver: people[at % 9]!.id,
		recipient: people[(at + 1 + (at % 7)) % 9]!.id,
		visibility: ["public", "public", "team", "private"][at % 4],
		created_at: 1_000 + Math.floor(at / 2),
	})).filter(({ giver, recipient }) => giver !== recipient);
	for (let at = 0; at < posts.length; at += 2_000) await writePosts(posts.slice(at, at + 2_000), program.id, behavior);
	await acme.database.write([enterFeeds(acme)]);
}, 60_000);

test.each(feedScopes)("a page of the feed '%s' reads rows in proportion to the page", async (scope) => {
	for (const key of [null, [2_500, Number.MAX_SAFE_INTEGER] as [number, number]]) {
		const before = acme.database.cost.rows_read;
		const rows = await acme.database.read(pageOf(scope, key));
		expect(rows).toHaveLength(pageSize);
		expect(await getActivityFeed.presentPage!(readerScope(), rows)).toHaveLength(pageSize);
		expect(acme.database.cost.rows_read - before).toBeLessThanOrEqual(pageSize * (1 + partsOfItem) + 20);
	}
	const counted = getActivityFeed.counted!(readerScope(), { scope });
	const before = acme.database.cost.rows_read;
	await acme.database.read(counted);
	expect(acme.database.cost.rows_read - before).toBeLessThanOrEqual(20);
});

test("a page far down, asked for by its number, holds the same rows and costs no more once its keys are kept", async () => {
	for (const scope of feedScopes) {
		const pages = (await acme.database.read(pageOf(scope, null, 20 * pageSize))).map(({ id }) => id);
		const ask = (page: number) =>
			priya.client.call("activity/get-activity-feed", { page, pageSize, filters: { scope } });
		await ask(19);
		expect((await ask(19)).table_rows.map(({ id }) => id)).toEqual(pages.slice(19 * pageSize));
		expect((await ask(1_000_000)).table_rows).toEqual([]);
	}
});

test("no page of the feed is sorted or scanned: the streams are merged by index", async () => {
	for (const scope of feedScopes) {
		const plan = await planOf(acme.shard, pageOf(scope, [2_500, 1]));
		const steps = plan.filter((step) => step !== "SCAN CONSTANT ROW");
		const scanned = steps.filter((step) => /TEMP B-TREE|^SCAN [a-z] /.test(step));
		expect(scanned).toEqual([]);
		expect(steps.join("\n")).toContain(scope === "everyone" ? "MERGE (UNION ALL)" : "SEARCH e USING");
	}
});

test.each(allScopes)(
	"who looks at the feed '%s' again reads what is newer by the indexes, twenty at most",
	async (scope) => {
		const reader = { account_id: acme.id, id: priya.id, manager_id };
		const cost = async (statement: ReturnType<typeof listNewer>) => {
			const before = acme.database.cost.rows_read;
			const rows = await acme.database.read(statement);
			return { rows: rows.length, read: acme.database.cost.rows_read - before };
		};
		const newest = await cost(listNewer(reader, scope, [1_000 + postCount, 0], 21));
		expect(newest.rows).toBe(0);
		expect(newest.read).toBeLessThanOrEqual(5);
		const oldest = await cost(listNewer(reader, scope, [0, 0], 21));
		expect(oldest.rows).toBe(21);
		expect(oldest.read).toBeLessThanOrEqual(21 * 6 + 20);
		const steps = await planOf(acme.shard, listNewer(reader, scope, [2_500, 1], 21));
		expect(steps.filter((step) => /USE TEMP B-TREE FOR ORDER|^SCAN [a-z] /.test(step))).toEqual([]);
	},
);

test("figures of posts cost their own rows", async () => {
	const reader = { account_id: acme.id, id: priya.id, manager_id };
	const ids = (await acme.database.read(pageOf("everyone", null))).map(({ id }) => Number(id));
	const before = acme.database.cost.rows_read;
	expect(await acme.database.read(listFigures(reader, ids))).toHaveLength(pageSize);
	expect(acme.database.cost.rows_read - before).toBeLessThanOrEqual(pageSize * 4);
});

function readerScope(): MemberScope {
	const account = { id: acme.id, default_language_code: "en", flags: {} };
	const names = { name: "Priya", first_name: "Priya", last_name: "", image_url: null };
	const user = { id: priya.id, manager_id, role: "member", ...names };
	const { read } = acme.database;
	const clock = { now: () => Date.now() };
	return { account, user, clock, request: { language_code: "en" }, read } as unknown as MemberScope;
}

function pageOf(scope: FeedScope, key: [number, number] | null, limit = pageSize) {
	const query = getActivityFeed.query(readerScope(), { scope });
	return rowsAfter(query, { sort: getActivityFeed.sorts.created_at!, desc: true }, key, limit);
}

type Post = { id: number; giver: number; recipient: number; visibility?: string; created_at: number };

async function writePosts(posts: Post[], program_id: number, behavior_id: number): Promise<void> {
	const json = JSON.stringify(posts);
	await acme.database.write([
		sql`insert into activities (account_id, id, kind, actor_id, visibility, team_manager_id, details, created_at)
			select ${acme.id}, e.value ->> 'id', 'recognition', e.value ->> 'giver', e.value ->> 'visibility', u.manager_id, '{"recipient_count":1}', e.value ->> 'created_at'
			from json_each(${json}) e join users u on u.account_id = ${acme.id} and u.id = e.value ->> 'recipient'`,
		sql`insert into recognitions (account_id, id, activity_id, giver_id, recipient_id, recipient_manager_id, program_id, behavior_ids,
			points, message, visibility, certificate_code, created_at)
			select ${acme.id}, e.value ->> 'id', e.value ->> 'id', e.value ->> 'giver', u.id, u.manager_id, ${program_id}, ${JSON.stringify([behavior_id])},
			0, 'Thanks', e.value ->> 'visibility', 'c' || (e.value ->> 'id'), e.value ->> 'created_at'
			from json_each(${json}) e join users u on u.account_id = ${acme.id} and u.id = e.value ->> 'recipient'`,
	]);
}
