/** Points beside a recognition: what colleagues add from budgets of their own, and what people claim from a program. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { give, makeApprovingCompany } from "#test/factories/approvals";
import { addProgram } from "#test/factories/programs";
import { openPage, sendForm } from "#test/kit/page";
import type { TestMember, TestTenant } from "#test/kit/tenant";

const boosting = "recognition/boost-recognition";
const claiming = "recognition/claim-points";
const deciding = "moderation/moderate";

/** The first bytes of a PNG of 250 by 250 pixels. */
const png = new Uint8Array([
	0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 250, 0, 0, 0, 250,
]);

const balanceOf = async (tenant: TestTenant, kind: string, owner_id: number) =>
	(
		await tenant.database.read(
			sql<{ balance: number }>`select balance from ledger_accounts where account_id = ${tenant.id} and kind = ${kind}
				and unit = 'points' and owner_id = ${owner_id}`,
		)
	)[0]!.balance;

const requestAbout = async ({ database, id }: TestTenant, claim_id: number) =>
	(
		await database.read(
			sql<{
				id: number;
			}>`select id from moderation_requests where account_id = ${id} and kind = 'point_claim' and subject_id = ${claim_id}`,
		)
	)[0]!.id;

const toldOf = async ({ database, id }: TestTenant, kind: string) =>
	(
		await database.read(
			sql<{
				user_id: number;
			}>`select user_id from notifications where account_id = ${id} and kind = ${kind} order by id`,
		)
	).map(({ user_id }) => user_id);

/** A company in which Ingrid and Lena own budgets. */
async function makeBoosters() {
	const company = await makeApprovingCompany({ issuance_approval_needed: 0 });
	const { acme, ingrid, lena } = company;
	const ofIngrid = await addProgram(acme, { owner: ingrid, name: "Ingrid's", budget: 300 });
	const ofLena = await addProgram(acme, { owner: lena, name: "Lena's", budget: 100 });
	return { ...company, ofIngrid, ofLena };
}

test("a colleague boosts a recognition once, from a budget of their own; nobody else's, not their own, not above it; taken back with it", async () => {
	const { acme, olga, ingrid, sofia, olu, luca, lena, above, ofIngrid, ofLena } = await makeBoosters();
	const { recognition_ids } = await give(sofia, above, [olu, luca]);
	const [recognition_id] = recognition_ids as [number, number];
	const boost = ({ client }: TestMember, budget_id: number, points: number) =>
		client.try(boosting, { recognition_id, budget_id, points });
	expect((await boost(ingrid, ofLena.budget_id, 50)).status).toBe(400);
	expect((await boost(luca, ofIngrid.budget_id, 50)).status).toBe(400);
	expect((await boost(ingrid, ofIngrid.budget_id, 0)).status).toBe(400);
	for (const person of [olu, sofia])
		expect((await boost(person, ofIngrid.budget_id, 50)).body.resultType).toBe("own_recognition");
	expect((await boost(ingrid, ofIngrid.budget_id, 301)).body.resultType).toBe("boost_exceeds_budget");
	const both = await Promise.all([120, 120].map((points) => boost(ingrid, ofIngrid.budget_id, points)));
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect((await boost(ingrid, ofIngrid.budget_id, 10)).body.resultType).toBe("boosted_before");
	expect((await boost(lena, ofLena.budget_id, 100)).body).toMatchObject({ points: 100, points_remaining: 0 });
	expect(await balanceOf(acme, "member", olu.id)).toBe(150 + 120 + 100);
	expect(await balanceOf(acme, "budget", ofIngrid.budget_id)).toBe(180);
	expect((await toldOf(acme, "recognition/boosted")).sort()).toEqual([sofia.id, olu.id, sofia.id, olu.id].sort());
	const [line] = (await olu.client.call("points/get-ledger", {})).table_rows;
	expect(line).toMatchObject({ kind: "Issuance", points: 100, source: "boost", actor_name: lena.name });
	expect((await openPage(olu, "/points")).text).toContain(`${lena.name} boosted a recognition of yours`);
	const read = await luca.client.call("recognition/get-boosts", { recognition_id });
	expect(read).toMatchObject({
		boosts: [
			{ name: ingrid.name, points: 120 },
			{ name: lena.name, points: 100 },
		],
		budgets: [],
	});
	await olga.client.call("recognition/reverse-recognition", { recognition_id, reason: "The wrong Olu." });
	expect(await balanceOf(acme, "member", olu.id)).toBe(0);
	const told = [sofia, olu, ingrid, lena];
	expect((await toldOf(acme, "recognition/reversed")).sort()).toEqual(told.map(({ id }) => id).sort());
	for (const person of told) {
		const { reversal } = await person.client.call("recognition/get-reversal", { recognition_id });
		expect(reversal).toMatchObject({ reason: "The wrong Olu.", points_returned: 150, boosts_returned: 220 });
	}
	expect((await luca.client.try("recognition/get-reversal", { recognition_id })).status).toBe(404);
	expect((await openPage(lena, `/recognitions/${recognition_id}`)).text).toMatch(/Returned to colleagues.*220/);
	expect(await balanceOf(acme, "budget", ofIngrid.budget_id)).toBe(300);
	expect(await balanceOf(acme, "budget", ofLena.budget_id)).toBe(100);
	expect((await boost(olga, ofIngrid.budget_id, 1)).body.resultType).toBe("already_reversed");
	expect((await olga.client.call("points/verify-ledger", {})).faults).toEqual([]);
});

