/** What a client may be called in addresses, and the hosts that follow from it (gaps.md, "Tenants"). @pure */
import { z } from "zod";

/** Names that are the platform's own, or that people would take for it. */
const reserved: readonly string[] = [
	"account accounts admin admin1 api app apps assets auth billing blog cdn dashboard demo dev docs email ftp help host",
	"imap internal laurel local localhost login mail media mx news ns ns1 ns2 operator operators ops platform pop postmaster",
	"root secure signup smtp staging static stats status support system test tests webapp webmail webmaster www",
].flatMap((line) => line.split(" "));

/** A name of 3 to 40 letters, digits and hyphens that begins and ends with none of the latter, and is not reserved. */
export const subdomain = z
	.string()
	.overwrite((text) => text.trim().toLowerCase())
	.min(3)
	.max(40)
	.refine((name) => /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(name) && !name.startsWith("xn--"), {
		message: "operations:validation.subdomain",
	})
	.refine((name) => !reserved.includes(name), { message: "operations:validation.reserved" });

/** Any name that a client may have had. */
export const knownSubdomain = z
	.string()
	.overwrite((text) => text.trim().toLowerCase())
	.min(1)
	.max(60);

/** The domain below which the clients' hosts lie: that of the platform's own. */
export function hostOf(name: string, platformHost: string): string {
	return name + platformHost.slice(platformHost.indexOf("."));
}

/** The address of a client's site, with the scheme and the port on which the platform itself is asked. */
export function siteUrl(host: string, platformOrigin: string): string {
	const { protocol, port } = new URL(platformOrigin);
	return `${protocol}//${host}${port ? `:${port}` : ""}`;
}
