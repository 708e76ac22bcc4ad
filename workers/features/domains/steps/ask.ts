/** What owners and operators do with a client's domains: ask for one, take one away. */
import { invalid, Refusal, refuse } from "#workers/kernel/errors";
import type { Translate } from "#workers/kernel/scope";
import { isPlatformName } from "../rules/host";
import { cloudflareSettings } from "../store/cloudflare";
import {
	beginRemoval,
	type DomainRow,
	directoryOf,
	dropReservation,
	findDomain,
	listDomains,
	maxDomains,
	reserveDomain,
} from "../store/domains";
import { advance, type DomainScope } from "./advance";

/** Refusals of whoever asks for a domain. */
export const askingErrors = {
	domains_not_offered: { told_by: "domains" },
	domain_taken: { told_by: "domains" },
	too_many_domains: { told_by: "domains" },
	domain_refused: { told_by: "domains" },
} as const;

/** Who asks, for which client. */
export type Asked = { host: string; account_id: number; asked_by: string; isOperator: boolean };

type AskingScope = DomainScope & { translate: Translate };

/**
 * Reserves a name in the directory, then asks the provider for it. One that the client has already is given as it is.
 * Throws what is wrong with the name at its field.
 */
export async function askForDomain(scope: AskingScope, asked: Asked): Promise<DomainRow> {
	const { env, translate, clock } = scope;
	const { host, account_id } = asked;
	if (!cloudflareSettings(env)) throw refuse("domains_not_offered");
	if (isPlatformName(host, env)) throw invalid({ host: [translate("domains:validation.platform")] });
	const directory = directoryOf(env);
	const own = () => directory.read(findDomain(host));
	const [known] = await own();
	if (known && known.account_id === account_id && known.state !== "removed" && known.provider_id !== null) return known;
	await directory.write([reserveDomain({ ...asked, now: clock.now() })]);
	const [reserved] = await own();
	if (!reserved || reserved.account_id !== account_id || reserved.state === "removed") {
		const all = await directory.read(listDomains(account_id));
		if (all.length >= maxDomains) throw refuse("too_many_domains", { count: maxDomains });
		throw refuse("domain_taken", {}, { host: [translate("domains:errors.domain_taken")] });
	}
	if (reserved.state !== "pending") return reserved;
	const { domain, outcome } = await advance(scope, reserved, "first");
	if (outcome.kind !== "refused") return domain;
	await directory.write([dropReservation(host, account_id)]);
	const details = { reason: outcome.reason };
	throw refuse("domain_refused", details, { host: [translate("domains:errors.domain_refused", details)] });
}

/** A domain of this client. Throws not_found (404). */
export async function getDomain(
	{ env }: Pick<DomainScope, "env">,
	account_id: number,
	host: string,
): Promise<DomainRow> {
	const [domain] = await directoryOf(env).read(findDomain(host));
	if (!domain || domain.account_id !== account_id || domain.state === "removed")
		throw new Refusal("not_found", 404, { what: "domain" });
	return domain;
}

/** Takes a domain away: first at the provider, then here; what is away is asked again by the schedule. */
export async function removeDomain(scope: DomainScope, { host, account_id }: DomainRow): Promise<DomainRow> {
	await directoryOf(scope.env).write([beginRemoval(host, account_id, scope.clock.now())]);
	const { domain } = await advance(scope, await getDomain(scope, account_id, host));
	return domain;
}
