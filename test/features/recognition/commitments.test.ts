/** Commitments: a promise with its day, whose points are held until its giver says that it was kept. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { openPage, sendForm } from "#test/kit/page";
import { dueWorkOf, runDueWork } from "#test/kit/schedule";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { dayMs } from "#workers/kernel/clock";

const giving = "recognition/give-recognition";
const ending = "recognition/end-commitment";
const due_date = "2099-03-31";

const balanceOf = async (tenant: TestTenant, kind: string, owner_id: number) =>
	(
		await tenant.database.read(
			sql<{ balance: number }>`select balance from ledger_accounts where account_id = ${tenant.id} and kind = ${kind}
				and unit = 'points' and owner_id = ${owner_id}`,
		)
	)[0]?.balance ?? 0;

/** A company in which Mona may make commitments, and Olu and Luca may not. */
async function makeCompany() {
	const acme = await createTenant({ flags: { employee_commitments_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const mona = await acme.addMember({
		...{ first_name: "Mona", last_name: "Dahl", manager_id: olga.id, switches: { can_issue_employee_commitments: 1 } },
	});
	const olu = await acme.addMember({ first_name: "Olu", last_name: "Adeyemi", manager_id: mona.id });
	const luca = await acme.addMember({ first_name: "Luca", last_name: "Bianchi", manager_id: mona.id });
	const thanks = await addProgram(acme, { owner: olga, name: "Thanks", budget: 1_000 });
	const commit = ({ client }: TestMember, recipients: TestMember[], more: object = {}) =>
		client.try(giving, {
			...{ program_id: thanks.id, recipient_ids: recipients.map(({ id }) => id), points: 100 },
			...{ message: "I teach you the night routes.", recognition_subtype: "commitment", due_date, ...more },
		});
	return { acme, olga, mona, olu, luca, thanks, commit };
}

test("[recognition-20] giveRecognition submits a recognition, which is given at once, or a commitment, whose points are held and given to each only once its giver says that it was kept", async () => {
	const { acme, olga, mona, olu, luca, thanks, commit } = await makeCompany();
	const plain = await commit(mona, [olu], { recognition_subtype: "recognition", due_date: "", points: 50 });
	expect(plain.body).toMatchObject({ recognition_ids: [expect.any(Number)], commitment_ids: [] });
	expect((await commit(olu, [luca])).body.resultType).toBe("commitments_not_yours");
	for (const day of ["", "2020-01-01"])
		expect((await commit(mona, [olu], { due_date: day })).body.errors).toMatchObject({
			due_date: [expect.any(String)],
		});
	const made = await commit(mona, [olu, luca]);
	const { commitment_ids, recognition_ids } = made.body as unknown as Record<string, number[]>;
	expect([made.status, recognition_ids, commitment_ids!.length]).toEqual([200, [], 2]);
	const [first, second] = commitment_ids as [number, number];
	expect(await balanceOf(acme, "member", luca.id)).toBe(0);
	expect(await balanceOf(acme, "budget", thanks.budget_id)).toBe(1_000 - 50 - 200);
	expect(await balanceOf(acme, "in_approval", first)).toBe(100);
	const { program } = await olga.client.call("programs/get-program-details", { program_id: thanks.id });
	expect(program).toMatchObject({ points_in_approval: 200, points_spent: 50 });
	for (const person of [olu, luca, olga])
		expect((await person.client.try(ending, { commitment_id: first, is_kept: 1 })).status).toBe(404);
	const both = await Promise.all(
		[1, 0].map((is_kept) => mona.client.try(ending, { commitment_id: first, is_kept: is_kept as 0 | 1 })),
	);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
	const { commitment } = await mona.client.call("recognition/get-commitment", { commitment_id: first });
	const isKept = commitment.status === "kept";
	expect(await balanceOf(acme, "in_approval", first)).toBe(0);
	await mona.client.call(ending, { commitment_id: second, is_kept: 1 });
	const others = isKept ? 100 : 0;
	expect((await balanceOf(acme, "member", olu.id)) + (await balanceOf(acme, "member", luca.id))).toBe(150 + others);
	expect(await balanceOf(acme, "budget", thanks.budget_id)).toBe(1_000 - 150 - others);
	const [row] = (
		await mona.client.call("recognition/get-recognitions-report", { filters: { report_condition: "given_by_me" } })
	).table_rows;
	expect(row).toMatchObject({ recognition_subtype: "commitment", points: 100 });
	expect((await mona.client.try(ending, { commitment_id: second, is_kept: 0 })).body.resultType).toBe(
		"decided_meanwhile",
	);
	expect((await olga.client.call("points/verify-ledger", {})).faults).toEqual([]);
});

test("what was kept in a program that asks for an approval waits for it; what somebody promised who left is let go by the owner", async () => {
	const { acme, olga, mona, olu, luca, commit } = await makeCompany();
	const careful = await addProgram(acme, { owner: olga, name: "Careful", budget: 500, issuance_approval_needed: 1 });
	const made = await commit(mona, [olu], { program_id: careful.id });
	const { commitment_ids } = made.body as unknown as { commitment_ids: [number] };
	const kept = await mona.client.call(ending, { commitment_id: commitment_ids[0], is_kept: 1 });
	expect(kept).toMatchObject({ status: "kept", recognition_ids: [], submission_id: expect.any(Number) });
	expect(await balanceOf(acme, "in_approval", kept.submission_id!)).toBe(100);
	const [request] = (await olga.client.call("moderation/get-inbox", {})).table_rows;
	await olga.client.call("moderation/moderate", { request_id: request!.id, action: "approve" });
	expect(await balanceOf(acme, "member", olu.id)).toBe(100);
	const [row] = (await olu.client.call("recognition/get-recognitions-report", {})).table_rows;
	expect(row).toMatchObject({ recognition_subtype: "commitment", points: 100 });
	const left = (await commit(mona, [luca])).body as unknown as { commitment_ids: [number] };
	await acme.database.write([
		sql`update users set status = 'suspended' where account_id = ${acme.id} and id = ${mona.id}`,
	]);
	expect((await olga.client.try(ending, { commitment_id: left.commitment_ids[0], is_kept: 1 })).status).toBe(404);
	await olga.client.call(ending, { commitment_id: left.commitment_ids[0], is_kept: 0 });
	expect(await balanceOf(acme, "member", luca.id)).toBe(0);
	expect(await balanceOf(acme, "in_approval", left.commitment_ids[0])).toBe(0);
});

test("[recognition-12] the picker invites to a recognition or a commitment by the account, the right to make them, and recognition; the form and pages make one, show it to both and end it", async () => {
	const { acme, olga, mona, olu, luca, thanks } = await makeCompany();
	const invitation = async (person: TestMember) => {
		const page = await openPage(person, "");
		return page.html
			.match(/placeholder="([^"]*)"[^>]*name="q"|name="q"[^>]*placeholder="([^"]*)"/)
			?.slice(1)
			.find(Boolean);
	};
	expect(await invitation(mona)).toBe("Recognize somebody or make a commitment");
	expect(await invitation(olu)).toBe("Who deserves thanks?");
	expect((await openPage(olu, "/recognitions/give")).html).not.toContain('name="due_date"');
	const fields = {
		program_id: String(thanks.id),
		recipient_ids: String(olu.id),
		points: "100",
		message: "Night routes.",
	};
	const asked = { ...fields, recognition_subtype: "commitment" };
	const refused = await sendForm(mona, "/recognitions/give", giving, { ...asked, due_date: "" });
	expect(refused.part("input", ["name", "due_date"]).html).toContain("aria-invalid");
	const sent = await sendForm(mona, "/recognitions/give", giving, { ...asked, due_date });
	const path = sent.location!.replace("/webapp", "");
	expect(path).toMatch(/^\/recognitions\/commitments\/\d+$/);
	for (const person of [mona, olu, olga])
		for (const words of ["To Olu Adeyemi", "Night routes.", "Mar 31, 2099", "Open"])
			expect((await openPage(person, path)).text).toContain(words);
	expect((await openPage(luca, path)).status).toBe(404);
	expect((await openPage(olu, path)).html).not.toContain(ending);
	const mine = (await openPage(olu, "/recognitions/commitments")).table().rows;
	expect(mine).toMatchObject([
		{ Promise: "Night routes.", "Made by": expect.stringContaining("Mona Dahl"), State: "Open" },
	]);
	expect((await openPage(mona, "/recognitions/commitments?report_condition=given_by_me")).text).toContain(
		"Olu Adeyemi",
	);
	expect((await sendForm(mona, path, `${ending}#kept`, { is_kept: "1" })).text).toMatch(
		/Was it kept\?.*Olu Adeyemi gets it with its points now.*This cannot be undone\./,
	);
	const kept = await sendForm(mona, path, `${ending}#kept`, { is_kept: "1", answered: "1" });
	expect(kept.location).toMatch(/^\/webapp\/recognitions\/\d+$/);
	expect((await openPage(mona, path)).text).toContain("Kept on");
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.employee_commitments_enabled', 0) where account_id = ${acme.id}`,
	]);
	const without = await createTenant({ flags: { employee_commitments_enabled: 0 } });
	const able = await without.addMember({ switches: { can_issue_employee_commitments: 1 } });
	expect(await invitation(able)).toBe("Who deserves thanks?");
	const silent = await createTenant({ flags: { employee_commitments_enabled: 1, give_recognition_enabled: 0 } });
	const nobody = await silent.addMember({ switches: { can_issue_employee_commitments: 1 } });
	expect(await invitation(nobody)).toBeUndefined();
});

test("whoever made a commitment is reminded the day before and once after, by a kind with its switch, and never of what is over", async () => {
	const { acme, mona, olu, luca, commit } = await makeCompany();
	const made = await commit(mona, [olu, luca], { message: "Night routes." });
	const [first, second] = (made.body as unknown as { commitment_ids: number[] }).commitment_ids as [number, number];
	const reminders = async (person: TestMember) =>
		(await person.client.call("notifications/get-notifications", {})).table_rows
			.map(({ text }) => text)
			.filter((text) => text.includes("commitment to"));
	const mails = async () =>
		(
			await acme.database.read(
				sql<{ recipient: string; body: string }>`select recipient, body from emails where account_id = ${acme.id}
					and body like '%Say on its page%' order by id`,
			)
		).map(({ recipient }) => recipient);
	const moveTo = (id: number, days: number) =>
		acme.database.write([
			sql`update commitments set due_date = date('now', ${`${days} days`}), remind_at = 1 where account_id = ${acme.id} and id = ${id}`,
		]);
	const morning = Date.parse("2099-03-30T09:00:00Z");
	const [waits] = await acme.database.read(
		sql<{ remind_at: number }>`select remind_at from commitments where account_id = ${acme.id} and id = ${first}`,
	);
	expect(Math.abs(waits!.remind_at - morning)).toBeLessThan(dayMs);
	expect(await dueWorkOf(acme, waits!.remind_at)).toContain("recognition/remind-commitments");
	await runDueWork(acme);
	expect(await reminders(mona)).toEqual([]);

	await moveTo(first, 2);
	for (let time = 0; time < 2; time += 1) await runDueWork(acme);
	expect(await reminders(mona)).toEqual(["Your commitment to Olu Adeyemi is due soon."]);
	expect(await mails()).toEqual([mona.email]);
	await moveTo(first, -2);
	for (let time = 0; time < 2; time += 1) await runDueWork(acme);
	expect((await reminders(mona))[0]).toBe("The day of your commitment to Olu Adeyemi is over. Did you keep it?");
	expect(await reminders(mona)).toHaveLength(2);
	expect(await reminders(olu)).toEqual([]);
	const left = await acme.database.read(
		sql<{
			remind_at: number | null;
		}>`select remind_at from commitments where account_id = ${acme.id} and id = ${first}`,
	);
	expect(left).toEqual([{ remind_at: null }]);

	await mona.client.call(ending, { commitment_id: second, is_kept: 1 });
	const over = await acme.database.read(
		sql<{
			remind_at: number | null;
		}>`select remind_at from commitments where account_id = ${acme.id} and id = ${second}`,
	);
	expect(over).toEqual([{ remind_at: null }]);
	const settings = await mona.client.call("notifications/get-notification-settings", {});
	expect(JSON.stringify(settings)).toContain("recognition/commitment-due");
});
