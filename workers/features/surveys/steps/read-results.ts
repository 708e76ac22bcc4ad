/** The results of a survey from the counts that are kept, of all or of one group; what is of fewer than five people is left out. */
import { notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { leastPeople } from "../rules/limits";
import { labelIn, optionsOf, wordsIn } from "../rules/present-question";
import { otherValue, type QuestionType, scaleValues } from "../rules/question-types";
import { averageOf, shareOf, shownGroups } from "../rules/results";
import { listQuestions, type QuestionRow } from "../store/questions";
import { type CountRow, listAnsweredOfGroups, listCounts, listGroupCounts } from "../store/results";
import { languagesOf } from "./languages";

/** More groups are not listed; the largest are. */
const maxGroups = 200;

/** What one question came to. */
export type QuestionResult = {
	id: number;
	number: number;
	type: QuestionType;
	question: string;
	answered: number;
	/** 1: fewer than five people answered it, or fewer than five could be worked out, so that nothing of it is shown. */
	is_hidden: 0 | 1;
	average: number | null;
	values: { value: string; label: string; people: number; share: number }[];
};

/** The results; of a group that may not be shown there is none but that. */
export async function readResults(scope: MemberScope, survey_id: number, group_id: number) {
	const { account, read } = scope;
	const [questions, everybody, groups, ofGroup, answered] = await Promise.all([
		read(listQuestions(account.id, survey_id)),
		read(listCounts(account.id, survey_id, 0)),
		read(listGroupCounts(account.id, survey_id, maxGroups)),
		group_id === 0 ? null : read(listCounts(account.id, survey_id, group_id)),
		group_id === 0 ? [] : read(listAnsweredOfGroups(account.id, survey_id, maxGroups)),
	]);
	const total = everybody.find(({ question_id }) => question_id === 0)?.people ?? 0;
	const shown = shownGroups(groups, total);
	if (group_id !== 0 && !groups.some((group) => group.group_id === group_id)) throw notFound("group");
	const isHidden = group_id === 0 ? total < leastPeople : !shown.has(group_id);
	const counts = isHidden ? [] : (ofGroup ?? everybody);
	return {
		total,
		isHidden,
		groups: groups.map((group) => {
			const isShown = shown.has(group.group_id);
			return { id: group.group_id, name: group.name, people: isShown ? group.people : null };
		}),
		questions: questions.map((question, at) => {
			const own = answered.filter(({ question_id }) => question_id === question.id);
			const isOfFew = group_id !== 0 && !shownGroups(own, answeredIn(everybody, question.id)).has(group_id);
			return resultOf(scope, question, at + 1, { counts, isOfFew });
		}),
	};
}

function answeredIn(counts: readonly CountRow[], id: number): number {
	return counts.find(({ question_id, value }) => question_id === id && value === "")?.people ?? 0;
}

function resultOf(
	scope: MemberScope,
	row: QuestionRow,
	number: number,
	{ counts, isOfFew }: { counts: readonly CountRow[]; isOfFew: boolean },
): QuestionResult {
	const own = counts.filter(({ question_id }) => question_id === row.id);
	const answered = answeredIn(counts, row.id);
	const isHidden = isOfFew || answered < leastPeople;
	const languages = languagesOf(scope);
	const people = new Map(own.map((count) => [count.value, count.people]));
	const named =
		row.type === "scale"
			? scaleValues.map((value) => ({ value, label: value }))
			: optionsOf(row).map((option) => ({ value: option.value, label: labelIn(option, languages) }));
	const all = row.has_other === 1 ? [...named, { value: otherValue, label: scope.translate("surveys:other") }] : named;
	const values = all.map((one) => {
		const count = people.get(one.value) ?? 0;
		return { ...one, people: count, share: shareOf(count, answered) };
	});
	return {
		...{ id: row.id, number, type: row.type, question: wordsIn(row.words, languages).question },
		answered: isHidden ? 0 : answered,
		is_hidden: isHidden ? 1 : 0,
		average: row.type === "scale" && !isHidden ? averageOf(values) : null,
		values: isHidden ? [] : values,
	};
}
