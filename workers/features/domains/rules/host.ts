/** Names that a client may bring: a name below a domain of its own, never one of the platform's. @browser-safe @pure */
import { z } from "zod";

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
/** At least a name below a domain: the DNS lets nobody point a bare domain elsewhere. */
const form = new RegExp(`^(?:${label}\\.){2,}(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$`);

/** A name as `rewards.client.example`; the address of a site is taken too, and letters beyond a to z as the DNS writes them. */
export const ownHost = z
	.string()
	.max(300)
	.overwrite(asHost)
	.max(253)
	.refine((host) => form.test(host), { message: "domains:validation.host" })
	// Names that begin so lead to the platform's own site.
	.refine((host) => !/^admin1?\./.test(host), { message: "domains:validation.reserved" });

/** A name that somebody gave before, whatever it is. */
export const knownHost = z.string().overwrite(asHost).min(1).max(253);

function asHost(typed: string): string {
	const address = typed.trim().replace(/^https?:\/\//i, "");
	const name = address.replace(/[/?#].*$/, "").replace(/\.$/, "");
	if (name === "" || !URL.canParse(`http://${name}`)) return name.toLowerCase();
	const { hostname, host } = new URL(`http://${name}`);
	return host === hostname ? hostname : name.toLowerCase();
}

/** What the platform itself is called: its host and the name to which clients point. */
export type PlatformNames = { PLATFORM_HOST: string; PLATFORM_SITE_URL: string; CUSTOM_HOSTNAMES_TARGET?: string };

/** Whether a name is the platform's: its domain with all below it, its site, or the name to which clients point. */
export function isPlatformName(host: string, names: PlatformNames): boolean {
	const { PLATFORM_HOST, PLATFORM_SITE_URL, CUSTOM_HOSTNAMES_TARGET } = names;
	const domain = PLATFORM_HOST.slice(PLATFORM_HOST.indexOf(".") + 1);
	const site = URL.canParse(PLATFORM_SITE_URL) ? new URL(PLATFORM_SITE_URL).hostname : domain;
	const own = [domain, site, CUSTOM_HOSTNAMES_TARGET ?? domain];
	return own.some((name) => host === name || host.endsWith(`.${name}`));
}
