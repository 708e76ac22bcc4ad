/** Rebates over HTTP: sending, deciding, paying once, and what is refused. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addOffer, lineOf, rebateCompany, sendRebate, trySending } from "#test/factories/rebates";
import { pointsOf } from "#test/factories/sales";
import { writtenMeanwhile } from "#test/kit/around-batches";
import { daysAgo } from "#test/kit/days";
import type { TestMember } from "#test/kit/tenant";

const deciding = "rebates/moderate-rebate";

type Action = "review" | "ask" | "approve" | "pay" | "reject" | "reverse";

const decide = async ({ client }: TestMember, rebate_id: number, action: Action, notes = "") => {
	const { status, body } = await client.try(deciding, { rebate_id, action, notes });
	return status === 200 ? body.status : body.resultType;
};
const statusOf = async ({ client }: TestMember, rebate_id: number) =>
	(await client.call("rebates/get-rebate", { rebate_id })).rebate.status;
const bellOf = async ({ client }: TestMember) =>
	(await client.call("notifications/get-notifications", {})).table_rows.map(({ text }) => text);

test("a rebate waits in the moderators' inbox and is paid once from the brand's budget by the offer's rate; one that was paid is taken back once", async () => {
	const { acme, olga, peter, marta, dan, offer_id } = await rebateCompany();
	const rebate_id = await sendRebate(marta, { offer_id });
	for (const person of [olga, peter]) {
		const { table_rows } = await person.client.call("moderation/get-inbox", {});
		expect(table_rows).toMatchObject([
			{ kind: "rebate", name: "Marta Kowalczyk", message: "Ratchet strap, 48 pieces" },
		]);
		expect(await bellOf(person)).toEqual(["Marta Kowalczyk asks for a rebate: Fjellband, 8 back"]);
	}
	expect((await dan.client.call("moderation/get-inbox", {})).table_rows).toEqual([]);
	expect(await pointsOf(acme, marta)).toBe(0);
	expect(await decide(peter, rebate_id, "review")).toBe("in_review");
	expect(await decide(peter, rebate_id, "review")).toBe("already_decided");
	expect((await marta.client.try("rebates/cancel-rebate", { rebate_id })).body.resultType).toBe(
		"rebate_not_changeable",
	);
	const { table_rows } = await olga.client.call("moderation/get-inbox", {});
	const request_id = table_rows[0]!.id;
	await olga.client.call("moderation/moderate", { request_id, action: "approve" });
	expect([await pointsOf(acme, marta), await statusOf(marta, rebate_id)]).toEqual([200, "paid"]);
	expect(await bellOf(marta)).toEqual(["Your rebate was paid: Fjellband, 8 back"]);
	for (const action of ["approve", "pay", "reject"] as const)
		expect(await decide(peter, rebate_id, action, "Late")).toBe("already_decided");
	expect(await decide(peter, rebate_id, "reverse")).toBe("validation");
	expect(await decide(peter, rebate_id, "reverse", "Returned")).toBe("reversed");
	expect(await decide(olga, rebate_id, "reverse", "Again")).toBe("already_decided");
	expect(await pointsOf(acme, marta)).toBe(0);
	expect((await bellOf(marta))[0]).toBe("Your rebate was taken back: Fjellband, 8 back");
	expect((await trySending(marta, { offer_id })).body.resultType).toBe("rebate_sent_before");
});

test("one line of an invoice is asked for once, however it is written and by whomever, until it is rejected or taken back", async () => {
	const { olga, peter, marta, dan, offer_id } = await rebateCompany();
	const first = await sendRebate(marta, { offer_id });
	const again = { offer_id, invoice_number: " ms-20391 ", distributor: "MERIDIAN  supply" };
	const twice = await trySending(dan, again);
	expect([twice.status, twice.body.resultType]).toEqual([409, "rebate_sent_before"]);
	expect(twice.body.errors).toEqual({ invoice_line: ["This line was already sent. Choose another one."] });
	await sendRebate(dan, { ...again, invoice_line: "Pallet" });
	await marta.client.call("rebates/cancel-rebate", { rebate_id: first });
	expect(await statusOf(marta, first)).toBe("canceled");
	const waiting = (await olga.client.call("moderation/get-inbox", {})).table_rows;
	expect(waiting.map(({ message }) => message)).toEqual(["Pallet"]);
	const second = await sendRebate(dan, again);
	expect(await decide(peter, second, "reject")).toBe("validation");
	expect(await decide(peter, second, "reject", "Not ours")).toBe("rejected");
	expect((await dan.client.call("rebates/get-rebate", { rebate_id: second })).rebate.notes).toBe("Not ours");
	await sendRebate(marta, { offer_id });
	expect((await marta.client.try("rebates/cancel-rebate", { rebate_id: first })).body.resultType).toBe(
		"rebate_not_changeable",
	);
});

test("a draft may lack all but its offer and nobody else sees it; a rebate that is sent says all of it, within 45 days and the offer's days", async () => {
	const { olga, peter, marta, brand_id, offer_id } = await rebateCompany();
	const draft = await marta.client.call("rebates/submit-rebate", { offer_id, is_draft: 1 });
	expect(draft).toMatchObject({ status: "draft", points: 0 });
	for (const { client } of [olga, peter]) {
		expect((await client.try("rebates/get-rebate", { rebate_id: draft.rebate_id })).status).toBe(404);
		expect((await client.call("rebates/get-rebates", {})).table_rows).toEqual([]);
	}
	const empty = await marta.client.try("rebates/submit-rebate", { rebate_id: draft.rebate_id, offer_id });
	expect(Object.keys(empty.body.errors as object).sort()).toEqual(
		["amount", "distributor", "file", "invoice_date", "invoice_line", "invoice_number"].sort(),
	);
	const dayError = async (invoice_date: string, offer = offer_id) =>
		(await trySending(marta, { offer_id: offer, invoice_date, invoice_line: invoice_date })).body.errors;
	expect(await dayError(daysAgo(46))).toEqual({ invoice_date: ["A rebate must come within 45 days of its invoice."] });
	expect(await dayError(daysAgo(-2))).toEqual({ invoice_date: ["The invoice cannot be of a day to come."] });
	expect(await dayError("2299-01-01")).toEqual({ invoice_date: ["This is no day of the calendar."] });
	const past = await addOffer(olga, { brand_id, name: "Summer", ends_on: daysAgo(20) });
	expect(await dayError(daysAgo(10), past)).toEqual({ invoice_date: ["The offer is not for invoices of this day."] });
	expect(await dayError(daysAgo(45))).toBeUndefined();
	expect(await dayError(daysAgo(20), past)).toBeUndefined();
	const noFile = await trySending(marta, { offer_id }, "nothing");
	expect(noFile.body.errors).toEqual({ file: ["Choose a PNG, a JPG or a PDF."] });
	expect((await trySending(marta, { offer_id, amount: 0.01 })).body.errors).toEqual({
		amount: ["This is too little to earn points."],
	});
	expect((await trySending(marta, { offer_id: 7 })).body.errors).toEqual({ offer_id: ["Choose an offer that is on."] });
});

test("what a moderator asks for is added and sent again, with the file that was there; the days count until it was first sent", async () => {
	const { acme, peter, marta, offer_id } = await rebateCompany();
	const rebate_id = await sendRebate(marta, { offer_id, invoice_date: daysAgo(45) });
	expect(await decide(peter, rebate_id, "ask")).toBe("validation");
	expect(await decide(peter, rebate_id, "ask", "The photo is cut.")).toBe("issue_found");
	expect((await peter.client.call("moderation/get-inbox", {})).table_rows).toEqual([]);
	expect(await bellOf(marta)).toEqual(["Your rebate needs something: Fjellband, 8 back"]);
	await acme.database.write([
		sql`update rebates set submitted_at = submitted_at - 172800000, invoice_date = invoice_date - 172800000
			where account_id = ${acme.id} and id = ${rebate_id}`,
	]);
	const said = lineOf({ offer_id, invoice_date: daysAgo(47), amount: 30 });
	expect((await marta.client.try("rebates/submit-rebate", { ...said, rebate_id, is_draft: 1 })).body.resultType).toBe(
		"rebate_not_changeable",
	);
	const sent = await marta.client.call("rebates/submit-rebate", { ...said, rebate_id });
	expect(sent).toEqual(expect.objectContaining({ status: "submitted", points: 240 }));
	expect((await peter.client.call("moderation/get-inbox", {})).table_rows).toHaveLength(1);
	const old = await peter.client.try(deciding, { rebate_id, action: "approve", version: 1 });
	expect(old.body.resultType).toBe("rebate_changed");
	expect((await marta.client.try("rebates/submit-rebate", { ...said, rebate_id })).body.resultType).toBe(
		"rebate_not_changeable",
	);
	expect((await peter.client.try("rebates/submit-rebate", { ...said, rebate_id })).status).toBe(404);
});

test("a cap bounds what one person gets in a year; an approval that the budget cannot pay waits for its points; who may not receive is not paid", async () => {
	const { acme, olga, peter, marta, dan, brand_id, budget_id, offer_id } = await rebateCompany(150);
	const capped = await addOffer(olga, { brand_id, name: "Capped", cap_points: 120 });
	const first = await trySending(marta, { offer_id: capped, amount: 10 });
	const second = await trySending(marta, { offer_id: capped, amount: 10, invoice_line: "Two" });
	expect([first.body.points, second.body.points]).toEqual([80, 40]);
	const { offers } = await marta.client.call("rebates/get-open-offers", {});
	expect(offers.map(({ name, points_left }) => [name, points_left])).toEqual([
		["Capped", 0],
		["Fjellband, 8 back", null],
	]);
	expect((await trySending(marta, { offer_id: capped, invoice_line: "Three" })).body.resultType).toBe(
		"rebate_cap_reached",
	);
	await acme.database.write([
		sql`update users set is_eligible_to_receive_points = 0 where account_id = ${acme.id} and id = ${marta.id}`,
	]);
	expect(await decide(peter, first.body.rebate_id as number, "approve")).toBe("cannot_be_approved");
	const rebate_id = await sendRebate(dan, { offer_id, invoice_line: "Dan's" });
	expect(await decide(peter, rebate_id, "approve")).toBe("approved");
	expect(await bellOf(dan)).toEqual(["Your rebate was approved: Fjellband, 8 back"]);
	expect([await pointsOf(acme, dan), await decide(peter, rebate_id, "pay")]).toEqual([0, "points_not_available"]);
	const own = await sendRebate(peter, { offer_id, invoice_line: "Peter's" });
	expect(await decide(peter, own, "approve")).toBe("own_request");
	await olga.client.call("budgets/move-points", { to_budget_id: budget_id, points: 100, reason: "More" });
	expect(await decide(olga, rebate_id, "pay")).toBe("paid");
	expect(await pointsOf(acme, dan)).toBe(200);
});

test("what changes between reading and writing is seen: the offer, another decision, who may receive", async () => {
	const { acme, olga, peter, marta, offer_id } = await rebateCompany();
	const meanwhile = (person: TestMember, words: string, write: ReturnType<typeof sql>) => {
		person.client.environment = writtenMeanwhile(acme.shard, words, () => acme.database.write([write])) as never;
	};
	const rate = sql`update rebate_offers set points_per_dollar = 9 where account_id = ${acme.id}`;
	meanwhile(marta, "insert into rebates", rate);
	expect((await trySending(marta, { offer_id })).body.resultType).toBe("rebate_terms_changed");
	const may = (is: 0 | 1) =>
		sql`update users set is_eligible_to_receive_points = ${is} where account_id = ${acme.id} and id = ${marta.id}`;
	meanwhile(marta, "insert into rebates", may(0));
	expect((await trySending(marta, { offer_id })).body.resultType).toBe("not_eligible");
	await acme.database.write([may(1)]);
	const rebate_id = await sendRebate(marta, { offer_id });
	const changed = sql`update rebates set version = version + 1 where account_id = ${acme.id} and id = ${rebate_id}`;
	meanwhile(peter, "update rebates", changed);
	expect(await decide(peter, rebate_id, "approve")).toBe("already_decided");
	expect(await pointsOf(acme, marta)).toBe(0);
	meanwhile(marta, "update rebates", changed);
	expect((await marta.client.try("rebates/cancel-rebate", { rebate_id })).body.resultType).toBe(
		"rebate_not_changeable",
	);
	expect(await decide(olga, rebate_id, "approve")).toBe("paid");
});

test("an offer is written by account owners alone, under a name of its own, on a brand of the account and with days in their order", async () => {
	const { olga, peter, marta, brand_id, offer_id, acme } = await rebateCompany();
	const offer = { name: "Winter", brand_id, points_per_dollar: 5, starts_on: "2026-12-01", ends_on: "2026-12-31" };
	const save = async (said: Partial<typeof offer> & { offer_id?: number }, person = olga) => {
		const { status, body } = await person.client.try("rebates/save-offer", { ...offer, ...said });
		return status === 200 ? 200 : body.resultType;
	};
	expect([await save({}, peter), await save({}, marta)]).toEqual(["forbidden", "forbidden"]);
	expect(await save({ name: "Fjellband, 8 back" })).toBe("rebate_offer_name_taken");
	expect(await save({ brand_id: 7 })).toBe("rebate_brand_gone");
	expect(await save({ ends_on: "2026-11-30" })).toBe("validation");
	expect(await save({ offer_id: 7 })).toBe("not_found");
	expect([await save({}), await save({ offer_id, name: "Fjellband, 5 back" })]).toEqual([200, 200]);
	expect((await olga.client.call("rebates/get-offer", { offer_id })).offer).toMatchObject({
		...{
			name: "Fjellband, 5 back",
			points_per_dollar: 5,
			starts_on: "2026-12-01",
			ends_on: "2026-12-31",
			is_active: 0,
		},
	});
	await acme.database.write([
		sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 198)
			insert into rebate_offers (account_id, id, name, brand_id, points_per_dollar, starts_at, ends_at, cap_points, created_at)
			select ${acme.id}, i, 'Offer ' || i, ${brand_id}, 1, 0, 1, 0, 0 from n`,
	]);
	expect(await save({ name: "One more" })).toBe("too_many_rebate_offers");
});
