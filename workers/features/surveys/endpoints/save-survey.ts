/**
 * Writes a survey in one language: what it is called, whom it is for, when, and what it gives; invariant: once it opened,
 * only its words and its end change (`survey_frozen`, asserted as it is written).
 */
import { z } from "zod";
import { isBudgetActive } from "#workers/features/budgets";
import { audienceProblems, findMissingGroups } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import { moment, text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { maxDescriptionLength, maxGroups, maxNameLength, maxPayees, maxPoints } from "../rules/limits";
import { audiences } from "../rules/statuses";
import { richOf } from "../steps/languages";
import { findSurvey, isUnchanged, type SurveyRow, saveSurvey } from "../store/surveys";

const flag = z.literal([0, 1]);

const input = z.object({
	/** Left out for a new one. */
	survey_id: z.int().optional(),
	language_code: z.string().max(10),
	name: text(maxNameLength).min(1),
	/** HTML, of which allowed elements stay; an empty line begins a paragraph. */
	description: text(maxDescriptionLength).default(""),
	audience: z.enum(audiences).default("everybody"),
	group_ids: z.array(z.int()).max(maxGroups).default([]),
	/** 1: nobody reads who answered what; 0: account owners read each member's answers. */
	is_anonymous: flag.default(1),
	/** When it can be answered first; without it as soon as it is opened. */
	starts_at: moment.nullable().default(null),
	/** From when on nobody can answer; without it until it is closed. */
	ends_at: moment.nullable().default(null),
	/** Of each who sends their answers. */
	points: z.int().min(0).max(maxPoints).default(0),
	/** Needed where there are points: its budget pays them, to so many people at most. */
	budget_id: z.int().nullable().default(null),
	payee_limit: z.int().min(0).max(maxPayees).default(0),
});

type Said = z.output<typeof input>;

export const saveSurveyEndpoint = defineEndpoint({
	name: "surveys/save-survey",
	path: "/api/surveys/api_save_survey",
	summary:
		"Adds a survey as a draft or changes one: name and description in one language, audience, times, names, points.",
	access: ["account_owner"],
	flags: ["surveys_enabled"],
	input,
	output: z.object({ survey_id: z.int() }),
	errors: { survey_frozen: {}, survey_changed: {}, budget_not_active: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said) => {
		const { account, user, clock, newId, read } = scope;
		const now = clock.now();
		const id = said.survey_id ?? newId();
		const group_ids = said.audience === "groups" ? [...new Set(said.group_ids)] : [];
		const [[known], missing] = await Promise.all([
			said.survey_id === undefined ? [] : read(findSurvey(account.id, id)),
			read(findMissingGroups(account.id, group_ids)),
		]);
		if (said.survey_id !== undefined && !known) throw notFound("survey");
		if (known?.status === "closed") throw refuse("survey_frozen");
		const problems = problemsOf(scope, { ...said, group_ids }, missing.length > 0, known);
		if (Object.keys(problems).length > 0) throw invalid(problems);
		const isDraft = !known || known.status === "draft";
		const written = isDraft ? writtenOf(said, group_ids) : frozenOf(known, said);
		const { language_code, name, description } = said;
		const words = {
			names: { [language_code]: name },
			descriptions: { [language_code]: richOf(description) },
		};
		return scope.commit({
			statements: [
				...(known ? [assertThat("survey_changed", isUnchanged(account.id, known))] : []),
				...(isDraft && written.budget_id !== null
					? [assertThat("budget_not_active", isBudgetActive(scope, written.budget_id))]
					: []),
				saveSurvey(account.id, { id, author_id: user.id, now }, words, written),
			],
			answer: { survey_id: id },
			audit: {
				subject_kind: "survey",
				subject_id: id,
				details: { name, ...written, group_ids: written.group_ids.length },
			},
		});
	},
});

function writtenOf(
	{ audience, is_anonymous, starts_at, ends_at, points, budget_id, payee_limit }: Said,
	group_ids: number[],
) {
	const paying = points > 0 ? { points, budget_id, payee_limit } : { points: 0, budget_id: null, payee_limit: 0 };
	return { ...{ audience, group_ids, is_anonymous, starts_at, ends_at }, ...paying };
}

/** Of one that opened, everything but its end stays. */
function frozenOf(known: SurveyRow, { ends_at }: Said) {
	const { audience, is_anonymous, starts_at, points, budget_id, payee_limit } = known;
	const group_ids = JSON.parse(known.group_ids) as number[];
	return { audience, group_ids, is_anonymous, starts_at, ends_at, points, budget_id, payee_limit };
}

function problemsOf(scope: MemberScope, said: Said, isGroupMissing: boolean, known?: SurveyRow): FieldErrors {
	const { clock, translate } = scope;
	const { starts_at, ends_at, points } = said;
	const begins = known && known.status !== "draft" ? (known.starts_at ?? 0) : starts_at;
	const isOver = ends_at !== null && ends_at <= Math.max(clock.now(), begins ?? 0);
	return {
		...audienceProblems(scope, said, isGroupMissing),
		...(isOver && { ends_at: [translate("surveys:validation.end")] }),
		...(points > 0 && said.budget_id === null && { budget_id: [translate("surveys:validation.budget")] }),
		...(points > 0 && said.payee_limit === 0 && { payee_limit: [translate("surveys:validation.payees")] }),
	};
}
