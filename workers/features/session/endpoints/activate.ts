/**
 * Sets the first password through an activation link; invariant: a link sets a password once, guarded in the batch. Sent
 * again with the password that it set, as after a reply that was lost, it signs in as that password does.
 */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { sessionCookie } from "../rules/cookies";
import { hashPassword, hashToken, newToken, verifyPassword } from "../rules/secrets";
import { findActivationLink, findUsedLink, insertSession, sessionLastsMs, spendActivationLink } from "../store";

export const activate = defineEndpoint({
	name: "session/activate",
	path: "/api/users/api_activate",
	summary: "Sets a password through the link of an activation mail, and signs in.",
	access: "anyone",
	input: z.object({ token: z.string().regex(/^[0-9a-f]{64}$/), password: z.string().min(10).max(200) }),
	output: z.object({ email: z.string() }),
	errors: { link_not_valid: {} },
	repetition: { kind: "natural" },
	limit: "sign_in",
	handler: async (scope, { token, password }) => {
		const account_id = scope.account.id;
		const now = scope.clock.now();
		const hash = await hashToken(token);
		const [[link], [used]] = await Promise.all([
			scope.read(findActivationLink(account_id, hash, now)),
			scope.read(findUsedLink(account_id, hash, now)),
		]);
		// A link that nobody was sent tells nothing by answering at once, and must cost nobody a hash.
		const isRepeat = !link && used !== undefined && (await verifyPassword(password, used.password_hash));
		const person = isRepeat ? used : link;
		if (!person) throw refuse("link_not_valid");
		const session = newToken();
		const setPassword = async () => [
			assertThat(
				"link_not_valid",
				sql`select count(*) from activation_links a where a.account_id = ${account_id} and a.token_hash = ${hash} and a.used_at is null`,
			),
			...spendActivationLink(account_id, person.user_id, await hashPassword(password), now),
		];
		const answer = await scope.commit({
			statements: [
				...(isRepeat ? [] : await setPassword()),
				insertSession(account_id, await hashToken(session), person.user_id, now),
			],
			answer: { email: person.email },
			audit: { subject_kind: "user", subject_id: person.user_id },
		});
		scope.setCookie(sessionCookie(session, sessionLastsMs));
		return answer;
	},
});
