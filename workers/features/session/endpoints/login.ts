/**
 * Signs a person in; invariant: a wrong password and an unknown address cannot be told apart, by text or by time, and who
 * is signed in may be so, with this password, at the moment of writing. Wrong tries slow down further ones at the same
 * person, and count for their network; a browser that the person used before is counted apart.
 */
import { z } from "zod";
import { updateLastLogin } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import type { User } from "#workers/kernel/identity";
import { menuOf } from "#workers/kernel/menu";
import type { Scope } from "#workers/kernel/scope";
import { verifyPassword } from "../rules/passwords";
import { presentUser, userOutput } from "../rules/present-user";
import { newSession, triesOf } from "../steps/open-session";
import { findCredentials, findUserById, maySignIn, toUser } from "../store/sessions";

const input = z.object({
	email: z.string().trim().toLowerCase().min(1).max(254),
	password: z.string().min(1).max(200),
});

export const login = defineEndpoint({
	name: "session/login",
	path: "/api/users/api_login",
	summary: "Opens a session for an e-mail address and password.",
	access: "anyone",
	input,
	output: z.object({ user: userOutput }),
	errors: { wrong_credentials: {}, account_not_active: {}, waits_for_approval: {} },
	repetition: { kind: "none" },
	limits: [
		{ name: "sign_in", by: "person", of: ({ email }, requestContext) => triesOf(email, requestContext) },
		{ name: "sign_in_network", by: "network" },
	],
	hashesPassword: true,
	handler: async (scope, { email, password }) => {
		const [found] = await scope.read(findCredentials(scope.account.id, email));
		const [isRight, [person]] = await Promise.all([
			scope.inTurn(() => verifyPassword(password, found?.password_hash ?? null)),
			found ? scope.read(findUserById(scope.account.id, found.id)) : [],
		]);
		if (!found || !person || !isRight)
			throw refuse("wrong_credentials", undefined, { password: [scope.translate("session:errors.wrong_credentials")] });
		if (found.status === "pending") throw refuse("waits_for_approval");
		if (found.status !== "active") throw refuse("account_not_active");
		return openSession(scope, toUser(person), found.password_hash!);
	},
});

/** Opens a session under a new token. */
async function openSession(scope: Scope, user: User, password_hash: string) {
	const { id: account_id } = scope.account;
	const now = scope.clock.now();
	const session = await newSession(scope, user);
	const answer = await scope.commit({
		statements: [
			assertThat("account_not_active", maySignIn(account_id, user.id, password_hash)),
			...session.statements,
			updateLastLogin(account_id, user.id, now),
			...scope.takeBackUses(),
		],
		answer: {
			user: presentUser(
				{ ...scope, user, actor: null, request: { ...scope.request, own_session_token: undefined } },
				menuOf(scope.account, user),
			),
		},
		audit: { subject_kind: "user", subject_id: user.id, by: user.id },
	});
	session.setCookies();
	return answer;
}
