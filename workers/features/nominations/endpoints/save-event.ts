/** Writes an event as a draft: its categories with their own questions, its jury, its rounds and what winners get. What is open is not changed. */
import { z } from "zod";
import { isBudgetActive } from "#workers/features/budgets";
import { assertAll, assertThat } from "#workers/kernel/assertions";
import { moment, text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound, refuse } from "#workers/kernel/errors";
import {
	maxCategories,
	maxCategoryNameLength,
	maxDescriptionLength,
	maxJurors,
	maxLineLength,
	maxNameLength,
	maxQuestions,
	maxRounds,
	methods,
} from "../rules/event";
import { findEvent, isEventUnchanged, saveEvent } from "../store/events";
import { listPossibleJurors } from "../store/nominations";

const maxPoints = 1_000_000;
const maxPossibleJurors = 200;

export const save = defineEndpoint({
	name: "nominations/save-event",
	path: "/api/nominations/api_save_event",
	summary: "Writes an event for nominations as a draft.",
	access: ["account_owner"],
	flags: ["employee_nominations_enabled"],
	input: z.object({
		/** Left out for a new one. */
		event_id: z.int().optional(),
		name: text(maxNameLength).min(1),
		description: text(maxDescriptionLength).default(""),
		closes_at: moment,
		categories: z
			.array(
				z.object({
					name: text(maxCategoryNameLength).min(1),
					description: text(maxLineLength).default(""),
					/** Asked beside the kind words. */
					questions: z.array(text(maxLineLength).min(1)).max(maxQuestions).default([]),
				}),
			)
			.min(1)
			.max(maxCategories),
		rounds: z.array(z.enum(methods)).min(1).max(maxRounds),
		juror_ids: z.array(z.int()).max(maxJurors).default([]),
		/** What the winner of each category gets, from the budget. */
		points: z.int().min(0).max(maxPoints).default(0),
		budget_id: z.int().optional(),
	}),
	output: z.object({ event_id: z.int() }),
	errors: { nomination_event_changed: {}, budget_not_active: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { event_id, points, budget_id, ...said }) => {
		const { account, user, clock, newId, read, translate } = scope;
		const now = clock.now();
		const id = event_id ?? newId();
		const [[known], possible] = await Promise.all([
			event_id === undefined ? [] : read(findEvent(account.id, id)),
			read(listPossibleJurors(account.id, maxPossibleJurors)),
		]);
		if (event_id !== undefined && !known) throw notFound("nomination_event");
		if (known && known.status !== "draft") throw refuse("nomination_event_changed");
		const juror_ids = [...new Set(said.juror_ids)];
		if (said.closes_at <= now) throw invalid({ closes_at: [translate("nominations:validation.end")] });
		if (juror_ids.some((juror) => !possible.some((one) => one.id === juror)))
			throw invalid({ juror_ids: [translate("nominations:validation.juror")] });
		if (points > 0 && budget_id === undefined)
			throw invalid({ budget_id: [translate("nominations:validation.budget")] });
		const paying = points > 0 && budget_id !== undefined ? budget_id : null;
		const { name, description, closes_at, rounds, categories } = said;
		return scope.commit({
			statements: [
				...(known ? [assertThat("nomination_event_changed", isEventUnchanged(account.id, known))] : []),
				...(paying === null ? [] : [assertAll({ budget_not_active: isBudgetActive(scope, paying) })]),
				...saveEvent(account.id, {
					...{
						id,
						name,
						description,
						closes_at,
						rounds,
						juror_ids,
						points,
						budget_id: paying,
						created_by: user.id,
						now,
					},
					categories: categories.map((category) => ({ ...category, id: newId() })),
				}),
			],
			answer: { event_id: id },
			audit: { subject_kind: "nomination_event", subject_id: id, details: { name, points } },
		});
	},
});
