/** What sending answers writes: the response, the counts and texts of results, the person's record, and the points. */
import { mayAllReceive, updateAnswered } from "#workers/features/members";
import { takesPart } from "#workers/features/overview";
import { findHeldAccount, postTransaction } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { nameIn } from "#workers/kernel/name-in";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { type Answers, countedValues, isOwnWords } from "../rules/answers";
import { toAnswered } from "../rules/present-question";
import type { QuestionRow } from "../store/questions";
import { addCounts, listGroupsOf, type Place, replaceTexts, saveSent } from "../store/responses";
import { countPaid, hasPointsLeft } from "../store/surveys";
import { recordOf } from "./hold-answers";
import type { OpenedSurvey } from "./open-survey";

/** In so many groups a person counts. */
const maxCountedGroups = 50;

/** The statements, what they pay, and which fields of the record they write. */
export async function sendingOf(
	scope: MemberScope,
	opened: OpenedSurvey,
	place: Place,
	answers: Answers,
): Promise<{ statements: Statement[]; points: number; fields: string[] }> {
	const { account, clock, read } = scope;
	const { survey, questions, response } = opened;
	const isAgain = response?.status === "sent";
	const group_ids = isAgain
		? (JSON.parse(response.group_ids) as number[])
		: (await read(listGroupsOf(account.id, place.user_id, maxCountedGroups))).map(({ group_id }) => group_id);
	const paying = isAgain ? [] : await payingOf(scope, opened, place);
	const before = isAgain ? (JSON.parse(response.answers) as Answers) : {};
	const is_paid = paying.length > 0 ? 1 : (response?.is_paid ?? 0);
	// What somebody answers without their name stands in nobody's record.
	const record = survey.is_anonymous === 1 ? {} : recordOf(scope, questions, answers);
	return {
		statements: [
			...paying,
			saveSent(place, { answers, group_ids, is_paid }, clock.now()),
			takesPart(scope, "surveys", place.user_id),
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
