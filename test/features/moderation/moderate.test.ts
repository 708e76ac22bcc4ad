/** Deciding what waits: once, by whoever may, with what follows from it; and what others see of it. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinAndWait, makeOpenCompany } from "#test/factories/sign-ups";

test("[moderation-01] [moderation-02] [moderation-06] [moderation-07] a request is read, approved with notes, and says by whom and when", async () => {
	const company = await makeOpenCompany();
	const { acme, olga } = company;
	const { user_id, request_id } = await joinAndWait(company);
	for (const wrong of [{ action: "deny" }, { action: "approved" }, {}, { action: "approve", request_id: "first" }])
		expect((await olga.client.post("/api/members/api_moderate", { request_id, ...wrong })).status).toBe(400);
	expect((await olga.client.post("/api/members/api_moderate", { request_id: 1, action: "approve" })).status).toBe(404);
	const read = () => olga.client.post("/api/members/api_get_moderation", { employee_id: user_id });
	expect((await read()).body).toMatchObject({
		resultStatus: "success",
		approval_request: {
			...{ id: request_id, final_status: "pending", moderated_by_name: null, moderated_at: null },
			...{ message: "I joined the Leeds warehouse on Monday.", moderation_notes: "" },
		},
	});
	const before = Date.now();
	const notes = "Known in Leeds.\nAsk Marcus.";
	const reply = await olga.client.post("/api/members/api_moderate", { request_id, action: "approve", notes });
	expect([reply.status, reply.body]).toEqual([
		200,
		expect.objectContaining({
			...{ resultStatus: "success", resultMsg: expect.stringMatching(/\w/), request_id, final_status: "approved" },
		}),
	]);
	const approval_request = (await read()).body.approval_request as Record<string, unknown>;
	expect(approval_request).toEqual({
		...{ id: request_id, final_status: "approved", moderated_by_name: "Olga Marek", moderation_notes: notes },
		...{ message: "I joined the Leeds warehouse on Monday.", moderated_at: expect.any(Number) },
	});
	expect(approval_request.moderated_at).toBeGreaterThanOrEqual(before);
	const asked = await olga.client.post("/api/members/api_get_moderation", { employee_id: (await acme.addMember()).id });
	expect(asked.body).toMatchObject({ resultStatus: "success", approval_request: null });
	const { member } = await olga.client.call("member-detail/get-member-details", { user_id });
	expect([member.status, member.is_active]).toEqual(["active", 1]);
});

test("[moderation-02] the action reject denies a request, and the member stays out", async () => {
	const company = await makeOpenCompany();
	const { user_id, request_id } = await joinAndWait(company);
	const { client } = company.olga;
	await client.call("moderation/moderate", { request_id, action: "reject" });
	const { approval_request } = await client.call("moderation/get-moderation", { employee_id: user_id });
	expect(approval_request).toMatchObject({ final_status: "denied", moderation_notes: "" });
	expect((await client.call("member-detail/get-member-details", { user_id })).member.status).toBe("suspended");
});

test("[moderation-05] notes are free text of 2,000 characters at most, and may be empty", async () => {
	const company = await makeOpenCompany();
	const { user_id, request_id } = await joinAndWait(company);
	const decide = (notes: string) =>
		company.olga.client.try("moderation/moderate", { request_id, action: "approve", notes });
	expect((await decide("x".repeat(2_001))).status).toBe(400);
	const notes = "¿Sí? <b>Ja</b> 'n' \"so\" — 100 %\n- ok";
	expect((await decide(notes)).status).toBe(200);
	const { approval_request } = await company.olga.client.call("moderation/get-moderation", { employee_id: user_id });
	expect(approval_request!.moderation_notes).toBe(notes);
});

test("[moderation-02] of two moderators at once one decides; the other is told, and nothing of the first is lost", async () => {
	const company = await makeOpenCompany();
	const { acme, olga } = company;
	const ivo = await acme.addMember({ role: "account_owner", first_name: "Ivo", last_name: "Sato" });
	const { user_id, request_id } = await joinAndWait(company);
	const decide = (owner: typeof olga, action: "approve" | "reject", notes: string) =>
		owner.client.try("moderation/moderate", { request_id, action, notes });
	const replies = await Promise.all([decide(olga, "approve", "by Olga"), decide(ivo, "reject", "by Ivo")]);
	expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
	const loser = replies.find(({ status }) => status === 409)!;
	expect(loser.body).toMatchObject({ resultType: "already_decided" });
	expect(loser.body.resultMsg).toContain("decided this meanwhile");
	const isOlgas = replies[0].status === 200;
	const { approval_request } = await ivo.client.call("moderation/get-moderation", { employee_id: user_id });
	expect(approval_request).toMatchObject(
		isOlgas
			? { final_status: "approved", moderated_by_name: "Olga Marek", moderation_notes: "by Olga" }
			: { final_status: "denied", moderated_by_name: "Ivo Sato", moderation_notes: "by Ivo" },
	);
	const winner = isOlgas ? olga : ivo;
	const again = await decide(winner, isOlgas ? "approve" : "reject", "another note");
	expect(again.status).toBe(200);
	expect((await decide(winner, isOlgas ? "reject" : "approve", "")).body.resultType).toBe("already_decided");
	const after = await ivo.client.call("moderation/get-moderation", { employee_id: user_id });
	expect(after.approval_request).toEqual(approval_request);
	await expect(
		acme.database.write([
			sql`update moderation_requests set final_status = 'pending', moderated_by = null, moderated_at = null
				where account_id = ${acme.id} and id = ${request_id}`,
		]),
	).rejects.toThrow("already_decided");
});

test("nobody decides but whose it is, not across accounts, and not on their own request", async () => {
	const company = await makeOpenCompany();
	const { acme, olga } = company;
	const globex = await makeOpenCompany();
	const { user_id, request_id } = await joinAndWait(company);
	const given = { request_id, action: "approve" } as const;
	for (const role of ["member", "moderator", "budget_owner"] as const) {
		const person = await acme.addMember({ role });
		expect((await person.client.try("moderation/moderate", given)).status).toBe(404);
		expect((await person.client.try("moderation/get-request", { request_id })).status).toBe(404);
		expect((await person.client.try("moderation/get-moderation", { employee_id: user_id })).status).toBe(403);
		expect((await person.client.call("moderation/get-inbox", {})).total_rows).toBe(0);
	}
	expect((await globex.olga.client.try("moderation/moderate", given)).status).toBe(404);
	await acme.database.write([
		sql`update moderation_requests set requester_id = ${olga.id} where account_id = ${acme.id} and id = ${request_id}`,
	]);
	const own = await olga.client.try("moderation/moderate", given);
	expect([own.status, own.body.resultType]).toEqual([409, "own_request"]);
});

test("whoever is deactivated while they wait is rejected with it, and waits for nobody any more", async () => {
	const company = await makeOpenCompany();
	const { user_id } = await joinAndWait(company);
	const { client } = company.olga;
	await client.call("member-detail/deactivate-member", { user_id });
	const { approval_request } = await client.call("moderation/get-moderation", { employee_id: user_id });
	expect(approval_request).toMatchObject({ final_status: "denied", moderated_by_name: "Olga Marek" });
	expect((await client.call("session/init-user", {})).user.pending_moderations_count).toBe(0);
});

test("a decision stands in the audit under its member, with what was decided and said", async () => {
	const company = await makeOpenCompany();
	const { request_id } = await joinAndWait(company);
	await company.olga.client.call("moderation/moderate", { request_id, action: "reject", notes: "Not known here." });
	const { table_rows } = await company.olga.client.call("audit/get-audit-log", {});
	expect(table_rows[0]).toMatchObject({ act: "Request decided", subject: "Nora Lind", who: "Olga Marek" });
	expect(table_rows[0]?.details).toContainEqual({ label: "Notes", before: null, after: "Not known here." });
});
