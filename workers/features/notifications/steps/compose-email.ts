/** Composes a kind's email for one person: every word of it in their language, with the values of what happened. */
import type { Email } from "#workers/features/mail";
import type { Addressee } from "#workers/features/members";
import type { Notification, NotificationLink, Passage } from "#workers/kernel/define-notification";
import type { Scope } from "#workers/kernel/scope";
import { wordsFor } from "./words-for";

/** Whom a notification is for: `link` is their own link with a token, for a kind that brings one. */
export type Notified = Addressee & { link?: NotificationLink };

/** The email of one person; `mayStop`: whether it says how to have no more of its kind. Throws when the kind brings a link and the person has none. */
export function composeEmail(
	{ account, clock, request }: Pick<Scope, "account" | "clock" | "request">,
	{ kind, mail, isForOutsiders }: Notification,
	person: Notified,
	given: object,
	mayStop: boolean,
): Email {
	const words = wordsFor(account, person, given, clock.now());
	// They are of this kind: the types of `notify` see to it.
	const values = given as never;
	const { label, to } = mail.action;
	const path = to === "link" ? person.link?.path : to(values);
	if (path === undefined) throw new Error("a kind of notification that brings a link was given none");
	return {
		...(isForOutsiders
			? { user_id: null, recipient_status: "active" }
			: { user_id: person.id, recipient_status: person.status }),
		recipient: person.email,
		subject: words.say(typeof mail.subject === "string" ? mail.subject : mail.subject(values)),
		content: {
			language_code: person.language_code,
			lines: [words.say("notifications:mail.greeting"), ...said(mail.lines(values, words))],
			action: { label: words.say(label), address: `${request.origin}/webapp${path}` },
			closing: said(mail.closing?.(values, words) ?? []),
			reason: words.say(mail.reason),
			...(mail.replyTo ? { reply_to: mail.replyTo(values) } : {}),
			...(mayStop ? { stop: { kind, label: words.say("notifications:mail.stop"), origin: request.origin } } : {}),
		},
		link: person.link,
	};
}

function said(passages: readonly (Passage | undefined)[]): Passage[] {
	return passages.filter((passage): passage is Passage => passage !== undefined && passage !== "");
}
