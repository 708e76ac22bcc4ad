/** Decisions on ideas over HTTP: points once and exactly, highlighting, merging, teams, the commission, the inbox, and who is refused. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { decide, ideaOf, makeIdeaCompany, sendIdea, words } from "#test/factories/ideas";
import { writtenMeanwhile } from "#test/kit/around-batches";
import type { TestMember, TestTenant } from "#test/kit/tenant";
import { equalShares, splitPoints } from "#workers/features/ideas/rules/split-points";

const balanceOf = async (acme: TestTenant, { id }: TestMember) =>
	(
		await acme.database.read(
			sql<{ balance: number }>`select balance from ledger_accounts
				where account_id = ${acme.id} and kind = 'member' and unit = 'points' and owner_id = ${id}`,
		)
	)[0]!.balance;
const leftOf = async (olga: TestMember, budget_id: number) =>
	(await olga.client.call("budgets/get-budget-details", { budget_id })).budget.points_remaining;
const setTeam = (author: TestMember, idea_id: number, shares: readonly (readonly [TestMember, number])[]) =>
	author.client.try("ideas/update-idea-team-members", {
		idea_id,
		team_members: shares.map(([{ id }, share]) => ({ user_id: id, share })),
	});
const feature = (person: TestMember, idea_id: number, is_featured: 0 | 1) =>
	person.client.try("ideas/submit-idea-is-featured", { idea_id, is_featured });
const waitingFor = async (person: TestMember) =>
	(await person.client.call("moderation/get-inbox", { filters: { kind: "idea" } })).table_rows;

test("points are split to the last one by the largest remainder", () => {
	const shares = (list: number[]) => list.map((share, at) => ({ user_id: at + 1, share }));
	const pointsOf = (points: number, list: number[]) => splitPoints(points, shares(list)).map((part) => part.points);
	expect(pointsOf(200, [50, 30, 20])).toEqual([100, 60, 40]);
	expect(pointsOf(100, [34, 33, 33])).toEqual([34, 33, 33]);
	expect(pointsOf(10, [34, 33, 33])).toEqual([4, 3, 3]);
	expect(pointsOf(1, [33, 34, 33])).toEqual([0, 1, 0]);
	expect(pointsOf(2, [25, 25, 25, 25])).toEqual([1, 1, 0, 0]);
	expect(pointsOf(7, [0, 0])).toEqual([0, 0]);
	for (let points = 1; points < 200; points += 13)
		for (const list of [[1, 99], [60, 40], equalShares(3), equalShares(7), [97, 1, 1, 1]])
			expect(pointsOf(points, list).reduce((sum, part) => sum + part, 0)).toBe(points);
	expect(equalShares(3)).toEqual([34, 33, 33]);
});

test("[ideas-12, ideas-13] approving and highlighting each pay the team once, by its shares and exactly, from the category's budget; two moderators at once decide once; the commission is noted once", async () => {
	const { acme, olga, peter, kenji, grace, tomas, budget_id, category_id } = await makeIdeaCompany({
		...{ approval: 101, highlighting: 50, budget: 10_000 },
	});
	const id = await sendIdea(kenji, category_id, { team_member_ids: [grace.id, tomas.id] });
	expect((await ideaOf(peter, id)).idea.team_members.map(({ share, points }) => [share, points])).toEqual([
		[34, 35],
		[33, 33],
		[33, 33],
	]);
	const wrong = [
		[[kenji, 50]],
		[
			[kenji, 60],
			[grace, 60],
		],
		[
			[grace, 50],
			[tomas, 50],
		],
	] as const;
	for (const shares of wrong) expect((await setTeam(kenji, id, shares)).body.errors).toHaveProperty("team_members");
	const good = [
		[kenji, 50],
		[grace, 30],
		[tomas, 20],
	] as const;
	expect((await setTeam(grace, id, good)).status).toBe(403);
	expect((await setTeam(kenji, id, good)).status).toBe(200);
	const both = await Promise.all([decide(peter, id, "approve"), decide(olga, id, "approve")]);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	const balances = () => Promise.all([kenji, grace, tomas].map((person) => balanceOf(acme, person)));
	expect(await balances()).toEqual([51, 30, 20]);
	expect(await leftOf(olga, budget_id)).toBe(9_899);
	expect((await setTeam(kenji, id, good)).body.resultType).toBe("idea_not_changeable");
	expect((await feature(kenji, id, 1)).status).toBe(403);
	await Promise.all([feature(peter, id, 1), feature(olga, id, 1)]);
	await feature(peter, id, 0);
	await feature(peter, id, 1);
	expect(await balances()).toEqual([76, 45, 30]);
	expect(await leftOf(olga, budget_id)).toBe(9_849);
	const { table_rows: lines } = await grace.client.call("points/get-ledger", {});
	expect(lines).toHaveLength(2);
	expect(lines[0]).toMatchObject({ points: 15, source: "idea", reason: words.title });
	expect((await ideaOf(tomas, id)).idea).toMatchObject({
		is_featured: 1,
		is_approval_paid: 1,
		is_highlighting_paid: 1,
	});
	const pay = (person: TestMember) =>
		person.client.try("ideas/mark-final-commission-paid", { idea_id: id, notes: "With the payroll." });
	expect((await pay(kenji)).status).toBe(403);
	const paid = await pay(peter);
	expect((await pay(olga)).body.final_commission_paid_at).toBe(paid.body.final_commission_paid_at);
	const { idea, events } = await ideaOf(kenji, id);
	expect(idea.final_commission_paid_at).toBe(paid.body.final_commission_paid_at);
	expect(events!.filter(({ kind }) => kind === "commission")).toMatchObject([{ text: "With the payroll." }]);
	const feed = await grace.client.call("activity/get-activity-feed", {});
	expect(feed.table_rows).toMatchObject([{ kind: "idea", idea_id: id, title: words.title }]);
});

test("who may not receive points gets none and the others share all of it; a budget that cannot pay has nothing decided, also when it is emptied meanwhile", async () => {
	const { acme, olga, peter, kenji, grace, tomas, category_id } = await makeIdeaCompany({
		...{ approval: 100, highlighting: 0, budget: 150 },
	});
	const id = await sendIdea(kenji, category_id, { team_member_ids: [grace.id, tomas.id] });
	await acme.database.write([
		sql`update users set is_eligible_to_receive_points = 0 where account_id = ${acme.id} and id = ${grace.id}`,
	]);
	expect((await decide(peter, id, "approve")).status).toBe(200);
	expect(await Promise.all([kenji, grace, tomas].map((one) => balanceOf(acme, one)))).toEqual([51, 0, 49]);
	const next = await sendIdea(tomas, category_id, { title: "Another one" });
	expect((await decide(peter, next, "approve")).body.resultType).toBe("points_not_available");
	const [request] = await waitingFor(peter);
	const approving = { request_id: request!.id, action: "approve" as const };
	expect((await peter.client.try("moderation/moderate", approving)).body.resultType).toBe("points_not_available");
	const cheap = await olga.client.call("ideas/update-idea-category", {
		...{ name: "Small", points_on_approval: 40, budget_id: (await ideaBudget(olga, category_id))! },
	});
	const small = await sendIdea(kenji, cheap.category_id, { title: "A small one" });
	olga.client.environment = writtenMeanwhile(acme.shard, "insert into ledger_transactions", () =>
		acme.database.write([
			sql`update budgets set to_date = '2020-01-01' where account_id = ${acme.id} and id = ${cheapBudget}`,
		]),
	);
	const cheapBudget = (await ideaBudget(olga, category_id))!;
	expect((await decide(olga, small, "approve")).body.resultType).toBe("budget_not_active");
	expect((await ideaOf(olga, small)).idea.status).toBe("pending");
	const shared = await sendIdea(kenji, cheap.category_id, { title: "A shared one", team_member_ids: [tomas.id] });
	peter.client.environment = writtenMeanwhile(acme.shard, "insert into activities", () =>
		acme.database.write([
			sql`update idea_team_members set share = 100 - share * 2 where account_id = ${acme.id} and idea_id = ${shared} and place = 0`,
		]),
	);
	expect((await decide(peter, shared, "approve")).body.resultType).toBe("idea_changed");
	expect(await Promise.all([kenji, tomas].map((one) => balanceOf(acme, one)))).toEqual([51, 49]);
});

const ideaBudget = async (olga: TestMember, category_id: number) =>
	(await olga.client.call("ideas/get-idea-category", { category_id })).category.budget_id;

test("a duplicate's votes move with the merge: nobody counts twice, nor for their own idea; it is rejected, names the other one and stands in no list", async () => {
	const { acme, peter, kenji, grace, tomas, category_id } = await makeIdeaCompany();
	const first = await sendIdea(kenji, category_id);
	const second = await sendIdea(grace, category_id, { title: "Pallet wrap twice" });
	const voters = await Promise.all(Array.from({ length: 3 }, () => acme.addMember()));
	for (const voter of voters) await voter.client.call("ideas/toggle-idea-votes", { idea_id: second });
	await kenji.client.call("ideas/toggle-idea-votes", { idea_id: second });
	await voters[0]!.client.call("ideas/toggle-idea-votes", { idea_id: first });
	await tomas.client.call("ideas/toggle-idea-votes", { idea_id: first });
	for (const merge_into_id of [second, 77, undefined])
		expect((await decide(peter, second, "merge", { merge_into_id })).body.errors).toHaveProperty("merge_into_id");
	expect((await decide(peter, second, "merge", { merge_into_id: first, notes: "The same idea." })).status).toBe(200);
	expect((await ideaOf(tomas, first)).idea.vote_count).toBe(4);
	expect((await ideaOf(tomas, second)).idea).toMatchObject({
		...{ status: "rejected", vote_count: 0, merged_into: { id: first, title: words.title } },
	});
	const { table_rows, total_rows } = await tomas.client.call("ideas/fetch-ideas", {});
	expect([table_rows.map(({ id }) => id), total_rows]).toEqual([[first], 1]);
	expect((await voters[1]!.client.call("ideas/fetch-ideas", { filters: { tab: "voted" } })).table_rows).toMatchObject([
		{ id: first },
	]);
});

test("ideas wait in the inbox of owners and of whoever moderates them, as they are named and named no more; nobody decides on their own, and the page and the inbox end each other", async () => {
	const { olga, peter, kenji, grace, tomas, category_id } = await makeIdeaCompany();
	const id = await sendIdea(kenji, category_id);
	expect([await waitingFor(peter), await waitingFor(olga)].map((rows) => rows.length)).toEqual([1, 1]);
	expect([await waitingFor(tomas), await waitingFor(kenji)]).toEqual([[], []]);
	for (const person of [tomas, kenji]) expect((await decide(person, id, "approve")).status).toBe(403);
	await olga.client.call("ideas/update-idea-moderators", { moderator_ids: [grace.id] });
	expect([await waitingFor(peter), await waitingFor(grace)].map((rows) => rows.length)).toEqual([0, 1]);
	expect((await decide(peter, id, "approve")).status).toBe(403);
	const [request] = await waitingFor(grace);
	const { request: shown } = await grace.client.call("moderation/get-request", { request_id: request!.id });
	expect(shown).toMatchObject({ name: "Kenji Watanabe", to: `/ideas/${id}`, message: words.problem });
	const moderate = (person: TestMember, request_id: number, action: "approve" | "reject", notes = "") =>
		person.client.try("moderation/moderate", { request_id, action, notes });
	expect((await moderate(grace, request!.id, "reject")).body.errors).toHaveProperty("notes");
	expect((await moderate(grace, request!.id, "approve")).status).toBe(200);
	expect((await ideaOf(tomas, id)).idea.status).toBe("approved");
	expect((await decide(olga, id, "reject", { notes: "No." })).body.resultType).toBe("already_decided");
	const own = await sendIdea(grace, category_id, { title: "A moderator has one" });
	const [other] = await waitingFor(olga);
	expect((await decide(grace, own, "approve")).body.resultType).toBe("own_request");
	expect((await decide(olga, own, "suggest_changes", { notes: "More, please." })).status).toBe(200);
	expect(await waitingFor(olga)).toEqual([]);
	expect((await moderate(olga, other!.id, "approve")).body.resultType).toBe("already_decided");
	expect((await feature(olga, own, 1)).body.resultType).toBe("idea_not_approved");
	const commission = await olga.client.try("ideas/mark-final-commission-paid", { idea_id: own });
	expect(commission.body.resultType).toBe("idea_not_approved");
});
