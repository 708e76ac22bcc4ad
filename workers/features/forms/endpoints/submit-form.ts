/**
 * Keeps or sends what a person fills in, or changes what they sent; invariant: never over what was saved or decided
 * meanwhile (`submission_changed`), and once where a form is sent once (`form_sent_once`), both asserted as it is written.
 */
import { z } from "zod";
import { type Answers, answersInput, withoutEmpty } from "#workers/features/surveys";
import { assertAll, assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { openSubmission } from "../steps/open-submission";
import { getFormRow } from "../steps/own-form";
import { sendingOf } from "../steps/send-form";
import { findIsFor, maySend } from "../store/forms";
import { listQuestions } from "../store/questions";
import { findBegun, findSent, isBegunVersion, isNotSent, isVersion, saveBegun } from "../store/submissions";

const input = z.object({
	form_id: z.int(),
	/** Of what was sent before and is changed. */
	form_submission_id: z.int().optional(),
	/** By the ids of their questions; those that say nothing may be left out. */
	answers: answersInput,
	act: z.enum(["send", "save"]).default("send"),
	/** What the questions came with; without it the answers take the place of whatever is saved. */
	version: z.int().optional(),
});

type Said = Omit<z.output<typeof input>, "answers"> & { answers: Answers };

export const submitForm = defineEndpoint({
	name: "forms/submit-form",
	path: "/api/forms/api_submit_form",
	summary:
		"Sends a form, or with act `save` keeps what is filled in until it is sent; with a submission's id changes what was sent, while it is new.",
	access: "signed_in",
	flags: ["forms_enabled"],
	input,
	output: z.object({
		/** What it is known by from now on. */
		form_submission_id: z.int(),
		status: z.enum(["started", "new"]),
		version: z.int(),
		saved_at: z.int(),
	}),
	errors: { form_not_open: {}, form_sent_once: {}, submission_changed: {} },
	repetition: { kind: "key" },
	limits: [{ name: "form", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { answers, ...said }) => {
		const given = { ...said, answers: withoutEmpty(answers) };
		return said.form_submission_id === undefined ? fill(scope, given) : change(scope, said.form_submission_id, given);
	},
});

async function fill(scope: MemberScope, { form_id, act, version, answers: given }: Said) {
	const { account, user, clock, read, newId } = scope;
	const [form, questions, [reader], [begun], [sent]] = await Promise.all([
		getFormRow(scope, form_id),
		read(listQuestions(account.id, form_id)),
		read(findIsFor(account.id, form_id, user.id)),
		read(findBegun(account.id, form_id, user.id)),
		read(findSent(account.id, form_id, user.id)),
	]);
	const now = clock.now();
	if (reader?.is_for_them !== 1 || form.status === "draft") throw notFound("form");
	if (form.status !== "open" || (form.starts_at ?? 0) > now || (form.ends_at ?? now + 1) <= now)
		throw refuse("form_not_open");
	if (form.is_once === 1 && sent) throw refuse("form_sent_once");
	const known = begun?.version ?? 0;
	if (version !== undefined && version !== known) throw refuse("submission_changed");
	const id = begun?.id ?? newId();
	const stillHolds = assertAll({
		form_not_open: maySend(account.id, user.id, form, now),
		...(form.is_once === 1 && { form_sent_once: isNotSent(account.id, form_id, user.id) }),
		submission_changed: isBegunVersion(account.id, form_id, user.id, known),
	});
	const answer = { form_submission_id: id, version: known + 1, saved_at: now };
	if (act === "save") {
		const asked = new Set(questions.map((question) => String(question.id)));
		const answers = Object.fromEntries(Object.entries(given).filter(([question]) => asked.has(question)));
		return scope.commit({
			statements: [stillHolds, saveBegun(account.id, { id, form_id, user_id: user.id, answers }, now)],
			answer: { ...answer, status: "started" as const },
			audit: { subject_kind: "form", subject_id: form_id, details: { act } },
		});
	}
	const sending = await sendingOf(scope, { id, form, questions, before: null, given });
	return scope.commit({
		statements: [stillHolds, ...sending.statements],
		follow: sending.follow,
		answer: { ...answer, status: "new" as const },
		audit: linesOf(scope, id, act, sending.fields),
	});
}

async function change(scope: MemberScope, id: number, { form_id, version, answers: given }: Said) {
	const { account, clock } = scope;
	const { submission, form, questions, isOwn, mayEdit } = await openSubmission(scope, id);
	if (!isOwn || submission.form_id !== form_id) throw notFound("form_submission");
	if (!mayEdit || (version !== undefined && version !== submission.version)) throw refuse("submission_changed");
	const before = JSON.parse(submission.answers) as Answers;
	const sending = await sendingOf(scope, { id, form, questions, before, given });
	return scope.commit({
		statements: [assertThat("submission_changed", isVersion(account.id, submission)), ...sending.statements],
		follow: sending.follow,
		answer: {
			...{ form_submission_id: id, status: "new" as const },
			...{ version: submission.version + 1, saved_at: clock.now() },
		},
		audit: linesOf(scope, id, "change", sending.fields),
	});
}

/** What the audit says: that it was sent, and which fields of the sender's record it wrote. */
function linesOf({ user }: MemberScope, form_submission_id: number, act: string, fields: readonly string[]) {
	return [
		{ subject_kind: "form_submission", subject_id: form_submission_id, details: { act } },
		...(fields.length > 0
			? [{ subject_kind: "user", subject_id: user.id, details: { fields: fields.join(", ") } }]
			: []),
	];
}
