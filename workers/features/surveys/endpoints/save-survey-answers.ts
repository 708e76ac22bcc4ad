/**
 * Saves or sends a person's answers; invariant: one response each, counted once and paid once (keys of the tables, the
 * ledger's key), and never over what was saved elsewhere meanwhile (`version`, asserted as it is written).
 */
import { z } from "zod";
import { assertAll } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { type Answers, withoutEmpty } from "../rules/answers";
import { answersInput } from "../rules/answers-input";
import { holdingAnswers } from "../steps/hold-answers";
import { type OpenedSurvey, openSurvey } from "../steps/open-survey";
import { sendingOf } from "../steps/send-answers";
import { isVersion, type Place, saveDraft } from "../store/responses";
import { isInStatus, isOpenNow } from "../store/surveys";

export const saveSurveyAnswers = defineEndpoint({
	name: "surveys/save-survey-answers",
	path: "/api/surveys/api_save_survey_answers",
	summary:
		"Sends a person's answers to a survey, or with act `save` keeps them until they are sent; once sent, they can be changed while it is open.",
	access: "signed_in",
	flags: ["surveys_enabled"],
	input: z.object({
		/** By the ids of their questions; those that say nothing may be left out. */
		answers: answersInput,
		user_id: z.int(),
		survey_id: z.int(),
		act: z.enum(["send", "save"]).default("send"),
		/** What the questions came with; without it the answers take the place of whatever is saved. */
		version: z.int().optional(),
	}),
	output: z.object({
		status: z.enum(["started", "sent"]),
		version: z.int(),
		saved_at: z.int(),
		/** Points that it brought. */
		points: z.int(),
		errors: z.record(z.string(), z.array(z.string())),
	}),
	errors: {
		survey_not_editable: {},
		answers_changed: {},
		survey_points_gone: {},
		not_eligible: {},
		answers_not_saved: {},
	},
	failsAs: "answers_not_saved",
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { survey_id, user_id, act, version, answers: said }) => {
		const opened = await openSurvey(scope, { survey_id, user_id });
		if (!opened.mayEdit) throw refuse("survey_not_editable");
		const known = opened.response?.version ?? 0;
		if (version !== undefined && version !== known) throw refuse("answers_changed");
		const place = { account_id: scope.account.id, survey_id, user_id };
		const given = withoutEmpty(said);
		const isKept = act === "save" && opened.response?.status !== "sent" && !opened.isOfOther;
		return isKept ? keep(scope, place, opened, given) : send(scope, place, opened, given);
	},
});

/** What must still be true as it is written. */
function stillHolds(scope: MemberScope, place: Place, { survey, response, isOfOther }: OpenedSurvey) {
	const isOpen = isOfOther
		? isInStatus(place.account_id, survey.id, ["open", "paused", "closed"])
		: isOpenNow(place.account_id, survey.id, scope.clock.now());
	return assertAll({ survey_not_editable: isOpen, answers_changed: isVersion(place, response?.version ?? 0) });
}

async function keep(scope: MemberScope, place: Place, opened: OpenedSurvey, given: Answers) {
	const saved_at = scope.clock.now();
	const known = new Set(opened.questions.map(({ id }) => String(id)));
	const draft = Object.fromEntries(Object.entries(given).filter(([id]) => known.has(id)));
	const version = (opened.response?.version ?? 0) + 1;
	return scope.commit({
		statements: [stillHolds(scope, place, opened), saveDraft(place, draft, saved_at)],
		answer: { status: "started" as const, version, saved_at, points: 0, errors: {} },
		audit: { subject_kind: "survey", subject_id: place.survey_id, details: { act: "save" } },
	});
}

async function send(scope: MemberScope, place: Place, opened: OpenedSurvey, given: Answers) {
	const { questions, response, isOfOther } = opened;
	const before = response?.status === "sent" && !isOfOther ? (JSON.parse(response.answers) as Answers) : null;
	const answers = holdingAnswers(scope, { questions, before }, given);
	if (Object.keys(answers).length === 0) throw invalid({ answers: [scope.translate("surveys:validation.nothing")] });
	const { statements, points, fields } = await sendingOf(scope, opened, place, answers);
	const version = (opened.response?.version ?? 0) + 1;
	const details = { act: "send", ...(opened.isOfOther && { user_id: place.user_id }) };
	return scope.commit({
		statements: [stillHolds(scope, place, opened), ...statements],
		answer: { status: "sent" as const, version, saved_at: scope.clock.now(), points, errors: {} },
		audit: [
			{ subject_kind: "survey", subject_id: place.survey_id, details },
			...(fields.length > 0
				? [{ subject_kind: "user", subject_id: place.user_id, details: { fields: fields.join(", ") } }]
				: []),
		],
	});
}
