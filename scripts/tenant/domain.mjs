/** Domains of a client's own: npm run tenant -- domain add | show | remove. */
import { printClaim, printRemoval } from "./claim.mjs";

const provider = "Cloudflare";

/** Carries out one of the three; throws `usage` for another one. */
export async function domain(call, [verb, subdomain, host], usage) {
	if (verb === "show" && host === undefined) return show(call, subdomain);
	if (verb === "add" && host !== undefined) return add(call, subdomain, host);
	if (verb === "remove" && host !== undefined)
		return printRemoval(await call("remove_tenant_domain", { subdomain, host }), subdomain, provider);
	throw new Error(usage);
}

async function add(call, subdomain, host) {
	const { domain: asked } = await call("add_tenant_domain", { subdomain, host });
	printClaim(asked, provider);
	if (asked.state === "pending") console.log("The client enters these records in its DNS.");
}

async function show(call, subdomain) {
	const { domains, site_host } = await call("get_tenant_domains", { subdomain });
	if (domains.length === 0) console.log("There is no domain of its own.");
	for (const one of domains) printClaim(one, provider);
	console.log(`Emails lead to ${site_host}.`);
}
