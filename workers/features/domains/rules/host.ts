/** Names that a client may bring for its site: a name below a domain of its own, never one of the platform's. @browser-safe @pure */
import { z } from "zod";
import { asHost, dnsName } from "#workers/kernel/dns-name";

/** At least a name below a domain: the DNS lets nobody point a bare domain elsewhere. */
const form = dnsName(2);

/** A name as `rewards.client.example`; the address of a site is taken too, and letters beyond a to z as the DNS writes them. */
export const ownHost = z
	.string()
	.max(300)
	.overwrite(asHost)
	.max(253)
	.refine((host) => form.test(host), { message: "domains:validation.host" })
	// Names that begin so lead to the platform's own site.
	.refine((host) => !/^admin1?\./.test(host), { message: "domains:validation.reserved" })
	// Said to forms: the refusal of an empty name has its own words.
	.meta({ minLength: 1 });

/** A name that somebody gave before, whatever it is. */
export const knownHost = z.string().overwrite(asHost).min(1).max(253);
