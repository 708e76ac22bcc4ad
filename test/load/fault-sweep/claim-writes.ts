/** The writes of claims, boosts, commitments and what waits for its day, for the sweep. */
import { sql } from "drizzle-orm";
import { give, makeApprovingCompany } from "#test/factories/approvals";
import { addClaim, allowCommitments, comeToday, commit, dayAhead, schedule } from "#test/factories/claims";
import { addProgram } from "#test/factories/programs";
import { call, scheduledWork } from "./swept-call";

const open = { issuance_approval_needed: 0 } as const;

/** A company in which nothing that went before is delivered by itself. */
async function makeQuietCompany(quiet: unknown, options: Partial<typeof open> = {}) {
	const company = await makeApprovingCompany(options);
	for (const person of [company.olga, company.sofia, company.olu]) person.client.environment = quiet as never;
	return company;
}

/** The calls. */
export const claimWrites = [
	call("recognition/boost-recognition", async (quiet) => {
		const { acme, ingrid, sofia, olu, above } = await makeQuietCompany(quiet, open);
		const { budget_id } = await addProgram(acme, { owner: ingrid, name: "Ingrid's", budget: 300 });
		const { recognition_ids } = await give(sofia, above, [olu]);
		const input = { recognition_id: recognition_ids[0]!, budget_id, points: 50 };
		return { tenant: acme, members: [ingrid], client: ingrid.client, input };
	}),
	call("recognition/claim-points", async (quiet) => {
		const { acme, olga, olu } = await makeQuietCompany(quiet);
		const { id } = await addProgram(acme, { owner: olga, name: "Safety", budget: 500, takes_claims: 1 });
		const input = { program_id: id, message: "I walked hall 4." };
		return { tenant: acme, members: [olu], client: olu.client, input };
	}),
	call(
		"recognition/withdraw-claim",
		async (quiet) => {
			const { acme, olga, olu } = await makeQuietCompany(quiet);
			const { claim_id } = await addClaim(acme, olga, olu, "Olu");
			return { tenant: acme, members: [olu], client: olu.client, input: { claim_id } };
		},
		{ repeatLeaves: [] },
	),
	...(["approve", "reject"] as const).map((action) =>
		call(
			"moderation/moderate",
			async (quiet) => {
				const { acme, olga, mona, olu } = await makeQuietCompany(quiet);
				const { request_id } = await addClaim(acme, olga, olu, "Olu");
				const input = { request_id, action, notes: "Seen." };
				return { tenant: acme, members: [mona], client: mona.client, input };
			},
			{ detail: `claim, ${action}`, repeatLeaves: [] },
		),
	),
	call(
		"recognition/give-recognition",
		async (quiet) => {
			const { acme, sofia, olu, luca, above } = await makeQuietCompany(quiet, open);
			await allowCommitments(acme, sofia);
			const people = { program_id: above.id, recipient_ids: [olu.id, luca.id] };
			const promise = { recognition_subtype: "commitment" as const, due_date: "2099-03-31" };
			const input = { ...people, ...promise, points: 100, message: "I teach you the night routes." };
			return { tenant: acme, members: [sofia], client: sofia.client, input };
		},
		{ detail: "commitment" },
	),
	...([1, 0] as const).map((is_kept) =>
		call(
			"recognition/end-commitment",
			async (quiet) => {
				const { acme, sofia, olu, above } = await makeQuietCompany(quiet, open);
				await allowCommitments(acme, sofia);
				const commitment_id = await commit(sofia, olu, above, "I teach you the night routes.");
				return { tenant: acme, members: [sofia], client: sofia.client, input: { commitment_id, is_kept } };
			},
			{ detail: is_kept ? "kept" : "not kept" },
		),
	),
	call(
		"recognition/give-recognition",
		async (quiet) => {
			const { acme, sofia, olu, luca, above } = await makeQuietCompany(quiet, open);
			const people = { program_id: above.id, recipient_ids: [olu.id, luca.id] };
			const input = { ...people, give_on: dayAhead(30), points: 100, message: "Happy first year." };
			return { tenant: acme, members: [sofia], client: sofia.client, input };
		},
		{ detail: "on a day" },
	),
	call("recognition/change-scheduled-recognition", async (quiet) => {
		const { acme, sofia, olu, above } = await makeQuietCompany(quiet, open);
		const scheduled_id = await schedule(sofia, above, [olu]);
		const changed = { give_on: dayAhead(40), message: "Happy year.", points: 150, visibility: "team" as const };
		return { tenant: acme, members: [sofia], client: sofia.client, input: { scheduled_id, ...changed } };
	}),
	call(
		"recognition/withdraw-scheduled-recognition",
		async (quiet) => {
			const { acme, sofia, olu, above } = await makeQuietCompany(quiet, open);
			const scheduled_id = await schedule(sofia, above, [olu]);
			return { tenant: acme, members: [sofia], client: sofia.client, input: { scheduled_id } };
		},
		{ repeatLeaves: [] },
	),
	scheduledWork("recognition/give-scheduled", async (quiet) => {
		const { acme, sofia, olu, luca, above } = await makeQuietCompany(quiet, open);
		await schedule(sofia, above, [olu, luca]);
		await comeToday(acme);
		return { tenant: acme, members: [sofia] };
	}),
	scheduledWork("recognition/remind-commitments", async (quiet) => {
		const { acme, sofia, olu, above } = await makeQuietCompany(quiet, open);
		await allowCommitments(acme, sofia);
		await commit(sofia, olu, above, "I teach you the night routes.");
		await acme.database.write([
			sql`update commitments set due_date = '2026-01-05', remind_at = 1 where account_id = ${acme.id}`,
		]);
		return { tenant: acme, members: [sofia] };
	}),
];
