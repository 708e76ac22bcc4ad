/** Which addresses a picture may be fetched from: https, and no host that names this machine or a private network. */

/** Pictures that lie in the project itself, for the demo: `demo:items/cap.webp`. */
const localForm = /^demo:([a-z0-9-]+(?:\/[a-zA-Z0-9._-]+)+)$/;

/** The key in R2 of a local picture; undefined for any other source. */
export function localKey(source: string): string | undefined {
	const path = localForm.exec(source)?.[1];
	return path && !path.includes("..") ? `demo/${path}` : undefined;
}

/**
 * The address when it may be fetched, else undefined. Names that only resolve to a private address are the platform's
 * to refuse: a Worker's fetch reaches the public internet alone.
 */
export function publicAddress(source: string, base?: string): URL | undefined {
	if (!URL.canParse(source, base)) return undefined;
	const url = new URL(source, base);
	const isPlain = url.protocol === "https:" && url.username === "" && url.password === "" && url.port === "";
	return isPlain && isPublicHost(url.hostname) ? url : undefined;
}

const privateNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|example|onion|arpa)$/;

function isPublicHost(hostname: string): boolean {
	const name = hostname.toLowerCase().replace(/\.$/, "");
	if (name.startsWith("[")) return isPublicIpv6(name.slice(1, -1));
	const bytes = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(name)?.slice(1).map(Number);
	if (bytes) return isPublicIpv4(bytes);
	return name.includes(".") && !privateNames.test(name);
}

/** The URL parser has already brought decimal, octal and hexadecimal forms into four bytes. */
function isPublicIpv4(bytes: readonly number[]): boolean {
	const [a = 0, b = 0, c = 0] = bytes;
	const isPrivate =
		a === 0 ||
		a === 10 ||
		a === 127 ||
		(a === 100 && b >= 64 && b <= 127) ||
		(a === 169 && b === 254) ||
		(a === 172 && b >= 16 && b <= 31) ||
		(a === 192 && b === 168) ||
		(a === 192 && b === 0 && (c === 0 || c === 2)) ||
		(a === 198 && (b === 18 || b === 19 || b === 51)) ||
		(a === 203 && b === 0 && c === 113) ||
		a >= 224;
	return !isPrivate;
}

/** Only global unicast (2000::/3), without the forms that carry an IPv4 address or documentation. */
function isPublicIpv6(address: string): boolean {
	const [first = "", second = ""] = address.split(":");
	const head = Number.parseInt(first || "0", 16);
	if (head < 0x2000 || head > 0x3fff || head === 0x2002) return false;
	return !(head === 0x2001 && (second === "db8" || second === "" || second === "0"));
}
