/** The answers that questions of surveys offer, by the words that begin theirs; for account owners, who read the results. */
import { wordsFit } from "#workers/features/search";
import { isOn } from "#workers/kernel/identity";
import { chooseName } from "#workers/kernel/name-in";
import type { MemberScope } from "#workers/kernel/scope";
import { listOffering, type Option, type Words } from "../store/questions";

/** Offered answers with the question's id and words, those of the newest surveys first; what people wrote is none of them. */
export async function findOfferedAnswers(
	{ account, user, request, read }: MemberScope,
	typed: string,
	{ survey_id, question_id }: { survey_id?: number; question_id?: number },
) {
	if (!isOn(account, "surveys_enabled") || user.role !== "account_owner") return [];
	const questions = await read(listOffering(account.id, { survey_id, question_id }));
	const inWords = (words: Record<string, string>) =>
		chooseName(words, request.language_code, account.default_language_code);
	return questions.flatMap(({ id, words, options }) => {
		const asked = JSON.parse(words) as Record<string, Words>;
		const question = inWords(Object.fromEntries(Object.entries(asked).map(([code, said]) => [code, said.question])));
		return (JSON.parse(options) as Option[])
			.map(({ value, labels }) => ({ id, question, label: inWords(labels) || value }))
			.filter(({ label }) => wordsFit(typed, [label]));
	});
}
