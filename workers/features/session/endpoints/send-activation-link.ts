/** Sends a person the link that sets their first password; invariant: only the hash of its token is stored. */
import { z } from "zod";
import { composeLetter } from "#workers/features/mail";
import { dayMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { hashToken, newToken } from "../rules/secrets";
import { findUserById, insertActivationLink } from "../store";

const linkLastsMs = 7 * dayMs;

export const sendActivationLink = defineEndpoint({
	name: "session/send-activation-link",
	path: "/api/users/send_activation_link",
	summary: "Mails an activation link to a member who has not signed in yet.",
	access: ["account_owner"],
	input: z.object({ user_id: z.int() }),
	output: z.object({ user_id: z.int() }),
	errors: { already_active: {} },
	repetition: { kind: "key" },
	limit: "mail",
	handler: async (scope, { user_id }) => {
		const [person] = await scope.read(findUserById(scope.account.id, user_id));
		if (!person) throw notFound("user");
		if (person.status !== "invited" && person.status !== "pending") throw refuse("already_active");
		const token = newToken();
		const now = scope.clock.now();
		const letter = composeLetter(scope, {
			user_id,
			recipient: person.email,
			language_code: person.language_code,
			subject: "session:letters.activation.subject",
			body: "session:letters.activation.body",
			values: {
				first_name: person.first_name,
				link: `${scope.request.origin}/webapp/activate/${token}`,
				days: linkLastsMs / dayMs,
			},
		});
		return scope.commit({
			statements: [
				insertActivationLink(scope.account.id, await hashToken(token), user_id, now, now + linkLastsMs),
				...letter.statements,
			],
			answer: { user_id },
			audit: { subject_kind: "user", subject_id: user_id },
			follow: letter.follow,
		});
	},
});
