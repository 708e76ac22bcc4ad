/** Nominations over HTTP: who may do what, how rounds find winners, what is hidden until then, and that winners are paid once. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import {
	categoriesOf,
	draftEvent,
	makeNominationCompany,
	moveEvent,
	type NominationCompany,
	nominating,
} from "#test/factories/nominations";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { systemClock } from "#workers/kernel/clock";
import type { EndpointInput } from "#workers/registry";
import { isolateClock } from "#workers/runtime/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

type Change = EndpointInput<"nominations/change-event">["change"];

const dayMs = 86_400_000;
const nominate = (by: TestMember, event_id: number, category_id: number, nominees: readonly TestMember[], more = {}) =>
	by.client.try("nominations/submit-nomination", {
		...{ event_id, category_id, recipient_ids: nominees.map(({ id }) => id), words: `Thanks from ${by.id}` },
		...more,
	});
const judge = (by: TestMember, event_id: number, category_id: number, nominee: TestMember, value: number) =>
	by.client.try("nominations/moderate-nomination", { event_id, category_id, nominee_id: nominee.id, value });
const change = (by: TestMember, event_id: number, to: Change) =>
	by.client.try("nominations/change-event", { event_id, change: to });
const why = async (reply: Promise<{ status: number; body: object }>) => {
	const { status, body } = await reply;
	return status === 200 ? "done" : ((body as { resultType?: string }).resultType ?? "");
};
const balanceOf = async ({ client }: TestMember) => (await client.call("session/init-user", {})).user.point_balance;

/** An open event of one category with these rounds. */
async function openEvent({ olga, mona, peter }: NominationCompany, more = {}) {
	const event_id = await draftEvent(olga, [olga, mona, peter], more);
	await moveEvent(mona, event_id, "open");
	return { event_id, category_id: (await categoriesOf(olga, event_id))[0]! };
}

test("people are nominated by those who see events, never by themselves, once a category and while it is open", async () => {
	const world = await makeNominationCompany();
	const { acme, olga, mona, grace, kenji, sofia } = world;
	const { event_id, category_id } = await openEvent(world);
	const plain = await acme.addMember({ first_name: "Plain" });
	const gone = await acme.addMember({ status: "terminated" });
	expect(await why(nominate(plain, event_id, category_id, [grace]))).toBe("forbidden");
	expect((await plain.client.try("nominations/get-events", {})).status).toBe(403);
	expect((await grace.client.call("nominations/get-events", {})).table_rows.map(({ id }) => id)).toEqual([event_id]);
	const several = await nominate(kenji, event_id, category_id, [grace, sofia], { answers: ["Much", "Too many"] });
	expect(several.body.nomination_ids).toHaveLength(2);
	expect(await why(nominate(kenji, event_id, category_id, [grace]))).toBe("already_nominated");
	expect(await why(nominate(kenji, event_id, category_id, [kenji]))).toBe("not_oneself");
	expect(await why(nominate(kenji, event_id, category_id, [gone]))).toBe("nominee_gone");
	expect(await why(nominate(kenji, event_id, 1, [olga]))).toBe("validation");
	const { own } = await kenji.client.call("nominations/get-event", { event_id });
	expect(own.map(({ nominee, category }) => [nominee, category])).toEqual([
		["Grace Okafor", "Quiet hands"],
		["Sofia Marques", "Quiet hands"],
	]);
	expect((await grace.client.call("nominations/get-event", { event_id })).own).toEqual([]);
	const [answers] = await acme.database.read(
		sql<{
			answers: string;
		}>`select answers from nominations where account_id = ${acme.id} and nominee_id = ${grace.id}`,
	);
	expect(answers).toEqual({ answers: '["Much"]' });
	await acme.database.write([
		sql`update nomination_events set nomination_count = 1000 where account_id = ${acme.id} and id = ${event_id}`,
	]);
	expect(await why(nominate(sofia, event_id, category_id, [grace]))).toBe("nominations_full");
	await moveEvent(mona, event_id, "close");
	expect(await why(nominate(sofia, event_id, category_id, [olga]))).toBe("nominations_closed");
	await moveEvent(mona, event_id, "reopen");
	isolateClock.current = { now: () => Date.now() + 11 * dayMs };
	await acme.database.write([sql`update sessions set expires_at = 9000000000000 where account_id = ${acme.id}`]);
	expect(await why(nominate(sofia, event_id, category_id, [olga]))).toBe("nominations_closed");
	const listed = (await mona.client.call("nominations/get-managed-events", {})).table_rows;
	expect(listed.map(({ status }) => status)).toEqual(["closed"]);
	expect((await grace.client.call("nominations/get-events", {})).table_rows).toEqual([]);
	await moveEvent(mona, event_id, "reopen");
	const again = (await grace.client.call("nominations/get-event", { event_id })).event;
	expect([again.status, again.closes_at > isolateClock.current.now()]).toEqual(["open", true]);
});

