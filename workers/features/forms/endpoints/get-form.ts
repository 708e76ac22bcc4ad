/** A form with its questions, and what the person began of it. */
import { z } from "zod";
import { richText } from "#workers/features/rich-text";
import {
	type Answers,
	languagesOf,
	presentQuestion,
	questionOutput,
	richIn,
	shownStatus,
} from "#workers/features/surveys";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { nameIn } from "#workers/kernel/name-in";
import { getFormRow } from "../steps/own-form";
import { findIsFor, listHandlers } from "../store/forms";
import { listQuestions } from "../store/questions";
import { findBegun, findSent } from "../store/submissions";

const flag = z.literal([0, 1]);

export const getForm = defineEndpoint({
	name: "forms/get-form",
	path: "/api/forms/api_get_form",
	summary:
		"A form that the signed-in user can send, with its questions and what they began; account owners look at any of them.",
	access: "signed_in",
	flags: ["forms_enabled"],
	input: z.object({ form_id: z.int() }),
	output: z.object({
		form: z.object({
			...{ id: z.int(), name: z.string(), description: richText, is_once: flag },
			/** It can be sent now. */
			may_send: flag,
			/** An account owner looks at it as people will: nothing is saved. */
			is_preview: flag,
			ends_at: z.int().nullable(),
			saved_at: z.int().nullable(),
			/** Who reads what is sent. */
			handlers: z.array(z.string()),
			/** What is sent along with answers, so that they take the place of nothing that was saved elsewhere meanwhile. */
			version: z.int(),
			/** The newest that the person sent. */
			sent_id: z.int().nullable(),
		}),
		questions: z.array(questionOutput),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { form_id }) => {
		const { account, user, clock, read } = scope;
		const [form, questions, handlers, [reader], [begun], [sent]] = await Promise.all([
			getFormRow(scope, form_id),
			read(listQuestions(account.id, form_id)),
			read(listHandlers(account.id, form_id)),
			read(findIsFor(account.id, form_id, user.id)),
			read(findBegun(account.id, form_id, user.id)),
			read(findSent(account.id, form_id, user.id)),
		]);
		const isOpen = shownStatus(form, clock.now()) === "open";
		const isTheirs = reader?.is_for_them === 1;
		const isHere = isTheirs && form.status !== "draft" && (form.starts_at ?? 0) <= clock.now();
		const isOwner = user.role === "account_owner";
		if (!isHere && !isOwner) throw notFound("form");
		const isSentOnce = form.is_once === 1 && sent !== undefined;
		const answers = JSON.parse(begun?.answers ?? "{}") as Answers;
		const languages = languagesOf(scope);
		const { id, is_once, ends_at } = form;
		return {
			form: {
				...{ id, is_once, ends_at, name: nameIn(form.names, scope) },
				description: richIn(form.descriptions, languages),
				may_send: isHere && isOpen && !isSentOnce ? (1 as const) : (0 as const),
				is_preview: isHere ? (0 as const) : (1 as const),
				saved_at: begun?.saved_at ?? null,
				handlers: handlers.map(({ name }) => name),
				version: begun?.version ?? 0,
				sent_id: sent?.id ?? null,
			},
			questions: questions.map((question) => presentQuestion(question, answers, languages)),
		};
	},
});
