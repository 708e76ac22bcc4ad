/** Gives a demo tenant what waits for an approval and what was decided: people send and decide it over HTTP, and then it gets older. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { inProject } from "./project.mjs";
import { dayMs } from "./seed-days.mjs";
import { steadily } from "./steadily.mjs";

/** Sends and decides what demo/<tenant>/submissions.json says, once. */
export async function seedApprovals(runtime, tenant, clientOf) {
	const { subdomain, id } = tenant;
	const database = await runtime.database(`SHARD_${tenant.shard}`);
	const query = (text, ...values) =>
		steadily(() =>
			database
				.prepare(text)
				.bind(id, ...values)
				.all(),
		).then(({ results }) => results);
	const entries = JSON.parse(readFileSync(inProject("demo", subdomain, "submissions.json"), "utf8"));
	const known = new Set(
		(await query("select message from recognition_submissions where account_id = ?")).map(({ message }) => message),
	);
	for (const entry of entries.filter(({ message }) => !known.has(message)))
		await seedOne({ entry, query, clientOf, database, id });
}

async function seedOne({ entry, query, clientOf, database, id }) {
	const { program, giver_email, recipient_emails, points, message, justification = "", days_ago, decisions } = entry;
	const [{ id: program_id }] = await query("select id from programs where account_id = ? and name = ?", program);
	const people = await query(
		"select id, email from users where account_id = ? and email in (select value from json_each(?))",
		JSON.stringify(recipient_emails),
	);
	const giver = await clientOf(giver_email);
	const gift = { program_id, recipient_ids: people.map((person) => person.id), points, message, justification };
	const { submission_id } = await send(giver, gift, entry);
	for (const { by_email, ...decision } of decisions) {
		const [{ id: request_id }] = await query(
			"select id from moderation_requests where account_id = ? and kind = 'recognition' and subject_id = ? and final_status = 'pending'",
			submission_id,
		);
		const decider = await clientOf(by_email);
		await decider.call("/api/members/api_moderate", { request_id, ...decision });
	}
	if (entry.is_withdrawn) await giver.call("/api/points/api_withdraw_recognition", { submission_id });
	await makeOlder(database, { id, submission_id, ms: Math.round(days_ago * dayMs) });
}

function send(giver, gift, { picture, picture_alt }) {
	const path = "/api/points/api_give_recognition";
	if (!picture) return giver.call(path, gift);
	const bytes = readFileSync(inProject("demo", "pictures", picture));
	return giver.upload(path, { ...gift, picture_alt }, { name: basename(picture), bytes });
}

/** What was sent and decided just now happened some days ago; what is due by then is done by the clock. */
async function makeOlder(database, { id, submission_id, ms }) {
	const requests =
		"select id from moderation_requests where account_id = ?1 and kind = 'recognition' and subject_id = ?2";
	const texts = [
		`update recognition_submissions set created_at = created_at - ?3, step_since = step_since - ?3, due_at = due_at - ?3,
			decided_at = decided_at - ?3 where account_id = ?1 and id = ?2`,
		`update moderation_deciders set created_at = created_at - ?3 where account_id = ?1 and request_id in (${requests})`,
		"update moderation_requests set created_at = created_at - ?3 where account_id = ?1 and kind = 'recognition' and subject_id = ?2",
	];
	await steadily(() => database.batch(texts.map((text) => database.prepare(text).bind(id, submission_id, ms))));
}
