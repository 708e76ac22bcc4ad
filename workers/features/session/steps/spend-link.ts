/**
 * Spends a link that sets a password and signs its person in; a link sets a password once, while it and its person stand,
 * guarded in the batch. Sent again with the password that it set, as after a reply that was lost, it signs in as that does.
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import type { CountedLimit } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import type { Role } from "#workers/kernel/identity";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { hashToken } from "#workers/kernel/tokens";
import type { LinkKind } from "../rules/link-kinds";
import { hashPassword, verifyPassword } from "../rules/passwords";
import { findLink, type LinkRow, linkStands, spendLink } from "../store/links";
import { maySignIn } from "../store/sessions";
import { newSession } from "./open-session";

/** A password that a person chooses. */
export const newPassword = z.string().min(10).max(200);

/** The token of a link, as its address carries it. */
export const tokenOfLink = z
	.string()
	.max(64)
	.regex(/^[0-9a-f]{64}$/);

/** A link that nobody can guess is counted by itself; who tries many tokens, by their network. */
export const linkLimits: readonly CountedLimit<{ token: string }>[] = [
	{ name: "link", by: "link", of: ({ token }) => token },
	{ name: "link_network", by: "network" },
];

/** What else goes into the batch when a password is set. */
export type Consequences = (person: LinkRow) => { statements: Statement[]; follow: OutboxMessage[] };

/** Sets the password and opens a session; all others of the person end. Throws link_not_valid. */
export async function spend(
	scope: Scope,
	kind: LinkKind,
	{ token, password }: { token: string; password: string },
	consequences?: Consequences,
): Promise<{ email: string; role: Role }> {
	const account_id = scope.account.id;
	const now = scope.clock.now();
	const token_hash = await hashToken(token);
	const [link] = await scope.read(findLink(account_id, kind, token_hash, now));
	// A link that nobody was sent tells nothing by answering at once, and must cost nobody a hash.
	if (!link) throw refuse("link_not_valid");
	const isRepeat = link.used_at !== null;
	const hashed = await scope.inTurn(async () =>
		isRepeat ? verifyPassword(password, link.password_hash) : hashPassword(password),
	);
	if (hashed === false) throw refuse("link_not_valid");
	const session = await newSession(scope, { id: link.user_id, email: link.email });
	const also = isRepeat ? undefined : consequences?.(link);
	const answer = await scope.commit({
		statements: [
			...(isRepeat
				? [assertThat("link_not_valid", maySignIn(account_id, link.user_id, link.password_hash!))]
				: [
						assertThat("link_not_valid", linkStands(account_id, kind, token_hash, now)),
						...spendLink(account_id, { ...link, token_hash, password_hash: String(hashed) }, now),
					]),
			...session.statements,
			...scope.takeBackUses(),
			...(also?.statements ?? []),
		],
		answer: { email: link.email, role: link.role },
		audit: { subject_kind: "user", subject_id: link.user_id, by: link.user_id },
		follow: also?.follow,
	});
	session.setCookies();
	return answer;
}

/** Whose link this is, while it can be used. Throws link_not_valid. */
export async function greet(
	scope: Scope,
	kind: LinkKind,
	token: string,
): Promise<{ email: string; first_name: string }> {
	const [link] = await scope.read(findLink(scope.account.id, kind, await hashToken(token), scope.clock.now()));
	if (!link || link.used_at !== null) throw refuse("link_not_valid");
	await scope.remember(scope.takeBackUses());
	return { email: link.email, first_name: link.first_name };
}
