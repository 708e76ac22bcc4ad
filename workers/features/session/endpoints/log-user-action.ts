/** Takes what a client tells of a person's action; it stands in the audit under their name, and changes nothing else. */
import { z } from "zod";
import { smallObject } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";

export const logUserAction = defineEndpoint({
	name: "session/log-user-action",
	path: "/api/users/api_log_user_action",
	summary: "An action of a person, as their client tells it.",
	access: "signed_in",
	input: z.object({ data: smallObject({ maxBytes: 2_000 }) }),
	output: z.object({ is_logged: z.literal(1) }),
	repetition: { kind: "key" },
	limits: [{ name: "user_action", by: "person" }],
	handler: (scope, { data }) =>
		scope.commit({
			statements: [],
			answer: { is_logged: 1 as const },
			audit: { subject_kind: "user_action", subject_id: scope.user.id, details: data },
		}),
});
