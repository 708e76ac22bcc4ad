/** Gives a demo tenant with certificates a batch in each state, through the calls that people use, so that the ledger knows them. */
import { dayIn, dayMs } from "./seed-days.mjs";
import { drainOutbox } from "./seed-jobs.mjs";
import { steadily } from "./steadily.mjs";

/** The last day of the batches, from today. */
const lastsDays = 365;

const batches = [
	{ name: "Open house", certificate_count: 6, points: 100, message: "" },
	{ name: "Summer party", certificate_count: 10, points: 250, message: "Thank you for staying until the last lorry." },
	{
		name: "Safety day Leeds",
		certificate_count: 24,
		points: 500,
		message: "A year without a lost-time injury at Leeds.",
	},
];

/** Does nothing where certificates are off, or once some are there. The first is void, the second expires, of the third some are claimed. */
export async function seedCertificates(runtime, tenant, { owner, claimer, isOn, clientOf }) {
	const database = await runtime.database(`SHARD_${tenant.shard}`);
	const run = (text, ...values) =>
		steadily(() =>
			database
				.prepare(text)
				.bind(tenant.id, ...values)
				.all(),
		);
	const [{ count }] = (await run("select count(*) as count from certificate_batches where account_id = ?")).results;
	if (!isOn || count > 0) return;
	const client = await clientOf(owner);
	const { budgets } = await client.call("/api/budgets/api_get_budget_choices", {});
	const [budget] = budgets.toSorted((one, other) => other.points_remaining - one.points_remaining);
	const ids = [];
	for (const batch of batches) {
		const said = { ...batch, budget_id: budget.id, expires_on: dayIn(lastsDays) };
		ids.push((await client.call("/api/certificates/api_save_batch", said)).batch_id);
	}
	await drainOutbox(runtime, tenant);
	await client.call("/api/certificates/api_void_batch", { batch_id: ids[0] });
	await run(
		"update certificate_batches set expires_at = ?2 where account_id = ?1 and id = ?3",
		Date.now() - dayMs,
		ids[1],
	);
	await run("update due_work set due_at = 0 where account_id = ? and work = 'certificates/expire-batches'");
	await client.call("/api/certificates/api_print_batch", { batch_id: ids[2] });
	const { certificates } = await client.call("/api/certificates/api_get_printed_certificates", { batch_id: ids[2] });
	// Whoever is named for it finds claiming in the menu of a phone as well; no screen names people (gaps.md).
	await run(
		"update users set switches = json_set(switches, '$.is_eligible_to_claim_certs', 1) where account_id = ? and email = ?",
		claimer,
	);
	const member = await clientOf(claimer);
	for (const { code } of certificates.slice(0, 2))
		await member.call("/api/certificates/api_redeem_certificate", { code });
}
