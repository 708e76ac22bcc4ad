/** Composes the links by which people set a password, each with the notification that brings it. */
import type { Addressee } from "#workers/features/members";
import { type Notified, notify } from "#workers/features/notifications";
import type { NotificationLink } from "#workers/kernel/define-notification";
import { linkToken, tokenMark } from "#workers/kernel/link-token";
import type { NotificationKind, NotificationValues } from "#workers/kernel/names";
import type { Scope } from "#workers/kernel/scope";
import { hashToken } from "#workers/kernel/tokens";
import { type LinkKind, linkKinds } from "../rules/link-kinds";
import { endLinks, insertLinks } from "./links";

type LinkScope = Pick<Scope, "account" | "clock" | "newId" | "request" | "env">;

/** The statements and messages that send a person a link. A newer reset link ends the older ones. */
export async function composeLink(scope: LinkScope, person: Addressee, kind: LinkKind) {
	const [linked] = withLinks(scope, [person], kind);
	const notice = notify(scope, linkKinds[kind].brought_by, [linked!], {});
	return {
		statements: [
			...(kind === "reset" ? [endLinks(scope.account.id, person.id, scope.clock.now(), kind)] : []),
			...(await insertLinksOf(scope, [linked!], kind)),
			...notice.statements,
		],
		follow: notice.follow,
	};
}

/** Activation links for many people, each brought by a notification of the caller's kind. */
export async function composeActivationLinks<Kind extends NotificationKind, Person extends Addressee>(
	scope: LinkScope,
	kind: Kind,
	people: readonly Person[],
	values: (person: Person) => NotificationValues[Kind],
) {
	const linked = withLinks(scope, people, "activation");
	const notice = notify(scope, kind, linked, values);
	return {
		statements: [...(await insertLinksOf(scope, linked, "activation")), ...notice.statements],
		follow: notice.follow,
	};
}

/** The people, each with a new link. */
function withLinks<Person extends Addressee>(
	scope: LinkScope,
	people: readonly Person[],
	kind: LinkKind,
): (Person & { link: NotificationLink })[] {
	const { screen, lastsMs } = linkKinds[kind];
	const expires_at = scope.clock.now() + lastsMs;
	return people.map((person) => ({
		...person,
		link: { id: scope.newId(), expires_at, path: `/${screen}/${tokenMark}` },
	}));
}

async function insertLinksOf(
	{ account, clock, env }: LinkScope,
	people: readonly (Notified & { link: NotificationLink })[],
	kind: LinkKind,
) {
	const hashes = await Promise.all(
		people.map(({ link }) => hashToken(linkToken(env.SESSION_SECRET, account.id, link.id))),
	);
	const links = people.map(({ id: user_id, link: { id, expires_at } }, at) => ({
		id,
		token_hash: hashes[at]!,
		user_id,
		expires_at,
	}));
	return insertLinks(account.id, kind, links, clock.now());
}
