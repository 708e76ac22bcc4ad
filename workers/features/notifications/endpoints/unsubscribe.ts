/**
 * Stops a person's emails of a kind, by one press in a mail program (RFC 8058) or on the page behind its link; invariant:
 * what is told elsewhere, and of other kinds, stays as it is.
 */
import { z } from "zod";
import { updateNotificationChoice } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { findStop, stopInput, stopLimits } from "../steps/find-stop";

export const unsubscribe = defineEndpoint({
	name: "notifications/unsubscribe",
	path: "/api/users/api_unsubscribe",
	summary: "Switches the emails of a kind off for the person whom the link names.",
	access: "anyone",
	authentication: "link",
	input: stopInput,
	output: z.object({}),
	errors: { stop_link_not_valid: {}, emails_locked: {} },
	repetition: { kind: "natural" },
	limits: stopLimits,
	handler: async (scope, { token }) => {
		const { person, kind, mail } = await findStop(scope, token);
		if (mail.is_locked === 1) throw refuse("emails_locked");
		return scope.commit({
			statements: [updateNotificationChoice(scope.account.id, person.id, { kind, place: "mail", is_on: 0 })],
			answer: {},
			audit: { subject_kind: "user", subject_id: person.id, details: { stopped: kind }, by: person.id },
		});
	},
});
