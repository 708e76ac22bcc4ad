/** Composes the links by which people set a password, each with the email that brings it, and the email that tells of a new password. */
import { composeEmail, composeEmails, type Email } from "#workers/features/mail";
import type { Addressee } from "#workers/features/members";
import { dayMs, minuteMs } from "#workers/kernel/clock";
import { linkToken, tokenMark } from "#workers/kernel/link-token";
import type { Scope } from "#workers/kernel/scope";
import { type LinkKind, linkKinds } from "../rules/link-kinds";
import { hashToken } from "../rules/secrets";
import { endLinks, insertLinks } from "./links";

/** The statements and messages that send a person a link. A newer reset link ends the older ones. */
export async function composeLink(scope: Scope, person: Addressee, kind: LinkKind) {
	const { account, env } = scope;
	const { screen, lastsMs, texts } = linkKinds[kind];
	const id = scope.newId();
	const created_at = scope.clock.now();
	const expires_at = created_at + lastsMs;
	const email = composeEmail(scope, {
		...toAddressee(person),
		subject: `${texts}.subject`,
		body: `${texts}.body`,
		values: {
			first_name: person.first_name,
			link: `${scope.request.origin}/webapp/${screen}/${tokenMark}`,
			days: lastsMs / dayMs,
			minutes: lastsMs / minuteMs,
		},
		link: { id, expires_at },
	});
	const token_hash = await hashToken(linkToken(env.SESSION_SECRET, account.id, id));
	return {
		statements: [
			...(kind === "reset" ? [endLinks(account.id, person.id, created_at, kind)] : []),
			...insertLinks(account.id, kind, [{ id, token_hash, user_id: person.id, expires_at }], created_at),
			...email.statements,
		],
		follow: email.follow,
	};
}

/** Activation links for many people, each with an email of its caller's words, which may name `link` and `days`. */
export async function composeActivationLinks(scope: Scope<null>, emails: readonly Email[]) {
	const { account, env } = scope;
	const { screen, lastsMs } = linkKinds.activation;
	const created_at = scope.clock.now();
	const expires_at = created_at + lastsMs;
	const link = `${scope.request.origin}/webapp/${screen}/${tokenMark}`;
	const linked = emails.map((email) => ({
		...email,
		values: { ...email.values, link, days: lastsMs / dayMs },
		link: { id: scope.newId(), expires_at },
	}));
	const hashes = await Promise.all(
		linked.map(({ link: { id } }) => hashToken(linkToken(env.SESSION_SECRET, account.id, id))),
	);
	const links = linked.map(({ user_id, link: { id } }, at) => ({ id, token_hash: hashes[at]!, user_id, expires_at }));
	const composed = composeEmails(scope, linked);
	return {
		statements: [...insertLinks(account.id, "activation", links, created_at), ...composed.statements],
		follow: composed.follow,
	};
}

/** The email that tells a person that their password was changed. */
export function composePasswordChanged(scope: Scope, person: Addressee) {
	return composeEmail(scope, {
		...toAddressee(person),
		subject: "session:emails.changed.subject",
		body: "session:emails.changed.body",
		values: { first_name: person.first_name, link: `${scope.request.origin}/webapp/forgot_password` },
	});
}

function toAddressee({ id, email, language_code, status }: Addressee) {
	return { user_id: id, recipient: email, recipient_status: status, language_code };
}
