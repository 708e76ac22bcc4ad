/**
 * Nominates people in a category, with kind words; invariant: nobody nominates themself, nor anybody twice in a category
 * (`nominations_once`), and only while the event is open, by assertions of the batch.
 */
import { z } from "zod";
import { takesPart } from "#workers/features/overview";
import { assertAll } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, refuse } from "#workers/kernel/errors";
import { maxNominations, maxQuestions, maxWordsLength, statusAt } from "../rules/event";
import { readForNomination } from "../steps/event";
import { categoriesOf } from "../store/events";
import { areNameable, hasRoom, insertNominations, listNameable, takesNominations } from "../store/nominations";

const maxNominees = 5;

export const submitNomination = defineEndpoint({
	name: "nominations/submit-nomination",
	path: "/api/nominations/api_submit_nomination",
	summary: "Nominates one person or a few in a category of an open event.",
	access: "signed_in",
	flags: ["employee_nominations_enabled"],
	input: z.object({
		event_id: z.int(),
		category_id: z.int(),
		recipient_ids: z.array(z.int()).min(1).max(maxNominees),
		/** The jury reads them, and whoever is named once the event is published. */
		words: text(maxWordsLength).min(1),
		/** To the category's own questions, in their order. */
		answers: z.array(text(maxWordsLength)).max(maxQuestions).default([]),
		/** 0: the jury alone reads who wrote it. */
		is_signed: z.literal([0, 1]).default(1),
	}),
	output: z.object({ nomination_ids: z.array(z.int()) }),
	errors: {
		nominations_closed: {},
		nominations_full: { details: { max: maxNominations } },
		already_nominated: {
			constraints: [
				"nominations.account_id, nominations.category_id, nominations.nominee_id, nominations.nominator_id",
			],
		},
		nominee_gone: {},
		not_oneself: {},
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { event_id, category_id, words, answers, is_signed, ...said }) => {
		const { account, user, clock, newId, read } = scope;
		const now = clock.now();
		const event = await readForNomination(scope, event_id);
		const ids = [...new Set(said.recipient_ids)];
		if (statusAt(event, now) !== "open") throw refuse("nominations_closed");
		const category = categoriesOf(event).find(({ id }) => id === category_id);
		if (!category) throw invalid({ category_id: [scope.translate("nominations:validation.category")] });
		if (ids.includes(user.id)) throw refuse("not_oneself");
		if ((await read(listNameable(account.id, ids))).length < ids.length) throw refuse("nominee_gone");
		const rows = ids.map((nominee_id) => ({
			...{
				id: newId(),
				event_id,
				category_id,
				nominee_id,
				nominator_id: user.id,
				words,
				answers: answers.slice(0, category.questions.length),
				is_signed,
				created_at: now,
			},
		}));
		return scope.commit({
			statements: [
				assertAll({
					nominations_closed: takesNominations(account.id, event_id, now),
					nominations_full: hasRoom(account.id, event_id, { more: ids.length, max: maxNominations }),
					nominee_gone: areNameable(account.id, ids),
				}),
				insertNominations(account.id, rows),
				takesPart(scope, "nominations", user.id),
			],
			answer: { nomination_ids: rows.map(({ id }) => id) },
			audit: { subject_kind: "nomination_event", subject_id: event_id, details: { nominee_count: ids.length } },
		});
	},
});