test("what is not public is boosted by nobody who may not see it; the page offers boosting to who has a budget, by a plain form", async () => {
	const { acme, ingrid, mona, sofia, olu, lena, above, ofIngrid, ofLena } = await makeBoosters();
	const secret = (await give(sofia, above, [olu], { visibility: "private", points: 50 })).recognition_ids[0]!;
	const hidden = { recognition_id: secret, budget_id: ofLena.budget_id, points: 10 };
	expect((await lena.client.try(boosting, hidden)).status).toBe(404);
	expect((await lena.client.try("recognition/get-boosts", { recognition_id: secret })).status).toBe(404);
	const path = `/recognitions/${(await give(sofia, above, [olu])).recognition_ids[0]}`;
	for (const person of [sofia, olu, mona]) expect((await openPage(person, path)).html).not.toContain(boosting);
	expect((await openPage(ingrid, path)).text).toContain(`Budget ${ofIngrid.budget_id} (300 left)`);
	const wrong = await sendForm(ingrid, path, boosting, { budget_id: String(ofIngrid.budget_id), points: "900" });
	expect(wrong.text).toContain("Your budget holds fewer points than that.");
	expect(wrong.part("input", ["name", "points"]).html).toContain('value="900"');
	const sent = await sendForm(ingrid, path, boosting, { budget_id: String(ofIngrid.budget_id), points: "40" });
	expect(sent.location).toBe(`/webapp${path}`);
	const many = await Promise.all(Array.from({ length: 19 }, () => acme.addMember()));
	const id = Number(path.split("/").at(-1));
	await acme.database.write(
		many.map(
			(
				one,
				at,
			) => sql`insert into recognition_boosts (account_id, id, recognition_id, booster_id, budget_id, points, created_at)
				values (${acme.id}, ${at + 1}, ${id}, ${one.id}, ${ofLena.budget_id}, 1, 1)`,
		),
	);
	const late = await lena.client.try(boosting, { recognition_id: id, budget_id: ofLena.budget_id, points: 1 });
	expect(late.body.resultType).toBe("boosted_enough");
	const page = await openPage(olu, path);
	for (const words of ["Added by colleagues", "Ingrid Solberg", "+40 points"]) expect(page.text).toContain(words);
});

