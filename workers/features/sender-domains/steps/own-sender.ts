/** Sender domains as a kind of names that clients claim, and what owners and operators are told who ask for one. */
import type { Claim, ClaimRow } from "#workers/kernel/claims-table";
import { isPlatformName } from "#workers/kernel/dns-name";
import { invalid, refuse } from "#workers/kernel/errors";
import { type ClaimKind, type ClaimScope, claimName } from "#workers/kernel/follow-claim";
import type { Translate } from "#workers/kernel/scope";
import { judge } from "../rules/judge";
import type { SenderDomain } from "../rules/sender-domain";
import { openResend, resendSettings } from "../store/resend";
import { senderDomains } from "../store/sender-domains";
import { followSender } from "./tell-account";

/** Sender domains: the account follows before the directory, so that no email is sent from one that failed. */
export const senderDomain: ClaimKind<SenderDomain> = {
	table: senderDomains,
	what: "sender_domain",
	open: ({ env, log }) => {
		const settings = resendSettings(env);
		return settings && openResend(settings, log.warn);
	},
	judge,
	before: followSender,
};

/** Refusals of whoever asks for a domain. */
export const askingErrors = {
	sender_domains_not_offered: { told_by: "sender-domains" },
	sender_domain_taken: { told_by: "sender-domains" },
	too_many_sender_domains: { told_by: "sender-domains" },
	sender_domain_refused: { told_by: "sender-domains" },
} as const;

/** Asks for a domain; one that the client has already is given as it is. Throws what is wrong with the name at its field. */
export async function askForSenderDomain(
	scope: ClaimScope & { translate: Translate },
	claim: Claim,
): Promise<ClaimRow> {
	const { env, translate } = scope;
	if (!resendSettings(env)) throw refuse("sender_domains_not_offered");
	if (isPlatformName(claim.host, env)) throw invalid({ host: [translate("sender-domains:validation.platform")] });
	const claimed = await claimName(scope, senderDomain, claim);
	if ("row" in claimed) return claimed.row;
	if ("refused" in claimed) {
		const details = { reason: claimed.refused };
		const said = translate("sender-domains:errors.sender_domain_refused", details);
		throw refuse("sender_domain_refused", details, { host: [said] });
	}
	if (claimed.why === "too_many") throw refuse("too_many_sender_domains");
	throw refuse("sender_domain_taken", {}, { host: [translate("sender-domains:errors.sender_domain_taken")] });
}
