/** Signs a person in; invariant: a wrong password and an unknown address cannot be told apart, by text or by time. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { countUse, limitNamed, refuseAbove } from "#workers/kernel/limits";
import type { Scope } from "#workers/kernel/scope";
import { cookieNames, sessionCookie } from "../rules/cookies";
import { hashToken, newToken, verifyPassword } from "../rules/secrets";
import { deleteSession, findCredentials, insertSession, sessionLastsMs, updateLastLogin } from "../store";

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
	output: z.object({ user: z.object({ id: z.int(), email: z.string() }) }),
	errors: { wrong_credentials: {}, account_not_active: {} },
	repetition: { kind: "none" },
	handler: async (scope, { email, password }) => {
		const [found] = await scope.read(findCredentials(scope.account.id, email));
		await countTry(scope, email);
		const isRight = await verifyPassword(password, found?.password_hash ?? null);
		if (!found || !isRight) throw refuse("wrong_credentials");
		if (found.status !== "active" && found.status !== "pending") throw refuse("account_not_active");
		return openSession(scope, found.id, email);
	},
});

/** Opens a session under a new token and ends the one in use, so that a token never outlives a sign-in. */
export async function openSession(scope: Scope, user_id: number, email: string) {
	const token = newToken();
	const now = scope.clock.now();
	const answer = await scope.commit({
		statements: [
			...(scope.request.session_hash ? [deleteSession(scope.account.id, scope.request.session_hash)] : []),
			insertSession(scope.account.id, await hashToken(token), user_id, now),
			updateLastLogin(scope.account.id, user_id, now),
		],
		answer: { user: { id: user_id, email } },
		audit: { subject_kind: "user", subject_id: user_id },
	});
	scope.setCookie(sessionCookie(token, sessionLastsMs));
	scope.setCookie(`${cookieNames.visitor}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`);
	return answer;
}

async function countTry(scope: Scope, email: string): Promise<void> {
	const limit = limitNamed(scope.env, "sign_in");
	const [[row]] = (await scope.writeCount([
		countUse(scope.account.id, "sign_in", limit, `${scope.request.ip}|${email}`, scope.clock),
	])) as [[{ count: number }]];
	refuseAbove(limit, row.count);
}
