/** An email as it is composed: its words, whole and in one language, before they are written as plain text or drawn. @pure */
import type { Passage } from "#workers/kernel/define-notification";
import { stopMark } from "#workers/kernel/link-token";

/** What an email says besides its subject; where its link has a token, the address has the token's mark. */
export type EmailContent = {
	language_code: string;
	lines: readonly Passage[];
	action: { label: string; address: string };
	/** What stands below the button. */
	closing: readonly Passage[];
	/** Why it came. */
	reason: string;
	/** Whom an answer goes to; missing where that is the platform's sender. */
	reply_to?: string;
	/** How one has no more of this kind: the words, and the tenant's origin; missing where one cannot. */
	stop?: { kind: string; label: string; origin: string };
};

/** An email to be. It goes to nobody who is suspended or has left, unless it is nobody's here (`user_id` null), and not after the end of the link that it brings. */
export type Email = {
	user_id: number | null;
	recipient: string;
	recipient_status: string;
	subject: string;
	content: EmailContent;
	link?: { id: number; expires_at: number };
};

/** The page on which such emails are stopped, with the mark of the token. */
export function stopAddress({ origin }: { origin: string }): string {
	return `${origin}/webapp/unsubscribe/${stopMark}`;
}
