/**
 * Writes a form in one language: what it is called, whom it is for, when, and who looks after it; invariant: what was read
 * is what is written over (`form_changed`), and a closed form stays (`form_frozen`).
 */
import { z } from "zod";
import { audienceProblems, findMissingGroups, findPeopleNamed } from "#workers/features/members";
import { audiences, maxDescriptionLength, maxGroups, maxNameLength, richOf } from "#workers/features/surveys";
import { assertThat } from "#workers/kernel/assertions";
import { moment, text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { type FieldErrors, invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { maxHandlers } from "../rules/limits";
import { type FormRow, findForm, isUnchanged, replaceHandlers, saveForm } from "../store/forms";

const flag = z.literal([0, 1]);

const input = z.object({
	/** Left out for a new one. */
	form_id: z.int().optional(),
	language_code: z.string().max(10),
	name: text(maxNameLength).min(1),
	/** HTML, of which allowed elements stay; an empty line begins a paragraph. */
	description: text(maxDescriptionLength).default(""),
	/** The emails of those who read and decide what is sent. */
	handlers: z.array(text(200)).max(maxHandlers).default([]),
	audience: z.enum(audiences).default("everybody"),
	group_ids: z.array(z.int()).max(maxGroups).default([]),
	/** 1: each person sends it once. */
	is_once: flag.default(0),
	/** When it can be sent first; without it as soon as it is opened. */
	starts_at: moment.nullable().default(null),
	/** From when on nobody can send it; without it until it is closed. */
	ends_at: moment.nullable().default(null),
});

type Said = z.output<typeof input>;

export const saveFormEndpoint = defineEndpoint({
	name: "forms/save-form",
	path: "/api/forms/api_save_form",
	summary: "Adds a form as a draft or changes one: name and description in one language, handlers, audience, times.",
	access: ["account_owner"],
	flags: ["forms_enabled"],
	input,
	output: z.object({ form_id: z.int() }),
	errors: { form_frozen: {}, form_changed: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said) => {
		const { account, user, clock, newId, read } = scope;
		const id = said.form_id ?? newId();
		const group_ids = said.audience === "groups" ? [...new Set(said.group_ids)] : [];
		const emails = [...new Set(said.handlers.map((email) => email.trim().toLowerCase()).filter(Boolean))];
		const [[known], missing, people] = await Promise.all([
			said.form_id === undefined ? [] : read(findForm(account.id, id)),
			read(findMissingGroups(account.id, group_ids)),
			read(
				findPeopleNamed(
					account.id,
					emails.map((email) => ({ participant_id: "", email })),
				),
			),
		]);
		if (said.form_id !== undefined && !known) throw notFound("form");
		if (known?.status === "closed") throw refuse("form_frozen");
		const here = people.filter(({ status }) => status === "active");
		const nobody = emails.find((email) => !here.some((one) => one.email?.toLowerCase() === email));
		const problems = problemsOf(scope, { ...said, group_ids }, { isGroupMissing: missing.length > 0, nobody, known });
		if (Object.keys(problems).length > 0) throw invalid(problems);
		const { language_code, name, description, audience, is_once, ends_at } = said;
		const starts_at = known && known.status !== "draft" ? known.starts_at : said.starts_at;
		const words = {
			names: { [language_code]: name },
			descriptions: { [language_code]: richOf(description) },
		};
		const place = { id, author_id: user.id, now: clock.now() };
		return scope.commit({
			statements: [
				...(known ? [assertThat("form_changed", isUnchanged(account.id, known))] : []),
				saveForm(account.id, place, words, { audience, group_ids, is_once, starts_at, ends_at }),
				...replaceHandlers(
					account.id,
					id,
					here.map((one) => one.id),
				),
			],
			answer: { form_id: id },
			audit: {
				subject_kind: "form",
				subject_id: id,
				details: {
					name,
					audience,
					is_once,
					starts_at,
					ends_at,
					handlers: emails.join(", "),
					group_ids: group_ids.length,
				},
			},
		});
	},
});

type Known = { isGroupMissing: boolean; nobody: string | undefined; known: FormRow | undefined };

function problemsOf(scope: MemberScope, said: Said, { isGroupMissing, nobody, known }: Known): FieldErrors {
	const { clock, translate } = scope;
	const begins = known && known.status !== "draft" ? (known.starts_at ?? 0) : (said.starts_at ?? 0);
	const isOver = said.ends_at !== null && said.ends_at <= Math.max(clock.now(), begins);
	const lacksHandlers = known !== undefined && known.status !== "draft" && said.handlers.length === 0;
	return {
		...audienceProblems(scope, said, isGroupMissing),
		...(lacksHandlers && { handlers: [translate("forms:validation.handlers")] }),
		...(nobody !== undefined && { handlers: [translate("forms:validation.nobody", { email: nobody })] }),
		...(isOver && { ends_at: [translate("forms:validation.end")] }),
	};
}
