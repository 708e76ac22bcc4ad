/** What sending answers writes: the response, the counts and texts of results, the person's record, and the points. */
import { mayAllReceive, updateAnswered } from "#workers/features/members";
import { findHeldAccount, postTransaction } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { type FieldErrors, invalid } from "#workers/kernel/errors";
import { nameIn } from "#workers/kernel/name-in";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { type Answers, countedValues, isOwnWords, problemOf } from "../rules/answers";
import { pathOf } from "../rules/path";
import { labelIn, optionsOf, toAnswered, toPassed } from "../rules/present-question";
import type { QuestionRow } from "../store/questions";
import { addCounts, listGroupsOf, type Place, replaceTexts, saveSent } from "../store/responses";
import { countPaid, hasPointsLeft } from "../store/surveys";
import type { OpenedSurvey } from "./open-survey";

/** In so many groups a person counts. */
const maxCountedGroups = 50;
const maxTitleLength = 150;

/** The answers that hold: those on the way; what may not be changed stays as it was sent. Throws what is wrong by question. */
export function holdingAnswers(scope: MemberScope, opened: OpenedSurvey, given: Answers): Answers {
	const { questions, response, isOfOther } = opened;
	const before = response?.status === "sent" ? (JSON.parse(response.answers) as Answers) : null;
	const isKept = ({ is_editable }: QuestionRow) => before !== null && is_editable === 0 && !isOfOther;
	const merged: Answers = {};
	for (const question of questions) {
		const answer = (isKept(question) ? before : given)?.[String(question.id)];
		if (answer !== undefined) merged[String(question.id)] = answer;
	}
	const path = new Set(pathOf(questions.map((question) => toPassed(question, merged))));
	const onTheWay = questions.filter(({ id }) => path.has(id));
	const problems: FieldErrors = {};
	for (const question of onTheWay) {
		const answered = toAnswered(question);
		const answer = merged[String(question.id)];
		const isTooLong = question.save_to === "title" && typeof answer === "string" && answer.length > maxTitleLength;
		const problem = isTooLong ? "surveys:validation.tooLong" : problemOf(answered, answer, true);
		if (problem && !isKept(question)) problems[String(question.id)] = [scope.translate(problem)];
	}
	if (Object.keys(problems).length > 0) throw invalid(problems);
	return Object.fromEntries(
		onTheWay.flatMap(({ id }) => (merged[String(id)] === undefined ? [] : [[String(id), merged[String(id)]!]])),
	);
}

/** The statements, what they pay, and which fields of the record they write. */
export async function sendingOf(
	scope: MemberScope,
	opened: OpenedSurvey,
	place: Place,
	answers: Answers,
): Promise<{ statements: Statement[]; points: number; fields: string[] }> {
	const { account, clock, read } = scope;
	const { questions, response } = opened;
	const isAgain = response?.status === "sent";
	const group_ids = isAgain
		? (JSON.parse(response.group_ids) as number[])
		: (await read(listGroupsOf(account.id, place.user_id, maxCountedGroups))).map(({ group_id }) => group_id);
	const paying = isAgain ? [] : await payingOf(scope, opened, place);
	const before = isAgain ? (JSON.parse(response.answers) as Answers) : {};
	const is_paid = paying.length > 0 ? 1 : (response?.is_paid ?? 0);
	const record = recordOf(scope, questions, answers);
	return {
		statements: [
			...paying,
			saveSent(place, { answers, group_ids, is_paid }, clock.now()),
			...addCounts(place, group_ids, changesOf(questions, isAgain ? before : null, answers)),
			...textsOf(scope, opened, place, answers),
			...(Object.keys(record).length > 0 ? updateAnswered(account.id, place.user_id, record) : []),
		],
		points: paying.length > 0 ? opened.survey.points : 0,
		fields: Object.keys(record),
	};
}

/** What is counted anew, and what no more. */
function changesOf(questions: readonly QuestionRow[], before: Answers | null, after: Answers) {
	const countedIn = (answers: Answers) =>
		questions.flatMap((question) => {
			const answer = answers[String(question.id)];
			return answer === undefined
				? []
				: countedValues(toAnswered(question), answer).map((value) => ({ question_id: question.id, value }));
		});
	const keyOf = ({ question_id, value }: { question_id: number; value: string }) => `${question_id} ${value}`;
	const [old, now] = [countedIn(before ?? {}), countedIn(after)];
	const [oldKeys, nowKeys] = [new Set(old.map(keyOf)), new Set(now.map(keyOf))];
	return [
		...(before === null ? [{ question_id: 0, value: "", people: 1 as const }] : []),
		...now.filter((one) => !oldKeys.has(keyOf(one))).map((one) => ({ ...one, people: 1 as const })),
		...old.filter((one) => !nowKeys.has(keyOf(one))).map((one) => ({ ...one, people: -1 as const })),
	];
}

function textsOf({ newId }: MemberScope, { questions }: OpenedSurvey, place: Place, answers: Answers): Statement[] {
	const asking = questions.filter(({ type, has_other }) => type === "text" || has_other === 1);
	if (asking.length === 0) return [];
	const texts = asking.flatMap((question) => {
		const answer = answers[String(question.id)];
		if (!isOwnWords(toAnswered(question), answer)) return [];
		return [{ id: newId(), question_id: question.id, place: drawPlace(), text: answer }];
	});
	return replaceTexts(
		place,
		asking.map(({ id }) => id),
		texts,
	);
}

function drawPlace(): number {
	const [drawn] = crypto.getRandomValues(new Uint32Array(1));
	return drawn!;
}

/** What is written into the record: a day of birth, a title. */
function recordOf(
	scope: MemberScope,
	questions: readonly QuestionRow[],
	answers: Answers,
): { dob?: string; title?: string } {
	const record: { dob?: string; title?: string } = {};
	for (const question of questions) {
		const answer = answers[String(question.id)];
		if (question.save_to === "" || typeof answer !== "string") continue;
		const option = optionsOf(question).find(({ value }) => value === answer);
		const { default_language_code } = scope.account;
		record[question.save_to] = option
			? labelIn(option, { language_code: default_language_code, default_language_code })
			: answer;
	}
	return record;
}

/** The points of whoever sends their own answers the first time, out of what is held for the survey. */
async function payingOf(scope: MemberScope, { survey, isOfOther }: OpenedSurvey, place: Place): Promise<Statement[]> {
	const { account, user, clock, newId, read } = scope;
	const { id, points, paid_count, payee_limit, budget_id } = survey;
	if (points === 0 || isOfOther || paid_count >= payee_limit || user.is_eligible_to_receive_points !== 1) return [];
	const [held] = await read(findHeldAccount(account.id, id));
	if (!held) return [];
	return [
		assertThat("survey_points_gone", hasPointsLeft(account.id, id)),
		assertThat("not_eligible", mayAllReceive(account.id, [user.id])),
		countPaid(account.id, id),
		...postTransaction(
			{
				...{ account_id: account.id, id: newId(), kind: "Issuance", actor_id: user.id, source: "survey" },
				...{ idempotency_key: `survey:${id}:${place.user_id}`, reason: nameIn(survey.names, scope) },
				...{ budget_id, created_at: clock.now() },
			},
			[{ debit_account_id: held.id, credit_account_id: user.points_account_id, amount: points }],
		),
	];
}
