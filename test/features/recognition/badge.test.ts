/** The badge that a giver chooses: one that is in use here, kept through approvals, days and commitments, and shown wherever the recognition is. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { give, makeApprovingCompany, submit } from "#test/factories/approvals";
import { addBadge } from "#test/factories/badges";
import { allowCommitments, comeToday, schedule } from "#test/factories/claims";
import { addProgram } from "#test/factories/programs";
import { runDueWork } from "#test/kit/schedule";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";

const giving = "recognition/give-recognition";
const names = { en: "Lifesaver", es: "Salvavidas" };

async function makeCompany() {
	const company = await makeApprovingCompany({ issuance_approval_needed: 0 });
	const badge_id = await addBadge(company.acme, names, { glyph: "hands" });
	return { ...company, badge_id };
}

/** What this person received last, as the table says it. */
const lastOf = async ({ client }: TestMember) =>
	(await client.call("recognition/get-recognitions-report", {})).table_rows[0];

/** Switches a badge off, whatever it was. */
const switchOff = ({ id, database }: TestTenant, badge_id: number) =>
	database.write([sql`update badges set is_active = 0 where account_id = ${id} and id = ${badge_id}`]);

test("a badge is given with a recognition and shown in the feed, on the certificate and in the table, in the reader's language", async () => {
	const { acme, sofia, olu, above, badge_id } = await makeCompany();
	const { recognition_ids, activity_ids } = await give(sofia, above, [olu], { badge_id });
	const badge = { id: badge_id, name: "Lifesaver", glyph: "hands" };
	const [post] = (await olu.client.call("activity/get-activity-feed", {})).table_rows;
	expect(post).toMatchObject({ id: activity_ids[0], badge, program: { name: "Above & Beyond" } });
	const certificate_id = recognition_ids[0]!;
	const shown = await olu.client.call("recognition/get-recognition-certificate", { certificate_id });
	expect(shown.certificate).toMatchObject({ badge, program: "Above & Beyond" });
	const arrived = await olu.client.call("recognition/open-arrivals", {});
	expect(arrived.arrival).toMatchObject({ badge, recognition_id: certificate_id });
	expect(await lastOf(olu)).toMatchObject({ badge: "Lifesaver" });
	const pablo = await acme.addMember({ language_code: "es" });
	const [read] = (await pablo.client.call("activity/get-activity-feed", {})).table_rows;
	expect(read).toMatchObject({ badge: { name: "Salvavidas" } });
	await switchOff(acme, badge_id);
	expect(await lastOf(olu)).toMatchObject({ badge: "Lifesaver" });
});

test("without a badge nothing is shown of one", async () => {
	const { sofia, olu, above } = await makeCompany();
	await give(sofia, above, [olu]);
	const [post] = (await olu.client.call("activity/get-activity-feed", {})).table_rows;
	expect(post).toMatchObject({ badge: null });
	expect(await lastOf(olu)).toMatchObject({ badge: "" });
});

test("an unknown badge, one that is switched off and another account's are refused, with the field, and nothing is sent", async () => {
	const { acme, sofia, olu, above, badge_id } = await makeCompany();
	const globex = await createTenant({ shard: acme.shard });
	const foreign = await addBadge(globex, { en: "Theirs" });
	const off = await addBadge(acme, { en: "Old" }, { is_active: 0 });
	const wish = { program_id: above.id, recipient_ids: [olu.id], points: 150, message: "Thank you." };
	for (const refused_id of [foreign, off, 12_345]) {
		const { status, body } = await sofia.client.try(giving, { ...wish, badge_id: refused_id });
		expect([status, body.resultType]).toEqual([409, "badge_not_offered"]);
		expect(Object.keys(body.errors ?? {})).toEqual(["badge_id"]);
	}
	expect(await lastOf(olu)).toBeUndefined();
	await sofia.client.call(giving, { ...wish, badge_id });
	expect(await lastOf(olu)).toMatchObject({ badge: "Lifesaver" });
});

test("an approval keeps the badge: who decides reads it, and what is issued carries it though it was switched off meanwhile", async () => {
	const { acme, olga, mona, sofia, olu, badge_id } = await makeCompany();
	const careful = await addProgram(acme, { owner: olga, name: "Careful", budget: 500, issuance_approval_needed: 1 });
	const { submission_id, request_id } = await submit(acme, sofia, careful, [olu], { badge_id });
	const { submission } = await sofia.client.call("recognition/get-submission", { submission_id });
	expect(submission).toMatchObject({ badge: { id: badge_id, name: "Lifesaver" } });
	const [request] = (await mona.client.call("moderation/get-inbox", {})).table_rows;
	expect(JSON.stringify(request)).toContain("Lifesaver");
	await switchOff(acme, badge_id);
	await mona.client.call("moderation/moderate", { request_id, action: "approve" });
	expect(await lastOf(olu)).toMatchObject({ badge: "Lifesaver" });
});

test("what waits for its day, and a commitment that was kept, carry the badge that was chosen", async () => {
	const { acme, sofia, olu, luca, above, badge_id } = await makeCompany();
	const scheduled_id = await schedule(sofia, above, [olu], { badge_id });
	const { scheduled } = await sofia.client.call("recognition/get-scheduled-recognition", { scheduled_id });
	expect(scheduled).toMatchObject({ badge: { id: badge_id, name: "Lifesaver" } });
	await comeToday(acme);
	await runDueWork(acme);
	expect(await lastOf(olu)).toMatchObject({ badge: "Lifesaver" });
	await allowCommitments(acme, sofia);
	const made = await give(sofia, above, [luca], {
		...{ badge_id, recognition_subtype: "commitment", due_date: "2099-03-31" },
	});
	const commitment_id = made.commitment_ids[0]!;
	const { commitment } = await luca.client.call("recognition/get-commitment", { commitment_id });
	expect(commitment).toMatchObject({ badge: { name: "Lifesaver" } });
	await sofia.client.call("recognition/end-commitment", { commitment_id, is_kept: 1 });
	expect(await lastOf(luca)).toMatchObject({ badge: "Lifesaver", recognition_subtype: "commitment" });
});

test("account owners find all recognitions with a badge; nobody else has that filter", async () => {
	const { acme, olga, sofia, olu, above, badge_id } = await makeCompany();
	const other = await addBadge(acme, { en: "Bright idea" });
	await give(sofia, above, [olu], { badge_id, message: "One." });
	await give(sofia, above, [olu], { badge_id: other, message: "Two." });
	await give(sofia, above, [olu], { message: "Three." });
	const filters = { report_condition: "all", badge_id } as const;
	const { table_rows } = await olga.client.call("recognition/get-recognitions-report", { filters });
	expect(table_rows.map(({ message }) => message)).toEqual(["One."]);
	const asked = await sofia.client.try("recognition/get-recognitions-report", { filters: { badge_id } });
	expect(asked.status).toBe(403);
});