test("account owners write events, and moderators move them on: drafts change whole, each state leads where it may", async () => {
	const world = await makeNominationCompany();
	const { acme, olga, mona, peter, grace, program } = world;
	const write = (more: object) => why(draftEvent(olga, [mona], more).then((id) => ({ status: 200, body: { id } })));
	await expect(write({ closes_at: Date.now() - 1 })).rejects.toThrow();
	await expect(write({ juror_ids: [grace.id] })).rejects.toThrow();
	await expect(write({ points: 10 })).rejects.toThrow();
	await expect(draftEvent(mona, [mona])).rejects.toThrow();
	const off = await acme.addMember({ role: "account_owner" });
	const idle = await openBudgetOff(world);
	expect(
		await why(
			off.client.try("nominations/save-event", {
				...{ name: "Paid", closes_at: Date.now() + dayMs, categories: [{ name: "One" }], rounds: ["vote"] },
				...{ juror_ids: [], points: 10, budget_id: idle },
			}),
		),
	).toBe("budget_not_active");
	const event_id = await draftEvent(olga, []);
	expect((await grace.client.try("nominations/get-event", { event_id })).status).toBe(404);
	expect(await why(change(grace, event_id, "open"))).toBe("forbidden");
	for (const wrong of ["close", "review", "finalise", "publish", "archive"] as const)
		expect([wrong, await why(change(mona, event_id, wrong))]).toEqual([wrong, "nomination_event_changed"]);
	await moveEvent(peter, event_id, "open");
	expect(await why(change(olga, event_id, "delete"))).toBe("nomination_event_changed");
	const details = { event_id, name: "Other", closes_at: Date.now() + dayMs, categories: [{ name: "One" }] };
	const late = olga.client.try("nominations/save-event", { ...details, rounds: ["vote"], juror_ids: [] });
	expect(await why(late)).toBe("nomination_event_changed");
	await moveEvent(mona, event_id, "close");
	expect(await why(change(mona, event_id, "review"))).toBe("no_jury");
	await acme.database.write([sql`update budgets set is_active = 1 where account_id = ${acme.id}`]);
	const draft = await draftEvent(olga, [mona], { points: 5, budget_id: program.budget_id });
	await olga.client.call("nominations/save-event", {
		...{ ...details, event_id: draft, categories: [{ name: "Two" }, { name: "Three" }] },
		...{ rounds: ["approve", "vote"], juror_ids: [mona.id] },
	});
	const shown = await olga.client.call("nominations/get-event-details", { event_id: draft });
	expect(shown.event).toMatchObject({ name: "Other", rounds: ["approve", "vote"], points: 0, juror_ids: [mona.id] });
	expect(shown.event!.categories.map(({ name }) => name)).toEqual(["Two", "Three"]);
	expect(shown.jurors.map(({ name }) => name.split(" ")[0]).sort()).toEqual(
		expect.arrayContaining(["Mona", "Olga", "Peter"]),
	);
	expect(shown.jurors.map(({ id }) => id)).not.toContain(grace.id);
	await moveEvent(olga, draft, "delete");
	expect((await olga.client.try("nominations/get-event-details", { event_id: draft })).status).toBe(404);
	const elsewhere = await createTenant();
	const other = await elsewhere.addMember({ role: "account_owner" });
	expect(await why(other.client.try("nominations/get-events", {}))).toBe("feature_disabled");
});

