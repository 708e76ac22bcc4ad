/** A form as its owners write it: words of one language with all that it is made of, and the groups that it can be for. */
import { z } from "zod";
import { listGroupChoices } from "#workers/features/members";
import {
	audiences,
	languagesOf,
	presentWritten,
	shownStatus,
	shownStatuses,
	wordsOf,
	writtenQuestion,
} from "#workers/features/surveys";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { nameIn } from "#workers/kernel/name-in";
import type { MemberScope } from "#workers/kernel/scope";
import { formStatuses } from "../rules/statuses";
import { getFormRow } from "../steps/own-form";
import { listHandlers } from "../store/forms";
import { listQuestions } from "../store/questions";

const flag = z.literal([0, 1]);

/** More groups are not chosen from a form. */
const maxChoices = 200;

const written = z.object({
	...{ id: z.int(), title: z.string(), name: z.string(), description: z.string() },
	...{ status: z.enum(formStatuses), shown_status: z.enum(shownStatuses) },
	...{ audience: z.enum(audiences), group_ids: z.array(z.int()), is_once: flag },
	...{ starts_at: z.int().nullable(), ends_at: z.int().nullable() },
	...{ sent_count: z.int(), waiting_count: z.int(), updated_at: z.int() },
	handlers: z.array(z.object({ id: z.int(), name: z.string(), email: z.string(), status: z.string() })),
});

export const getManagedForm = defineEndpoint({
	name: "forms/get-managed-form",
	path: "/api/forms/api_get_managed_form",
	summary:
		"A form with its questions as account owners write it, in one of the account's languages, and the groups to choose from; without an id these alone.",
	access: ["account_owner"],
	flags: ["forms_enabled"],
	input: z.object({ form_id: z.int().optional(), language_code: z.string().max(10).optional() }),
	output: z.object({
		form: written.nullable(),
		questions: z.array(writtenQuestion),
		groups: z.array(z.object({ id: z.int(), name: z.string(), people_count: z.int() })),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { form_id, language_code = scope.account.default_language_code }) => {
		const [groups, found] = await Promise.all([
			scope.read(listGroupChoices(scope.account.id, maxChoices)),
			form_id === undefined ? null : readForm(scope, form_id, language_code),
		]);
		return { form: found?.form ?? null, questions: found?.questions ?? [], groups };
	},
});

async function readForm(scope: MemberScope, form_id: number, language_code: string) {
	const { account, clock, read } = scope;
	const [row, questions, handlers] = await Promise.all([
		getFormRow(scope, form_id),
		read(listQuestions(account.id, form_id)),
		read(listHandlers(account.id, form_id)),
	]);
	const { names, descriptions, group_ids, created_at: _created, ...form } = row;
	const usual = { ...languagesOf(scope), language_code: account.default_language_code };
	return {
		form: {
			...form,
			title: nameIn(names, scope),
			name: (JSON.parse(names) as Record<string, string>)[language_code] ?? "",
			description: wordsOf(descriptions, language_code),
			group_ids: JSON.parse(group_ids) as number[],
			shown_status: shownStatus(row, clock.now()),
			handlers,
		},
		questions: questions.map((question) => presentWritten(question, usual, language_code)),
	};
}
