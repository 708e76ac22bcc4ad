/** Takes back that emails of a kind were stopped, on the page behind the same link. */
import { z } from "zod";
import { updateNotificationChoice } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { findStop, stopInput, stopLimits } from "../steps/find-stop";

export const resubscribe = defineEndpoint({
	name: "notifications/resubscribe",
	path: "/api/users/api_resubscribe",
	summary: "Switches the emails of a kind on again for the person whom the link names.",
	access: "anyone",
	input: stopInput,
	output: z.object({}),
	errors: { stop_link_not_valid: {}, emails_locked: {} },
	repetition: { kind: "natural" },
	limits: stopLimits,
	handler: async (scope, { token }) => {
		const { person, kind, mail } = await findStop(scope, token);
		if (mail.is_locked === 1) throw refuse("emails_locked");
		return scope.commit({
			statements: [updateNotificationChoice(scope.account.id, person.id, { kind, place: "mail", is_on: 1 })],
			answer: {},
			audit: { subject_kind: "user", subject_id: person.id, details: { resumed: kind }, by: person.id },
		});
	},
});
