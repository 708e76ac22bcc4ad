/**
 * Takes a submission up, ends it or declines it, with a word to its sender; invariant: it is decided as it was read
 * (`submission_changed`), by somebody who still looks after its form (asserted as it is written).
 */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, Refusal, refuse } from "#workers/kernel/errors";
import { nameIn } from "#workers/kernel/name-in";
import { maxWordLength } from "../rules/limits";
import { decisions, mayDecide } from "../rules/statuses";
import { openSubmission } from "../steps/open-submission";
import { isHandler } from "../store/forms";
import { findToldSender, isVersion, takeStep } from "../store/submissions";

export const decideSubmission = defineEndpoint({
	name: "forms/decide-submission",
	path: "/api/forms/api_decide_submission",
	summary: "Takes a submission into work, ends or declines it, for those who look after its form and account owners.",
	access: "signed_in",
	flags: ["forms_enabled"],
	input: z.object({
		form_submission_id: z.int(),
		status: z.enum(decisions),
		/** What the sender reads; needed where it is declined. */
		word: text(maxWordLength).default(""),
		/** What it came with; without it whatever stands is decided on. */
		version: z.int().optional(),
	}),
	output: z.object({ form_submission_id: z.int(), status: z.enum(decisions), version: z.int() }),
	errors: { submission_changed: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { form_submission_id, status, word, version }) => {
		const { account, user, clock, newId, read, translate } = scope;
		const opened = await openSubmission(scope, form_submission_id);
		const { submission, form } = opened;
		if (!opened.mayDecide) throw new Refusal("forbidden", 403);
		if (version !== undefined && version !== submission.version) throw refuse("submission_changed");
		if (!mayDecide(submission.status, status)) throw refuse("submission_changed");
		if (status === "declined" && word === "") throw invalid({ word: [translate("forms:validation.word")] });
		const people = await read(findToldSender(account.id, form_submission_id));
		const name = nameIn(form.names, scope);
		const told = notify(scope, "forms/decided", people, { form_submission_id, name, status, word });
		const now = clock.now();
		return scope.commit({
			statements: [
				assertThat(
					"submission_changed",
					user.role === "account_owner"
						? isVersion(account.id, submission)
						: sql`select (${isVersion(account.id, submission)}) and ${isHandler(account.id, form.id, user.id)}`,
				),
				...takeStep(account.id, {
					...{ id: newId(), submission_id: form_submission_id, sender_id: submission.user_id },
					...{ actor_id: user.id, status, word, now },
				}),
				...told.statements,
			],
			follow: told.follow,
			answer: { form_submission_id, status, version: submission.version + 1 },
			audit: { subject_kind: "form_submission", subject_id: form_submission_id, details: { status, word } },
		});
	},
});
