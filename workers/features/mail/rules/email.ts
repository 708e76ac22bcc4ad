/** An email as it is composed: its words, whole and in one language, before they are written as plain text or drawn. @pure */
import type { Passage } from "#workers/kernel/define-notification";
import { stopMark } from "#workers/kernel/link-token";

/** What an email says besides its subject; where its link has a token, the address ends with the token's mark. */
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
	/**
	 * How one has no more of this kind: the words, and the tenant's origin; missing where one cannot. The token is there
	 * while the email is handed over.
	 */
	stop?: { kind: string; label: string; origin: string; token?: string };
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

/** The page on which such emails are stopped, with the token, or with its mark as long as there is none. */
export function stopAddress({ origin, token = stopMark }: { origin: string; token?: string }): string {
	return `${origin}/webapp/unsubscribe/${token}`;
}
