/** Which addresses may be fetched that a client gave: https, and no host that names this machine or a private network. */
import ipaddr from "ipaddr.js";

/**
 * The address when it may be fetched, else undefined. Names that only resolve to a private address are the platform's
 * to refuse: Cloudflare reaches the public internet alone, and so does the local server (scripts/outbound.mjs).
 */
export function publicAddress(source: string, base?: string): URL | undefined {
	if (!URL.canParse(source, base)) return undefined;
	const url = new URL(source, base);
	const isPlain = url.protocol === "https:" && url.username === "" && url.password === "" && url.port === "";
	return isPlain && isPublicHost(url.hostname) ? url : undefined;
}

/** Names that no public server has: reserved ones (RFC 6761, 6762, 8375, 9476), and those that networks use inside. */
const privateNames =
	/(^|\.)(localhost|localdomain|local|internal|intranet|intra|private|corp|home|lan|svc|test|invalid|example|onion|alt|arpa)$/;

/** The URL parser has already brought decimal, octal and hexadecimal forms into the usual ones. */
function isPublicHost(hostname: string): boolean {
	const name = hostname
		.toLowerCase()
		.replace(/\.$/, "")
		.replace(/^\[|\]$/g, "");
	if (ipaddr.isValid(name)) return isPublicIp(name);
	return name.includes(".") && !privateNames.test(name);
}

/** An address of the public internet: none that stands in the registries of special ones; of IPv6 only 2000::/3. */
function isPublicIp(text: string): boolean {
	const address = ipaddr.parse(text);
	if (address.range() !== "unicast") return false;
	return address.kind() === "ipv4" || (address.toByteArray()[0]! & 0xe0) === 0x20;
}
