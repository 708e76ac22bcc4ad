/** The kinds of notifications that features declare, by name: told by the registry, asked for by whoever notifies. */
import type { Notification } from "#workers/kernel/define-notification";
import type { Role } from "#workers/kernel/identity";
import type { NotificationKind, TextKey } from "#workers/kernel/names";

let known: ReadonlyMap<string, Notification> = new Map();

/** Makes kinds known, once, when the Worker starts. Throws when two have one name. */
export function knowNotifications(notifications: readonly Notification[]): void {
	known = new Map(notifications.map((declared) => [declared.kind, declared]));
	if (known.size < notifications.length) throw new Error("two kinds of notifications share a name");
}

/** The declaration of a kind that a row names; nothing when there is none any more. */
export function findNotification(kind: string): Notification | undefined {
	return known.get(kind);
}

/** The kinds that settings show, as they were declared; with a role those that such a person is ever told of. */
export function listKindsOfSettings(role?: Role): (Notification & { label: TextKey })[] {
	return [...known.values()]
		.filter(({ told_to }) => !role || !told_to || told_to.includes(role))
		.flatMap((declared) => (declared.label ? [{ ...declared, label: declared.label }] : []));
}

/** The declaration of a kind. */
export function getNotification(kind: NotificationKind): Notification {
	const declared = findNotification(kind);
	if (!declared) throw new Error(`no notification is called ${kind}`);
	return declared;
}