test("[recognition-24] [uploads-03] points are issued, boosted, checked for duplicates and claimed on their paths; a claim's proof is a picture or PDF of 2 MB at most; a claim with its proof is paid once, from the program, by who approves", async () => {
	const { acme, olga, ingrid, mona, sofia, olu, luca, above, ofIngrid } = await makeBoosters();
	const safety = await addProgram(acme, { owner: olga, name: "Safety walks", budget: 200, takes_claims: 1 });
	const [recognition_id] = (await give(sofia, above, [olu])).recognition_ids as [number];
	const paths = {
		api_give_recognition: { program_id: above.id, recipient_ids: [luca.id], points: 50, message: "Thank you." },
		api_boost_recognition: { recognition_id, budget_id: ofIngrid.budget_id, points: 20 },
		api_check_duplicate_recognition: { program_id: above.id, recipient_ids: [olu.id], points: 150 },
		api_claim_points: { program_id: safety.id, message: "I walked hall 4." },
	};
	for (const [path, payload] of Object.entries(paths))
		expect((await ingrid.client.post(`/api/points/${path}`, payload)).status).toBe(200);
	const claim = (payload: object, content: BlobPart = png) =>
		olu.client.upload("/api/points/api_claim_points", payload, new File([content], "walk.png"));
	const wanted = { program_id: safety.id, points: 150, message: "I ran the safety walk in hall 4." };
	expect((await claim({ ...wanted, program_id: above.id })).body.resultType).toBe("claims_not_taken");
	expect((await claim({ ...wanted, message: "", points: 75 })).body.errors).toMatchObject({
		message: ["Please fill this in."],
		points: ["This program gives 50 to 250, in steps of 50."],
	});
	expect((await claim(wanted, "no picture")).body.errors).toMatchObject({
		file: ["The file is no PNG, JPG or PDF. Choose another one."],
	});
	const sized = (bytes: number) => `%PDF-1.7\n${" ".repeat(bytes - 9)}`;
	expect((await claim(wanted, sized(2 * 1_048_576 + 1))).body.errors).toMatchObject({
		file: ["The file is larger than 2 MB. Choose a smaller one."],
	});
	const form = await openPage(olu, `/recognitions/claims?program=${safety.id}`);
	expect(form.text).toContain("PNG, JPG or PDF, 2 MB at most");
	const onPaper = await claim({ ...wanted, points: 50, message: "Also hall 5." }, sized(2 * 1_048_576));
	expect(onPaper.status).toBe(200);
	const { claim_id, approver_names } = (await claim(wanted)).body as unknown as {
		claim_id: number;
		approver_names: string[];
	};
	expect(approver_names).toEqual([mona.name]);
	const request_id = await requestAbout(acme, claim_id);
	const decide = ({ client }: TestMember, more: object = {}) =>
		client.try(deciding, { request_id, action: "approve", ...more });
	expect(await balanceOf(acme, "member", olu.id)).toBe(150 + 20);
	for (const person of [olu, sofia, luca]) expect((await decide(person)).status).toBe(404);
	for (const person of [sofia, luca])
		expect((await person.client.try("recognition/get-claim", { claim_id })).status).toBe(404);
	const inbox = await openPage(mona, "/moderation");
	for (const words of ["Olu Adeyemi asks for points", "Safety walks", "walk.png", wanted.message])
		expect(inbox.text).toContain(words);
	const page = await openPage(mona, `/recognitions/claims/${claim_id}`);
	const proof = page.links().find(({ text }) => text === "walk.png")!.href;
	expect((await mona.client.fetch(proof)).headers.get("content-type")).toBe("image/png");
	expect((await decide(mona, { points: 100 })).status).toBe(400);
	const both = await Promise.all([1, 2].map(() => decide(mona, { points: 100, notes: "One hall." })));
	expect(both.map(({ status }) => status)).toContain(200);
	expect((await decide(olga)).body.resultType).toBe("already_decided");
	expect(await balanceOf(acme, "member", olu.id)).toBe(150 + 20 + 100);
	expect(await balanceOf(acme, "budget", safety.budget_id)).toBe(100);
	const [line] = (await olu.client.call("points/get-ledger", {})).table_rows;
	expect(line).toMatchObject({ source: "claim", program: "Safety walks", actor_name: mona.name, points: 100 });
	expect(await toldOf(acme, "recognition/claim-paid")).toEqual([olu.id]);
	const paid = await openPage(olu, `/recognitions/claims/${claim_id}`);
	for (const words of ["Given by Mona Dahl on", "100 in place of 150", "One hall."]) expect(paid.text).toContain(words);
	expect((await olga.client.call("points/verify-ledger", {})).faults).toEqual([]);
});

