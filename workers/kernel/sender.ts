/** From whom an account's emails come: its own address once its domain is active, else the platform's, with the client's name in both. @browser-safe @pure */

/** The longest name and the longest part before the @ (RFC 5321). */
export const maxSenderName = 64;
export const maxLocalPart = 64;

/** The longest domain with which every local part makes an address that mail takes (254 signs). */
export const maxSenderHost = 189;

/** The part before the @ unless the owner chose another one. */
export const usualLocalPart = "rewards";

/** Controls, line ends, marks that turn or hide letters, what would end or open an address, and signs that look like it. */
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>"\\@\uFE6B\uFF02\uFF1C\uFF1E\uFF20\uFF3C]/gu;

/** True for a name that can stand before an address and shows as nothing but a name: no other address, no link, no hidden sign. */
export function isSenderName(name: string): boolean {
	const hasForbidden = name.normalize("NFKC").search(forbidden) >= 0 || name.search(forbidden) >= 0;
	return !hasForbidden && !/:\/\/|\bwww\./i.test(name) && /[\p{L}\p{N}]/u.test(name) && name.length <= maxSenderName;
}

/** Letters, digits, and single dots, dashes and underscores between them. */
export function isLocalPart(part: string): boolean {
	return part.length <= maxLocalPart && /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/.test(part);
}

/** What senders are made of; settings are those of the account. */
type Sending = {
	settings: Readonly<Record<string, unknown>>;
	platform_name: string;
	company_name: string;
};

/** The name that an account has while its owner chose none: its own, without what cannot stand there. */
export function usualSenderName({
	platform_name,
	company_name,
}: Pick<Sending, "platform_name" | "company_name">): string {
	const name = (platform_name || company_name).replace(forbidden, " ").replace(/\s+/g, " ").trim();
	if (isSenderName(name)) return name;
	// Cut between signs, of which one may count as two.
	const cut = [...name.replace(/:\/\/|\bwww\./gi, " ")].slice(0, maxSenderName / 2);
	return cut.join("").trim();
}

/** What the owner chose, each empty or usual where they chose nothing. */
export function chosenSender({ settings }: Pick<Sending, "settings">): { name: string; local_part: string } {
	const { sender_name, sender_local_part } = settings;
	return {
		name: typeof sender_name === "string" && isSenderName(sender_name) ? sender_name : "",
		local_part:
			typeof sender_local_part === "string" && isLocalPart(sender_local_part) ? sender_local_part : usualLocalPart,
	};
}

/** The senders of an account, each as the header From has it: `own` with its domain where one is active. */
export function sendersOf(
	account: Sending,
	{ MAIL_SENDER }: { MAIL_SENDER?: string },
): { platform: string | undefined; own: { from: string; host: string } | undefined } {
	const chosen = chosenSender(account);
	const name = chosen.name || usualSenderName(account);
	const host = account.settings.sender_domain;
	const platformAddress = MAIL_SENDER === undefined ? undefined : addressIn(MAIL_SENDER);
	return {
		platform: platformAddress === undefined ? MAIL_SENDER : writeSender(name, platformAddress),
		own:
			typeof host === "string" && host !== ""
				? { from: writeSender(name, `${chosen.local_part}@${host}`), host }
				: undefined,
	};
}

/** The address of a sender, with or without a name before it. */
function addressIn(sender: string): string | undefined {
	return /^(?:[^<>]*<)?([^\s<>@"]+@[^\s<>@"]+)>?\s*$/.exec(sender)?.[1];
}

/** The name as a quoted string: nothing in it ends the quotes (`isSenderName`). */
function writeSender(name: string, address: string): string {
	return name === "" ? address : `"${name}" <${address}>`;
}