test("a round of approving leaves out whom it does not carry, scores are averaged and stay hidden, and nobody judges their own", async () => {
	const world = await makeNominationCompany();
	const { olga, mona, peter, grace, kenji, sofia, program } = world;
	const more = { rounds: ["approve", "score"], points: 300, budget_id: program.budget_id };
	const { event_id, category_id } = await openEvent(world, more);
	await nominate(mona, event_id, category_id, [grace]);
	await nominate(kenji, event_id, category_id, [grace, sofia], { is_signed: 0 });
	await nominate(sofia, event_id, category_id, [kenji, grace]);
	await moveEvent(mona, event_id, "close");
	expect(await why(judge(olga, event_id, category_id, grace, 1))).toBe("not_to_judge");
	await moveEvent(mona, event_id, "review");
	expect(await why(judge(grace, event_id, category_id, kenji, 1))).toBe("not_found");
	expect(await why(judge(mona, event_id, category_id, grace, 1))).toBe("not_to_judge");
	expect(await why(judge(olga, event_id, category_id, grace, 7))).toBe("validation");
	for (const [by, nominee, value] of [
		...[[olga, grace, 1] as const, [peter, grace, 1] as const, [mona, sofia, 1] as const],
		...[[olga, kenji, 0] as const, [peter, kenji, 0] as const, [mona, kenji, 1] as const, [olga, sofia, 0] as const],
		[peter, sofia, 1] as const,
	])
		expect(await why(judge(by, event_id, category_id, nominee, value))).toBe("done");
	expect(await why(change(mona, event_id, "finalise"))).toBe("nomination_event_changed");
	await moveEvent(mona, event_id, "review");
	expect(await why(judge(olga, event_id, category_id, kenji, 5))).toBe("not_found");
	await judge(olga, event_id, category_id, grace, 9);
	await judge(peter, event_id, category_id, grace, 6);
	await judge(peter, event_id, category_id, grace, 8);
	await judge(mona, event_id, category_id, sofia, 8);
	const seen = (await mona.client.call("nominations/get-nominations-for-moderation", { event_id })).categories[0]!;
	expect(seen.nominees.map(({ name, value, may_judge, standing }) => ({ name, value, may_judge, standing }))).toEqual([
		{ name: "Grace Okafor", value: null, may_judge: 0, standing: null },
		{ name: "Sofia Marques", value: 8, may_judge: 1, standing: null },
	]);
	expect([seen.is_tied, seen.nominees[0]!.words[1]!.nominator]).toEqual([0, "Kenji Mori"]);
	const owners = await olga.client.call("nominations/get-nominations-for-moderation", { event_id });
	expect(owners.categories[0]!.nominees.map(({ standing }) => standing)).toEqual([null, null]);
	for (const person of [grace, kenji])
		expect((await person.client.try("nominations/get-nominations-for-moderation", { event_id })).status).toBe(404);
	await moveEvent(mona, event_id, "finalise");
	expect((await grace.client.try("nominations/get-publication", { event_id })).status).toBe(404);
	const ended = (await mona.client.call("nominations/get-nominations-for-moderation", { event_id })).categories[0]!;
	expect([ended.winner_id, ...ended.nominees.map(({ standing }) => standing)]).toEqual([grace.id, 85, 80]);
	expect(await why(change(mona, event_id, "reopen"))).toBe("nomination_event_changed");
	expect(await balanceOf(grace)).toBe(0);
	const once = await Promise.all([change(mona, event_id, "publish"), change(olga, event_id, "publish")]);
	expect(once.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0);
	expect([await balanceOf(grace), await balanceOf(kenji), await balanceOf(sofia)]).toEqual([300, 0, 0]);
	const published = await kenji.client.call("nominations/get-publication", { event_id });
	expect(published.winners).toMatchObject([{ name: "Grace Okafor", category: "Quiet hands", nomination_count: 3 }]);
	expect([published.named_count, published.own_words.length]).toEqual([3, 1]);
	const own = (await grace.client.call("nominations/get-publication", { event_id })).own_words;
	expect(own.map(({ nominator }) => nominator)).toEqual([expect.stringContaining("Mona"), null, "Sofia Marques"]);
	const told = (await grace.client.call("notifications/get-notifications", {})).table_rows;
	expect(JSON.stringify(told)).toContain("You won in Acme of the Year");
	const toldOther = JSON.stringify((await kenji.client.call("notifications/get-notifications", {})).table_rows);
	expect(toldOther).toContain("Read their kind words");
	expect(toldOther).not.toContain("You won");
	await moveEvent(olga, event_id, "archive");
	expect((await kenji.client.try("nominations/get-publication", { event_id })).status).toBe(404);
});

