/**
 * Sends whoever asked the link that their state allows: who is active one that sets another password, who was invited the
 * activation link again, everybody else nothing. Invariant: link, email and the end of the message are one batch.
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineJob } from "#workers/kernel/define-job";
import type { LinkKind } from "../rules/link-kinds";
import { composeLink } from "../store/compose-link";
import { mayBeSent } from "../store/links";
import { findAddressee } from "../store/sessions";

/** Nobody approves themself: who waits for approval gets no link that would activate them. */
const kindFor: Record<string, LinkKind> = { active: "reset", invited: "activation" };

export const sendPasswordLink = defineJob({
	name: "session/send-password-link",
	summary: "Mails the link for a forgotten password to an address, if somebody may have it.",
	payload: z.object({ email: z.string() }),
	handler: async (scope, { email }, run) => {
		const [person] = await scope.read(findAddressee(scope.account.id, email));
		const kind = person && kindFor[person.status];
		if (!kind) return;
		const link = await composeLink(scope, person, kind);
		await scope.commit({
			statements: [
				assertThat("internal_link_not_due", mayBeSent(scope.account.id, person.id, kind)),
				...link.statements,
				...run.end(),
			],
			answer: {},
			audit: { subject_kind: "user", subject_id: person.id, details: { kind } },
			follow: link.follow,
		});
	},
});
