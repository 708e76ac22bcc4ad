/** The mail domains whose addresses may sign up by themselves. @pure */
import { z } from "zod";
import { dnsName } from "#workers/kernel/dns-name";
import type { Account } from "#workers/kernel/identity";

/** So many domains an account may name. */
export const maxDomains = 50;

const domainForm = dnsName(1);

/** Those of the account; a value that does not fit counts as never set. */
export function signUpDomains({ settings }: Pick<Account, "settings">): string[] {
	return z.array(z.string()).catch([]).parse(settings.sign_up_domains);
}

/** Whether the address is at one of these domains itself; a domain below one is another. */
export function isAtOneOf(domains: readonly string[], email: string): boolean {
	return domains.includes(email.slice(email.lastIndexOf("@") + 1).toLowerCase());
}

/** The domains in what was typed, one a line or with commas, each once, and what of it is none. */
export function readDomains(typed: string): { domains: string[]; wrong: string[] } {
	const words = typed
		.toLowerCase()
		.split(/[\s,;]+/)
		.map((word) => word.replace(/^@/, ""))
		.filter(Boolean);
	const given = [...new Set(words)];
	return {
		domains: given.filter((word) => word.length <= 253 && domainForm.test(word)),
		wrong: given.filter((word) => word.length > 253 || !domainForm.test(word)),
	};
}
