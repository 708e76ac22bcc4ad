/** Who runs the platform: the operator of a token that came with a request, through the directory; nothing is cached. */
import type { Environment } from "#workers/kernel/environment";
import type { Operator } from "#workers/kernel/operator-scope";
import { hashToken, isSameSecret, isToken } from "#workers/kernel/tokens";

/** What the operator is called who only has the token of the set-up; nobody else can have the name. */
export const setupName = "setup";

/** The operator whose token stands in an Authorization header; undefined for a token that is unknown or revoked. */
export async function findOperator(env: Environment, authorization: string | null): Promise<Operator | undefined> {
	const token = /^Bearer ([0-9a-f]{64})$/.exec(authorization ?? "")?.[1];
	if (!token) return undefined;
	const { OPERATOR_SETUP_TOKEN: setup = "" } = env;
	if (isToken(setup) && isSameSecret(token, setup)) return { name: setupName };
	const found = await env.DIRECTORY.prepare(
		"select name from operator_tokens where token_hash = ? and revoked_at is null",
	)
		.bind(await hashToken(token))
		.first<Operator>();
	return found ?? undefined;
}
