/** Names of the DNS that a client brings as its own, and which of them are the platform's. @browser-safe @pure */

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";

/** The form of a name with at least so many labels before its last one; letters beyond a to z stand as the DNS writes them. */
export function dnsName(labels: number): RegExp {
	return new RegExp(`^(?:${label}\\.){${labels},}(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$`);
}

/** A name as it was typed, without the scheme and path of an address. */
export function asHost(typed: string): string {
	const address = typed.trim().replace(/^https?:\/\//i, "");
	const name = address.replace(/[/?#].*$/, "").replace(/\.$/, "");
	// What an address would drop, or take for somebody's name and password, is no part of a name.
	if (name === "" || /[\s@\p{Cc}]/u.test(name) || !URL.canParse(`http://${name}`)) return name.toLowerCase();
	const { hostname, host } = new URL(`http://${name}`);
	return host === hostname ? hostname : name.toLowerCase();
}

/** The host of an address; empty where it is none. */
export function hostIn(address: string): string {
	return URL.canParse(address) ? new URL(address).hostname : "";
}

/** What the platform itself is called: its host, its site, the name to which clients point, and from where it sends mail. */
export type PlatformNames = {
	PLATFORM_HOST: string;
	PLATFORM_SITE_URL: string;
	CUSTOM_HOSTNAMES_TARGET?: string;
	MAIL_SENDER?: string;
};

/** Whether a name is the platform's: its domain, its site, the name to which clients point or its mail's, and all below them. */
export function isPlatformName(host: string, names: PlatformNames): boolean {
	const { PLATFORM_HOST, PLATFORM_SITE_URL, CUSTOM_HOSTNAMES_TARGET, MAIL_SENDER = "" } = names;
	const domain = PLATFORM_HOST.slice(PLATFORM_HOST.indexOf(".") + 1);
	const mail = /@([^@>\s]+)>?\s*$/.exec(MAIL_SENDER)?.[1]?.toLowerCase();
	const own = [domain, hostIn(PLATFORM_SITE_URL) || domain, CUSTOM_HOSTNAMES_TARGET ?? domain, mail ?? domain];
	return own.some((name) => host === name || host.endsWith(`.${name}`));
}
