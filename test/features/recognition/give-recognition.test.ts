/** Giving recognition: what it writes, what it refuses, and what two at once may not do. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { interrupted } from "#test/factories/faults";
import { addBehavior, addProgram, balanceOf } from "#test/factories/programs";
import { runOutbox } from "#test/kit/outbox";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { ledgerFaults } from "#workers/features/points";
import type { Environment } from "#workers/kernel/environment";

async function acmeWithProgram(budget = 1_000) {
	const acme = await createTenant();
	const olive = await acme.addMember({ role: "account_owner", first_name: "Olive" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", manager_id: olive.id });
	const tomas = await acme.addMember({ first_name: "Tomás", manager_id: priya.id, language_code: "es" });
	const nadia = await acme.addMember({ first_name: "Nadia", manager_id: olive.id });
	const thanks = await addProgram(acme, { owner: olive, name: "Everyday Thanks", budget });
	return { acme, olive, priya, tomas, nadia, thanks };
}

async function faultsOf(tenant: TestTenant) {
	return (await Promise.all(ledgerFaults(tenant.id).map((statement) => tenant.database.read(statement)))).flat();
}

const message = "You rebuilt the onboarding guide over one weekend.";

test("[recognition-22] Priya recognises two colleagues: points, posts, counts, ledger and emails", async () => {
	const { acme, priya, tomas, nadia, thanks } = await acmeWithProgram();
	const behavior = await addBehavior(acme, { en: "Owns the outcome", es: "Responde del resultado" });
	const answer = await priya.client.call("recognition/give-recognition", {
		program_id: thanks.id,
		recipient_ids: [tomas.id, nadia.id],
		behavior_ids: [behavior],
		points: 150,
		message: `  ${message}  `,
	});
	expect(answer.recognition_ids).toHaveLength(2);
	expect(answer.points_remaining).toBeNull();
	expect(await balanceOf(acme, tomas.points_account_id)).toBe(150);
	expect(await balanceOf(acme, nadia.points_account_id)).toBe(150);
	expect(await faultsOf(acme)).toEqual([]);

	const rows = await acme.database.read(sql<
		Record<string, unknown>
	>`select r.recipient_id, r.recipient_manager_id, r.message, r.points, r.status,
		t.kind, t.source, t.actor_id, t.program_id, t.budget_id, t.idempotency_key, r.id, a.details ->> 'recipient_count' as recipient_count, a.visibility, a.actor_id as poster
		from recognitions r join ledger_transactions t on t.account_id = r.account_id and t.id = r.transaction_id
		join activities a on a.account_id = r.account_id and a.id = r.activity_id where r.account_id = ${acme.id} order by r.id`);
	expect(rows.map(({ recipient_id }) => recipient_id)).toEqual([tomas.id, nadia.id]);
	expect(rows[0]).toMatchObject({
		recipient_manager_id: priya.id,
		message,
		points: 150,
		status: "issued",
		kind: "Issuance",
		source: "recognition",
		actor_id: priya.id,
		program_id: thanks.id,
		budget_id: thanks.budget_id,
		idempotency_key: `recognition-${rows[0]!.id}`,
		recipient_count: 2,
		visibility: "public",
		poster: priya.id,
	});
	const counts = await acme.database.read(sql<{
		given: number;
		received: number;
	}>`select recognitions_given_count as given,
		recognitions_received_count as received from users where account_id = ${acme.id} order by id`);
	expect(counts.slice(1)).toEqual([
		{ given: 2, received: 0 },
		{ given: 0, received: 1 },
		{ given: 0, received: 1 },
	]);

	await runOutbox(acme, "recognition/notify-recipients");
	const emails = await acme.database.read(
		sql<{
			user_id: number;
			subject: string;
			body: string;
		}>`select user_id, subject, body from emails where account_id = ${acme.id} order by id`,
	);
	expect(emails.map(({ user_id, subject }) => [user_id, subject])).toEqual([
		[tomas.id, "Priya Raman te ha reconocido"],
		[nadia.id, "Priya Raman recognized you"],
	]);
	expect(emails[0]!.body).toContain("Everyday Thanks, Responde del resultado");
	expect(emails[0]!.body).toContain("150 puntos");
	expect(emails[0]!.body).toContain(message);
	expect(emails[1]!.body).toContain(`/webapp/recognitions/${answer.recognition_ids[1]}`);
});

test("two gives at once that together exceed the budget: one succeeds, one hears that the budget is exhausted", async () => {
	const { acme, priya, nadia, tomas, thanks } = await acmeWithProgram(200);
	const give = (from: typeof priya, to: typeof priya) =>
		from.client.try("recognition/give-recognition", {
			program_id: thanks.id,
			recipient_ids: [to.id],
			points: 150,
			message,
		});
	await Promise.all([priya.client.csrfToken(), nadia.client.csrfToken()]);
	const replies = await Promise.all([give(priya, tomas), give(nadia, tomas)]);
	expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(replies.find(({ status }) => status === 409)!.body.resultType).toBe("budget_exhausted");
	expect(await balanceOf(acme, tomas.points_account_id)).toBe(150);
	expect(await balanceOf(acme, thanks.budget_account_id)).toBe(50);
	expect(await faultsOf(acme)).toEqual([]);
});

test("the budget's floor holds in the database too, whatever was read before", async () => {
	const { acme, priya, tomas, nadia, thanks } = await acmeWithProgram(250);
	const give = (from: typeof priya) =>
		from.client.try("recognition/give-recognition", {
			program_id: thanks.id,
			recipient_ids: [tomas.id],
			points: 150,
			message,
		});
	// Nadia gives in the moment between what Priya's request read and what it writes.
	priya.client.environment = interrupted(
		priya.client.environment as unknown as Environment,
		"into activities",
		async () => expect((await give(nadia)).status).toBe(200),
	) as unknown as typeof priya.client.environment;
	const reply = await give(priya);
	expect([reply.status, reply.body.resultType]).toEqual([409, "budget_exhausted"]);
	expect(await balanceOf(acme, thanks.budget_account_id)).toBe(100);
	expect(await balanceOf(acme, tomas.points_account_id)).toBe(150);
});

test("a repeat under the same key gives the first answer and nothing more", async () => {
	const { acme, priya, tomas, thanks } = await acmeWithProgram();
	const gift = { program_id: thanks.id, recipient_ids: [tomas.id], points: 100, message };
	const key = { "idempotency-key": "give-1" };
	const first = await priya.client.call("recognition/give-recognition", gift, key);
	expect(await priya.client.call("recognition/give-recognition", gift, key)).toMatchObject({
		recognition_ids: first.recognition_ids,
	});
	const other = await priya.client.try("recognition/give-recognition", { ...gift, points: 150 }, key);
	expect(other.body.resultType).toBe("idempotency_conflict");
	expect(await balanceOf(acme, tomas.points_account_id)).toBe(100);
});

test("who cannot receive is named, and nobody receives anything", async () => {
	const { acme, priya, tomas, thanks } = await acmeWithProgram();
	const barred = await acme.addMember({ first_name: "Bert", last_name: "Barred", is_eligible_to_receive_points: 0 });
	const refused = async (recipient_ids: number[]) =>
		(await priya.client.try("recognition/give-recognition", { program_id: thanks.id, recipient_ids, message })).body;
	expect(await refused([tomas.id, barred.id])).toMatchObject({
		resultType: "recipients_not_eligible",
		errors: { recipient_ids: ["Bert Barred cannot receive recognition right now. Take them out and try again."] },
	});
	expect((await refused([tomas.id, 4_711])).resultType).toBe("recipients_not_eligible");
	expect((await refused([tomas.id, priya.id])).resultType).toBe("not_to_yourself");
	expect((await refused([])).errors).toHaveProperty("recipient_ids");
	expect(await balanceOf(acme, tomas.points_account_id)).toBe(0);
});

test("a program that may not be given from refuses with its reason", async () => {
	const { acme, olive, priya, tomas } = await acmeWithProgram();
	const refusal = async (options: Partial<Parameters<typeof addProgram>[1]>) => {
		const program = await addProgram(acme, { owner: olive, ...options });
		const gift = { program_id: program.id, recipient_ids: [tomas.id], message };
		return (await priya.client.try("recognition/give-recognition", gift)).body.resultType;
	};
	expect(await refusal({ to_date: "2021-01-01" })).toBe("program_not_active");
	expect(await refusal({ givers: { roles: ["moderator"] } })).toBe("not_a_giver");
	expect(await refusal({ budget_is_active: 0 })).toBe("budget_not_active");
	expect(await refusal({ display_program: 0 })).toBe("not_found");
	expect(await refusal({ budget: 0 })).toBe("budget_exhausted");
});

test("points keep to the program's range and steps, behaviours to its list, the message to its length", async () => {
	const { acme, olive, priya, tomas } = await acmeWithProgram();
	const [own, foreign] = [await addBehavior(acme, { en: "Own" }), await addBehavior(acme, { en: "Foreign" })];
	const strict = await addProgram(acme, { owner: olive, is_behavior_required: 1, behavior_ids: [own] });
	const errors = async (gift: object) => {
		const valid = { program_id: strict.id, recipient_ids: [tomas.id], behavior_ids: [own], points: 100, message };
		return (await priya.client.try("recognition/give-recognition", { ...valid, ...gift })).body.errors;
	};
	expect(await errors({ points: 25 })).toEqual({
		points: ["Min value is 50. This program gives 50 to 250 points to each person, in steps of 50."],
	});
	expect(await errors({ points: 300 })).toEqual({
		points: ["Max value is 250. This program gives 50 to 250 points to each person, in steps of 50."],
	});
	expect(await errors({ points: 120 })).toEqual({ points: ["Choose points in steps of 50, from 50."] });
	expect(await errors({ behavior_ids: [] })).toEqual({ behavior_ids: ["Please choose at least one."] });
	expect(await errors({ behavior_ids: [foreign] })).toHaveProperty("behavior_ids");
	expect(await errors({ behavior_ids: [own, own] })).toHaveProperty("behavior_ids");
	expect(Object.keys((await errors({ points: 25, behavior_ids: [], recipient_ids: [], message: "" })) ?? {})).toEqual([
		"message",
		"recipient_ids",
		"behavior_ids",
		"points",
	]);
	expect(await errors({ message: "   " })).toHaveProperty("message");
	expect(await errors({ message: "x".repeat(1_001) })).toEqual({ message: ["Max length is 1,000 characters."] });
	expect(await errors({ message: "x".repeat(1_000) })).toBeUndefined();
});

test("a program without points gives none, and the ledger still says so", async () => {
	const { acme, olive, priya, tomas } = await acmeWithProgram();
	const kudos = await addProgram(acme, { owner: olive, is_non_monetary: 1, budget: 0 });
	const answer = await priya.client.call("recognition/give-recognition", {
		program_id: kudos.id,
		recipient_ids: [tomas.id],
		points: 500,
		message,
	});
	expect(answer.points_remaining).toBeNull();
	expect(await balanceOf(acme, tomas.points_account_id)).toBe(0);
	const kinds = await acme.database.read(sql<{
		kind: string;
	}>`select t.kind from recognitions r join ledger_transactions t
		on t.account_id = r.account_id and t.id = r.transaction_id where r.account_id = ${acme.id}`);
	expect(kinds).toEqual([{ kind: "non_monetary" }]);
	expect(await faultsOf(acme)).toEqual([]);
});

test("for a team's eyes there is one post for each team", async () => {
	const { acme, olive, priya, tomas, nadia, thanks } = await acmeWithProgram();
	const giver = await acme.addMember();
	await giver.client.call("recognition/give-recognition", {
		program_id: thanks.id,
		recipient_ids: [tomas.id, nadia.id, priya.id],
		message,
		visibility: "team",
	});
	const posts = await acme.database.read(sql<{
		team_manager_id: number;
		recipient_count: number;
	}>`select team_manager_id, details ->> 'recipient_count' as recipient_count
		from activities where account_id = ${acme.id} order by recipient_count`);
	expect(posts).toEqual([
		{ team_manager_id: priya.id, recipient_count: 1 },
		{ team_manager_id: olive.id, recipient_count: 2 },
	]);
});

test("giving is off where the account or the person has it off", async () => {
	const acme = await createTenant({ flags: { give_recognition_enabled: 0 } });
	const priya = await acme.addMember();
	const gift = { program_id: 1, recipient_ids: [2], message };
	expect((await priya.client.try("recognition/give-recognition", gift)).body.resultType).toBe("feature_disabled");
	const globex = await createTenant();
	const muted = await globex.addMember({ switches: { give_recognition_disabled: 1 } });
	expect((await muted.client.try("recognition/give-recognition", gift)).status).toBe(403);
	expect(
		(await muted.client.try("recognition/check-duplicate-recognition", { program_id: 1, recipient_ids: [2] })).status,
	).toBe(403);
});