test("a claim that the budget cannot pay is not approved, a refusal has its reason, one is taken back, and lists show each their own", async () => {
	const { acme, olga, mona, sofia, olu } = await makeApprovingCompany();
	const safety = await addProgram(acme, { owner: olga, name: "Safety walks", budget: 60, takes_claims: 1 });
	const ask = async ({ client }: TestMember, points: number, message: string) => {
		const { claim_id } = await client.call(claiming, { program_id: safety.id, points, message });
		return { claim_id, request_id: await requestAbout(acme, claim_id) };
	};
	const [large, small] = [await ask(olu, 100, "Hall 4."), await ask(sofia, 50, "Hall 5.")];
	const decide = (request_id: number, more: object) =>
		mona.client.try(deciding, { request_id, action: "approve", ...more });
	expect((await decide(large.request_id, {})).body.resultType).toBe("cannot_be_approved");
	for (const days of ["to_date = '2020-01-31'", "from_date = '2099-01-01'"]) {
		await acme.database.write([
			sql`update budgets set from_date = null, to_date = null, ${sql.raw(days)} where account_id = ${acme.id} and id = ${safety.budget_id}`,
		]);
		expect((await decide(small.request_id, {})).body.resultType).toBe("cannot_be_approved");
	}
	expect((await decide(large.request_id, { action: "reject" })).status).toBe(400);
	expect((await decide(large.request_id, { action: "reject", notes: "Not yours." })).status).toBe(200);
	expect(await toldOf(acme, "recognition/claim-refused")).toEqual([olu.id]);
	expect((await olu.client.try("recognition/withdraw-claim", { claim_id: small.claim_id })).status).toBe(404);
	expect((await olu.client.try("recognition/withdraw-claim", { claim_id: large.claim_id })).body.resultType).toBe(
		"decided_meanwhile",
	);
	const path = `/recognitions/claims/${small.claim_id}`;
	expect((await sendForm(sofia, path, "recognition/withdraw-claim", {})).text).toContain("Take it back?");
	expect((await sendForm(sofia, path, "recognition/withdraw-claim", { answered: "1" })).location).toBe(
		`/webapp${path}`,
	);
	expect((await decide(small.request_id, {})).body.resultType).toBe("already_decided");
	expect(await balanceOf(acme, "budget", safety.budget_id)).toBe(60);
	const mine = (await openPage(olu, "/recognitions/claims")).table().rows;
	expect(mine).toMatchObject([{ "What was done": "Hall 4.", State: "Refused", Reason: "Not yours." }]);
	const all = (await openPage(olga, "/recognitions/claims?report_condition=all")).table().rows;
	expect(all.map((row) => [row["Asked by"], row.State])).toEqual([
		[expect.stringContaining("Sofia Marques"), "Taken back"],
		[expect.stringContaining("Olu Adeyemi"), "Refused"],
	]);
	const form = { program_id: String(safety.id), message: "Hall 6.", points: "" };
	const sent = await sendForm(olu, "/recognitions/claims", claiming, form);
	expect(sent.location).toMatch(/^\/webapp\/recognitions\/claims\/\d+$/);
	await acme.database.write([
		sql`insert into point_claims (account_id, id, claimant_id, program_id, asked_points, points, message, created_at)
			select ${acme.id}, e.value, ${sofia.id}, ${safety.id}, 50, 50, 'A walk', 1 from json_each(${JSON.stringify(Array.from({ length: 20 }, (_, at) => at + 1))}) e`,
	]);
	expect((await sofia.client.try(claiming, { program_id: safety.id, message: "One more." })).body.resultType).toBe(
		"too_many_claims",
	);
	await acme.database.write([
		sql`update users set is_eligible_to_receive_points = 0 where account_id = ${acme.id} and id = ${olu.id}`,
	]);
	expect((await olu.client.try(claiming, { program_id: safety.id, message: "Hall 7." })).body.resultType).toBe(
		"cannot_receive_points",
	);
	await acme.database.write([sql`update programs set is_active = 0 where account_id = ${acme.id}`]);
	expect((await sofia.client.try(claiming, { program_id: safety.id, message: "Hall 8." })).body.resultType).toBe(
		"program_not_active",
	);
});
