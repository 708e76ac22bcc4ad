/** Opens the demo's survey that is to run, as its owner would, so that the ledger knows its points, and has one person begin to answer it. */
import { steadily } from "./steadily.mjs";

/** Does nothing once it is open. */
export async function seedSurveys(runtime, tenant, { owner, member, clientOf }) {
	const database = await runtime.database(`SHARD_${tenant.shard}`);
	const find = database.prepare("select id from surveys where account_id = ? and status = 'draft'").bind(tenant.id);
	const draft = await steadily(() => find.first());
	if (!draft) return;
	const client = await clientOf(owner);
	await client.call("/api/surveys/api_update_survey_status", { survey_id: draft.id, status: "open" });
	const person = await clientOf(member);
	const findUser = database.prepare("select id from users where account_id = ? and email = ?").bind(tenant.id, member);
	const { id: user_id } = await steadily(() => findUser.first());
	const { questions } = await person.call("/api/surveys/api_get_survey_questions", { survey_id: draft.id, user_id });
	const answers = Object.fromEntries(
		questions.filter(({ type }) => type === "radio").map(({ id, options }) => [id, options.list[0]]),
	);
	await person.call("/api/surveys/api_save_survey_answers", { survey_id: draft.id, user_id, answers, act: "save" });
}
