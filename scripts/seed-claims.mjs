/** Gives a demo tenant points that were asked for, and where people are on their commitments, through the calls that people use. */
import { readFileSync } from "node:fs";
import { inProject } from "./project.mjs";
import { dayIn } from "./seed-days.mjs";
import { steadily } from "./steadily.mjs";

/** Does nothing once some are there. */
export async function seedClaims(runtime, tenant, clients) {
	const { subdomain, id } = tenant;
	const database = await runtime.database(`SHARD_${tenant.shard}`);
	const query = (text, ...values) =>
		steadily(() =>
			database
				.prepare(text)
				.bind(id, ...values)
				.all(),
		).then(({ results }) => results);
	const [{ count }] = await query("select count(*) as count from point_claims where account_id = ?");
	if (count > 0) return;
	const clientOf = (name) => clients(`${name}@${subdomain}.example`);
	const {
		program,
		claims,
		commitments = [],
	} = JSON.parse(readFileSync(inProject("demo", subdomain, "claims.json"), "utf8"));
	const [{ id: program_id }] = await query("select id from programs where account_id = ? and name = ?", program);
	for (const { by, decided_by, decision, is_withdrawn, ...asked } of claims) {
		const { claim_id } = await (await clientOf(by)).call("/api/points/api_claim_points", { program_id, ...asked });
		if (is_withdrawn) await (await clientOf(by)).call("/api/points/api_withdraw_claim", { claim_id });
		if (!decision) continue;
		const [{ id: request_id }] = await query(
			"select id from moderation_requests where account_id = ? and kind = 'point_claim' and subject_id = ?",
			claim_id,
		);
		await (await clientOf(decided_by)).call("/api/members/api_moderate", { request_id, ...decision });
	}
	for (const commitment of commitments) await seedCommitment({ commitment, program_id, query, clientOf, subdomain });
}

async function seedCommitment({ commitment, program_id, query, clientOf, subdomain }) {
	const { by, to, is_kept, due_in_days, ...said } = commitment;
	await query(
		"update users set switches = json_set(switches, '$.can_issue_employee_commitments', 1) where account_id = ? and email = ?",
		`${by}@${subdomain}.example`,
	);
	const [{ id }] = await query("select id from users where account_id = ? and email = ?", `${to}@${subdomain}.example`);
	const giver = await clientOf(by);
	const due_date = dayIn(due_in_days);
	const promise = { program_id, recipient_ids: [id], recognition_subtype: "commitment", due_date, ...said };
	const { commitment_ids } = await giver.call("/api/points/api_give_recognition", promise);
	if (is_kept !== undefined)
		await giver.call("/api/points/api_end_commitment", { commitment_id: commitment_ids[0], is_kept });
}
