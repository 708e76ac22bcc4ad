/** Signs a person in; invariant: a wrong password and an unknown address cannot be told apart, by text or by time. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import type { User } from "#workers/kernel/identity";
import { countUse, forgetUses, limitNamed, refuseAbove } from "#workers/kernel/limits";
import type { Scope } from "#workers/kernel/scope";
import { cookieNames, sessionCookie } from "../rules/cookies";
import { presentUser, userOutput } from "../rules/present-user";
import { hashToken, newToken, verifyPassword } from "../rules/secrets";
import {
	deleteSession,
	findCredentials,
	findUserById,
	insertSession,
	sessionLastsMs,
	toUser,
	updateLastLogin,
} from "../store";

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
	errors: { wrong_credentials: {}, account_not_active: {} },
	repetition: { kind: "none" },
	handler: async (scope, { email, password }) => {
		const [found] = await scope.read(findCredentials(scope.account.id, email));
		await countTry(scope, email);
		const [isRight, [person]] = await Promise.all([
			verifyPassword(password, found?.password_hash ?? null),
			found ? scope.read(findUserById(scope.account.id, found.id)) : [],
		]);
		if (!found || !person || !isRight) throw refuse("wrong_credentials");
		if (found.status !== "active" && found.status !== "pending") throw refuse("account_not_active");
		return openSession(scope, toUser(person));
	},
});

/** Opens a session under a new token and ends the one in use, so that a token never outlives a sign-in. */
async function openSession(scope: Scope, user: User) {
	const token = newToken();
	const now = scope.clock.now();
	const answer = await scope.commit({
		statements: [
			...(scope.request.session_hash ? [deleteSession(scope.account.id, scope.request.session_hash)] : []),
			insertSession(scope.account.id, await hashToken(token), user.id, now),
			updateLastLogin(scope.account.id, user.id, now),
			forgetUses(scope.account.id, "sign_in", subjectOf(scope, user.email)),
		],
		answer: { user: presentUser(scope.account, user, null, now) },
		audit: { subject_kind: "user", subject_id: user.id },
	});
	scope.setCookie(sessionCookie(token, sessionLastsMs));
	scope.setCookie(`${cookieNames.visitor}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`);
	return answer;
}

async function countTry(scope: Scope, email: string): Promise<void> {
	const limit = limitNamed(scope.env, "sign_in");
	const [[row]] = (await scope.writeCount([
		countUse(scope.account.id, "sign_in", limit, subjectOf(scope, email), scope.clock),
	])) as [[{ count: number }]];
	refuseAbove(limit, row.count);
}

/** Tries are counted by address and e-mail, so that nobody can lock another person out from elsewhere. */
function subjectOf(scope: Scope, email: string): string {
	return `${scope.request.ip}|${email}`;
}
