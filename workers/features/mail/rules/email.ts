/** An email as it is composed: its words, whole and in one language, before they are written as plain text or drawn. @pure */
import type { Passage } from "#workers/kernel/define-notification";

/** What an email says besides its subject; where its link has a token, the address has the token's mark. */
export type EmailContent = {
	language_code: string;
	lines: readonly Passage[];
	action: { label: string; address: string };
	/** What stands below the button. */
	closing: readonly Passage[];
	/** Why it came. */
	reason: string;
};

/** An email to be. It goes to nobody who is suspended or has left, and not after the end of the link that it brings. */
export type Email = {
	user_id: number;
	recipient: string;
	recipient_status: string;
	subject: string;
	content: EmailContent;
	link?: { id: number; expires_at: number };
};
