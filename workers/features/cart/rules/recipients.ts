/** Whom a line is for: all of its units go to one person, with one message. @pure */

/** What is said of a line's recipient; an empty address means its buyer. */
export type Recipient = {
	recipient_email?: string;
	recipient_first_name?: string;
	recipient_last_name?: string;
	custom_message?: string;
};

const words = ["recipient_first_name", "recipient_last_name", "custom_message"] as const;

/** Whether units that are added are for somebody else than those that are there, or go with other words; what is left out agrees. */
export function isForAnother(kept: Recipient, added: Recipient): boolean {
	const addressOf = ({ recipient_email = "" }: Recipient) => recipient_email.trim().toLowerCase();
	if (added.recipient_email !== undefined && addressOf(added) !== addressOf(kept)) return true;
	return words.some((name) => added[name] && kept[name] && added[name] !== kept[name]);
}

/** What is said when units are added: words that are left empty take nothing from those that are there. */
export function withKeptWords<Added extends Recipient>(kept: Recipient, added: Added): Added {
	const keptWords = words.filter((name) => added[name] === "").map((name) => [name, kept[name] ?? ""]);
	return { ...added, ...Object.fromEntries(keptWords) };
}

/** Whom a line is for, as its buyer named them; empty: its buyer. */
export function recipientName({ recipient_email, recipient_first_name, recipient_last_name }: Recipient): string {
	const name = [recipient_first_name, recipient_last_name].filter(Boolean).join(" ");
	return name && recipient_email ? `${name} (${recipient_email})` : (recipient_email ?? "");
}
