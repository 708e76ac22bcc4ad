/** Polls over HTTP: who sees one and votes, once each, what freezes, and whose the results are. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { writtenMeanwhile } from "#test/kit/around-batches";
import { runOutbox } from "#test/kit/outbox";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { hourMs, systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

const start = Date.parse("2027-03-02T12:00:00Z");
const setTime = (ms: number) => {
	isolateClock.current = { now: () => ms };
};

async function makeCompany() {
	setTime(start);
	const acme = await createTenant({ flags: { polls_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const mona = await acme.addMember({ first_name: "Mona" });
	const [priya, sofia, marcus] = [
		await acme.addMember({ first_name: "Priya", last_name: "Raman", manager_id: mona.id }),
		await acme.addMember({ first_name: "Sofia", last_name: "Marques", manager_id: mona.id }),
		await acme.addMember({ first_name: "Marcus", manager_id: mona.id }),
	];
	const [dan, eve] = [await acme.addMember({ first_name: "Dan" }), await acme.addMember({ first_name: "Eve" })];
	await acme.database.write([sql`update sessions set expires_at = 9000000000000 where account_id = ${acme.id}`]);
	return { acme, olga, mona, priya, sofia, marcus, dan, eve };
}

const asked = {
	question: "Which evening?",
	options: ["Thursday", "Friday", "Saturday"],
	closes_at: start + 48 * hourMs,
};
const save = (person: TestMember, more: object = {}) =>
	person.client.post("/api/polls/api_save_poll", { ...asked, act: "publish", ...more });
const ask = async (person: TestMember, more: object = {}) => Number((await save(person, more)).body.poll_id);
const vote = (person: TestMember, poll_id: number, option_ids: number[], more: object = {}) =>
	person.client.post("/api/polls/api_vote", { poll_id, option_ids, ...more });
const takeBack = (person: TestMember, poll_id: number) => person.client.try("polls/take-vote-back", { poll_id });
const change = (person: TestMember, poll_id: number, to: string) =>
	person.client.try("polls/change-poll", { poll_id, change: to } as never);
const read = async (person: TestMember, poll_id: number) =>
	(await person.client.call("polls/get-poll", { poll_id })).poll;
const countsFor = async (person: TestMember, poll_id: number) =>
	(await read(person, poll_id)).options.map(({ vote_count }) => vote_count);
const rowsOf = ({ body }: { body: Record<string, unknown> }) => body.table_rows as { id: number }[];
const listed = async (person: TestMember, state?: "open" | "closed" | "mine") =>
	rowsOf(await person.client.post("/api/polls/api_get_polls", { filters: state ? { state } : {} })).map(({ id }) => id);
const inFeed = async (person: TestMember) =>
	(await person.client.call("activity/get-activity-feed", {})).table_rows.map((row) =>
		row.kind === "poll" ? row.poll.id : 0,
	);
const typeOf = ({ status, body }: { status: number; body: { resultType?: string } }) => [status, body.resultType];

test("[polls-02] api_save_poll, api_get_polls, api_vote and api_get_poll_results: a poll of two to ten answers is asked, voted on once each, frozen with the first vote, and closed", async () => {
	const { acme, priya, sofia, marcus, olga } = await makeCompany();
	for (const wrong of [
		{ options: ["Only one"] },
		{ options: Array.from({ length: 11 }, (_, at) => `Answer ${at}`) },
		{ options: ["Same", "same"] },
		{ question: "x".repeat(141) },
		{ question: " " },
		{ closes_at: start },
		{ closes_at: start + 400 * 24 * hourMs },
		{ audience: "team", act: "sent" },
	])
		expect((await save(priya, wrong)).body).toMatchObject({ resultType: "validation" });
	const saved = await save(priya);
	expect(saved.body).toMatchObject({ resultStatus: "success", status: "active", poll_id: expect.any(Number) });
	const poll_id = Number(saved.body.poll_id);
	expect([await listed(sofia), await inFeed(sofia)]).toEqual([[poll_id], [poll_id]]);
	const before = await sofia.client.call("polls/get-poll-results", { poll_ids: [poll_id] });
	expect(before.polls).toMatchObject([
		{ question: "Which evening?", kind: "single", voter_count: 0, sight: "after_voting", may_vote: 1, has_voted: 0 },
	]);
	expect(before.polls[0]!.options.map(({ label, vote_count }) => [label, vote_count])).toEqual([
		["Thursday", null],
		["Friday", null],
		["Saturday", null],
	]);
	const shaped = await sofia.client.post("/api/polls/api_get_poll_results", { poll_ids: [poll_id] });
	expect(shaped.body).toMatchObject({ resultStatus: "success", polls: before.polls });
	const ten = Array.from({ length: 10 }, (_, at) => `Answer ${at}`);
	for (const options of [ten, ["Thu", "Fri"]]) expect((await save(priya, { poll_id, options })).status).toBe(200);
	expect(typeOf(await vote(sofia, poll_id, [2], { version: 1 }))).toEqual([409, "poll_changed"]);
	expect(typeOf(await vote(sofia, poll_id, [3]))).toEqual([400, "validation"]);
	expect(typeOf(await vote(sofia, poll_id, [1, 2]))).toEqual([400, "validation"]);
	expect(typeOf(await vote(sofia, poll_id, []))).toEqual([400, "validation"]);
	const both = await Promise.all([vote(sofia, poll_id, [1]), vote(sofia, poll_id, [2])]);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(both.find(({ status }) => status === 409)!.body.resultType).toBe("already_voted");
	await Promise.all([vote(marcus, poll_id, [2]), vote(olga, poll_id, [2]), vote(priya, poll_id, [1])]);
	const counts = await countsFor(sofia, poll_id);
	expect([counts.length, (counts[0] ?? 0) + (counts[1] ?? 0)]).toEqual([2, 4]);
	expect(typeOf(await vote(marcus, poll_id, [1]))).toEqual([409, "already_voted"]);
	expect((await vote(marcus, poll_id, [2])).status).toBe(200);
	expect(typeOf(await save(priya, { poll_id }))).toEqual([409, "poll_frozen"]);
	expect((await takeBack(marcus, poll_id)).status).toBe(200);
	expect((await takeBack(marcus, poll_id)).status).toBe(200);
	expect((await read(marcus, poll_id)).sight).toBe("after_voting");
	expect((await vote(marcus, poll_id, [1])).status).toBe(200);
	expect(await read(sofia, poll_id)).toMatchObject({ voter_count: 4, sight: "shown", may_take_back: 1 });
	expect(typeOf(await change(sofia, poll_id, "close"))).toEqual([403, "forbidden"]);
	expect(typeOf(await change(priya, poll_id, "archive"))).toEqual([409, "poll_changed"]);
	expect((await change(priya, poll_id, "pause")).status).toBe(200);
	expect(typeOf(await vote(olga, poll_id, [1]))).toEqual([409, "already_voted"]);
	expect(typeOf(await takeBack(olga, poll_id))).toEqual([409, "poll_not_open"]);
	expect((await change(olga, poll_id, "resume")).status).toBe(200);
	setTime(start + 48 * hourMs);
	expect(await read(marcus, poll_id)).toMatchObject({ status: "closed", sight: "shown", may_vote: 0 });
	expect(typeOf(await takeBack(marcus, poll_id))).toEqual([409, "poll_not_open"]);
	await runOutbox(acme, "polls/close-poll");
	expect([await listed(sofia), await listed(sofia, "closed"), await listed(priya, "mine")]).toEqual([
		[],
		[poll_id],
		[poll_id],
	]);
	expect((await change(priya, poll_id, "archive")).status).toBe(200);
	expect([await listed(sofia, "closed"), await inFeed(sofia), await listed(priya, "mine")]).toEqual([
		[],
		[],
		[poll_id],
	]);
	expect(typeOf(await sofia.client.try("polls/get-poll", { poll_id }))).toEqual([404, "not_found"]);
});

test("[polls-02] a draft is its author's, a scheduled poll opens at its time with its post, and both can be deleted; a poll for a team is that team's alone", async () => {
	const { acme, olga, mona, priya, sofia, dan } = await makeCompany();
	const draft = await ask(priya, { act: "draft", question: "A secret draft?" });
	expect((await sofia.client.try("polls/get-poll", { poll_id: draft })).status).toBe(404);
	expect((await olga.client.try("polls/get-poll", { poll_id: draft })).status).toBe(404);
	expect((await save(sofia, { poll_id: draft })).status).toBe(404);
	const later = await save(priya, { poll_id: draft, opens_at: start + hourMs });
	expect(later.body.status).toBe("scheduled");
	expect([await listed(sofia), await inFeed(sofia)]).toEqual([[], []]);
	expect((await vote(sofia, draft, [1])).status).toBe(404);
	expect(typeOf(await vote(priya, draft, [1]))).toEqual([409, "poll_not_open"]);
	setTime(start + hourMs);
	await runOutbox(acme, "polls/open-poll");
	expect([await listed(sofia), await inFeed(sofia)]).toEqual([[draft], [draft]]);
	expect(typeOf(await change(priya, draft, "delete"))).toEqual([409, "poll_changed"]);
	const gone = await ask(priya, { act: "draft" });
	expect((await change(priya, gone, "delete")).status).toBe(200);
	expect((await priya.client.try("polls/get-poll", { poll_id: gone })).status).toBe(404);

	const team = await ask(priya, { audience: "team", question: "Only us?" });
	expect((await save(dan, { audience: "team" })).body).toMatchObject({
		resultType: "validation",
		errors: { audience: [expect.stringContaining("team")] },
	});
	for (const person of [priya, sofia, mona]) expect(await listed(person)).toContain(team);
	expect([await listed(dan), (await inFeed(dan)).includes(team)]).toEqual([[draft], false]);
	expect((await vote(dan, team, [1])).status).toBe(404);
	expect(
		(await dan.client.call("polls/get-poll-results", { poll_ids: [team, draft] })).polls.map(({ id }) => id),
	).toEqual([draft]);
	expect((await vote(mona, team, [1])).status).toBe(200);
	expect(await read(olga, team)).toMatchObject({ may_vote: 0, sight: "after_voting" });
	expect(typeOf(await vote(olga, team, [1]))).toEqual([409, "poll_not_open"]);
	isolateClock.current = systemClock;
	const stranger = await (await createTenant({ flags: { polls_enabled: 1 } })).addMember();
	expect((await stranger.client.try("polls/get-poll", { poll_id: team })).status).toBe(404);
	const off = await (await createTenant()).addMember();
	expect(typeOf(await off.client.try("polls/get-polls", {}))).toEqual([403, "feature_disabled"]);
});

test("[polls-02] results follow the rule: always, after voting, after close or never; an anonymous poll's need five voters and names nobody", async () => {
	const { olga, mona, priya, sofia, marcus, dan, eve } = await makeCompany();
	const sights = async (poll_id: number) =>
		Promise.all([sofia, dan, olga, priya].map(async (person) => (await read(person, poll_id)).sight));
	const ids = {
		always: await ask(priya, { results: "always" }),
		after_voting: await ask(priya, { results: "after_voting" }),
		after_close: await ask(priya, { results: "after_close" }),
		never: await ask(priya, { results: "never" }),
	};
	for (const id of Object.values(ids)) await vote(sofia, id, [2]);
	expect(await sights(ids.always)).toEqual(["shown", "shown", "shown", "shown"]);
	expect(await sights(ids.after_voting)).toEqual(["shown", "after_voting", "after_voting", "shown"]);
	expect(await sights(ids.after_close)).toEqual(["after_close", "after_close", "after_close", "shown"]);
	expect(await sights(ids.never)).toEqual(["never", "never", "never", "shown"]);
	expect(await countsFor(sofia, ids.never)).toEqual([null, null, null]);
	expect(await countsFor(priya, ids.never)).toEqual([0, 1, 0]);
	for (const id of Object.values(ids)) await change(priya, id, "close");
	expect(await sights(ids.after_close)).toEqual(["shown", "shown", "shown", "shown"]);
	expect(await sights(ids.after_voting)).toEqual(["shown", "shown", "shown", "shown"]);
	expect(await sights(ids.never)).toEqual(["never", "never", "never", "shown"]);
	const named = await priya.client.call("polls/get-poll", { poll_id: ids.never });
	expect(named.voters).toEqual([{ name: "Sofia Marques", option_ids: [2] }]);
	for (const person of [sofia, olga])
		expect((await person.client.call("polls/get-poll", { poll_id: ids.never })).voters).toEqual([]);

	const secret = await ask(priya, { is_anonymous: 1, kind: "multiple" });
	const voters = [sofia, marcus, mona, dan] as const;
	for (const person of voters) expect((await vote(person, secret, [1, 3])).status).toBe(200);
	expect([(await read(sofia, secret)).sight, (await read(priya, secret)).sight]).toEqual(["too_few", "too_few"]);
	expect(await countsFor(priya, secret)).toEqual([null, null, null]);
	await vote(eve, secret, [1]);
	expect(await countsFor(sofia, secret)).toEqual([5, 0, 4]);
	expect((await read(sofia, secret)).options.map(({ percent }) => percent)).toEqual([100, 0, 80]);
	expect((await priya.client.call("polls/get-poll", { poll_id: secret })).voters).toEqual([]);
	await takeBack(eve, secret);
	expect((await read(priya, secret)).sight).toBe("too_few");
});

test("whoever votes, edits or decides at the same moment as another is told so, and nothing is counted twice", async () => {
	const { acme, olga, priya, sofia } = await makeCompany();
	const poll_id = await ask(priya);
	priya.client.environment = writtenMeanwhile(acme.shard, "delete from poll_options", () =>
		acme.database.write([
			sql`insert into poll_ballots (account_id, poll_id, voter_id, option_ids, voted_at)
				values (${acme.id}, ${poll_id}, ${sofia.id}, '[2]', ${start})`,
		]),
	);
	expect(typeOf(await save(priya, { poll_id, question: "Another question?" }))).toEqual([409, "poll_frozen"]);
	expect(await read(sofia, poll_id)).toMatchObject({ question: "Which evening?", voter_count: 1 });
	olga.client.environment = writtenMeanwhile(acme.shard, "update polls set status", () =>
		acme.database.write([sql`update polls set status = 'closed' where account_id = ${acme.id} and id = ${poll_id}`]),
	);
	expect(typeOf(await change(olga, poll_id, "pause"))).toEqual([409, "poll_changed"]);
	expect((await read(sofia, poll_id)).status).toBe("closed");
	const other = await ask(priya, { question: "And then?" });
	sofia.client.environment = writtenMeanwhile(acme.shard, "insert into poll_ballots", () =>
		acme.database.write([sql`update polls set status = 'closed' where account_id = ${acme.id} and id = ${other}`]),
	);
	expect(typeOf(await vote(sofia, other, [1]))).toEqual([409, "poll_not_open"]);
	expect(await countsFor(priya, other)).toEqual([0, 0, 0]);
});