test("a tie waits for a moderator's decision with its reason, and a budget that cannot pay publishes nothing", async () => {
	const world = await makeNominationCompany();
	const { acme, olga, mona, peter, grace, kenji, sofia, program } = world;
	const categories = [{ name: "Quiet hands" }, { name: "Nobody" }];
	const more = { rounds: ["vote"], points: 5_000, budget_id: program.budget_id, categories };
	const { event_id, category_id } = await openEvent(world, more);
	await nominate(sofia, event_id, category_id, [grace, kenji, peter]);
	await moveEvent(mona, event_id, "close", "review");
	expect(await why(judge(peter, event_id, category_id, grace, 1))).toBe("not_to_judge");
	await judge(mona, event_id, category_id, grace, 1);
	await judge(olga, event_id, category_id, grace, 1);
	await judge(olga, event_id, category_id, kenji, 1);
	const choose = (by: TestMember, nominee: TestMember, reason = "Newer colleague, as announced") =>
		why(by.client.try("nominations/choose-winner", { event_id, category_id, nominee_id: nominee.id, reason }));
	expect(await why(change(mona, event_id, "finalise"))).toBe("nomination_tie_open");
	expect(await choose(grace, grace)).toBe("forbidden");
	expect(await choose(mona, peter)).toBe("no_tie");
	expect(await choose(mona, kenji, "Short")).toBe("validation");
	expect(await choose(mona, kenji)).toBe("done");
	await moveEvent(mona, event_id, "finalise");
	expect(await choose(mona, grace)).toBe("no_tie");
	expect(await why(change(mona, event_id, "publish"))).toBe("points_not_available");
	await acme.database.write([
		sql`update nomination_events set points = 200 where account_id = ${acme.id} and id = ${event_id}`,
		sql`update budgets set is_active = 0 where account_id = ${acme.id} and id = ${program.budget_id}`,
	]);
	expect(await why(change(mona, event_id, "publish"))).toBe("budget_not_active");
	await acme.database.write([
		sql`update budgets set is_active = 1 where account_id = ${acme.id} and id = ${program.budget_id}`,
		sql`update users set is_eligible_to_receive_points = 0 where account_id = ${acme.id} and id = ${kenji.id}`,
	]);
	await moveEvent(mona, event_id, "publish");
	expect(await balanceOf(kenji)).toBe(0);
	const reader = await acme.addMember({
		switches: { can_view_nomination_publications: nominating.can_view_nomination_publications },
	});
	const page = await reader.client.call("nominations/get-publication", { event_id });
	expect(page.winners).toMatchObject([{ name: "Kenji Mori", tie_reason: "Newer colleague, as announced" }]);
	expect(page.own_words).toEqual([]);
	const listed = await reader.client.call("nominations/get-publications", {});
	expect(listed.table_rows.map(({ id }) => id)).toEqual([event_id]);
	const plain = await acme.addMember();
	expect((await plain.client.call("nominations/get-publications", {})).table_rows).toEqual([]);
	expect((await plain.client.try("nominations/get-publication", { event_id })).status).toBe(403);
	const named = await acme.database.read(
		sql<{
			id: number;
		}>`update users set switches = '{}' where account_id = ${acme.id} and id = ${grace.id} returning id`,
	);
	expect(named).toHaveLength(1);
	expect((await grace.client.call("nominations/get-publications", {})).table_rows.map(({ id }) => id)).toEqual([
		event_id,
	]);
	expect((await grace.client.call("nominations/get-publication", { event_id })).own_words).toHaveLength(1);
});

test("jurors who judge, and moderators who decide a tie and publish, at once: each verdict counts once, one decision holds, the winner is paid once", async () => {
	const world = await makeNominationCompany();
	const { olga, mona, peter, grace, kenji, sofia, program } = world;
	const more = { rounds: ["vote"], points: 300, budget_id: program.budget_id };
	const { event_id, category_id } = await openEvent(world, more);
	const sent = await Promise.all([
		nominate(sofia, event_id, category_id, [grace]),
		nominate(sofia, event_id, category_id, [grace]),
		nominate(sofia, event_id, category_id, [kenji]),
	]);
	expect(sent.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
	await moveEvent(mona, event_id, "close", "review");
	const verdicts = await Promise.all([
		...[judge(mona, event_id, category_id, grace, 1), judge(mona, event_id, category_id, grace, 1)],
		judge(olga, event_id, category_id, kenji, 1),
	]);
	expect(verdicts.some(({ status }) => status >= 500)).toBe(false);
	const read = async () =>
		(await peter.client.call("nominations/get-nominations-for-moderation", { event_id })).categories[0]!;
	const level = await read();
	expect([level.is_tied, level.nominees.map(({ words }) => words.length)]).toEqual([1, [1, 1]]);
	const choose = (by: TestMember, nominee: TestMember) =>
		by.client.try("nominations/choose-winner", {
			...{ event_id, category_id, nominee_id: nominee.id, reason: "The newer colleague, as announced" },
		});
	const chosen = await Promise.all([choose(mona, grace), choose(peter, kenji)]);
	expect(chosen.some(({ status }) => status === 200)).toBe(true);
	await Promise.all([change(mona, event_id, "finalise"), change(peter, event_id, "finalise")]);
	await Promise.all([change(mona, event_id, "publish"), change(peter, event_id, "publish")]);
	const { winner_id } = await read();
	expect([grace.id, kenji.id]).toContain(winner_id);
	const balances = [await balanceOf(grace), await balanceOf(kenji)];
	expect(balances).toEqual(winner_id === grace.id ? [300, 0] : [0, 300]);
});

async function openBudgetOff({ acme, program }: NominationCompany): Promise<number> {
	await acme.database.write([
		sql`update budgets set is_active = 0 where account_id = ${acme.id} and id = ${program.budget_id}`,
	]);
	return program.budget_id;
}
