/** Which network an address belongs to, so that nobody gets room by changing addresses within their own. @pure */
import ipaddr from "ipaddr.js";

/** The IPv4 address, or of an IPv6 address the first 64 bits, which belong to one customer. */
export function networkOf(address: string | null): string {
	if (address === null) return "local";
	if (!ipaddr.isValid(address)) return "unknown";
	const parsed = ipaddr.process(address);
	if (parsed.kind() === "ipv4") return parsed.toString();
	const [prefix] = parsed.toNormalizedString().split("%");
	return `${ipaddr.IPv6.networkAddressFromCIDR(`${prefix}/64`).toNormalizedString()}/64`;
}
