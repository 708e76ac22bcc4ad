/** From whom a client's emails come: npm run tenant -- sender add | show | remove. */
import { printClaim, printRemoval } from "./claim.mjs";

const provider = "The mail provider";

/** Carries out one of the three; throws `usage` for another one. */
export async function sender(call, [verb, subdomain, host], usage) {
	if (verb === "show" && host === undefined) return show(call, subdomain);
	if (verb === "add" && host !== undefined) return add(call, subdomain, host);
	if (verb === "remove" && host !== undefined)
		return printRemoval(await call("remove_tenant_sender", { subdomain, host }), subdomain, provider);
	throw new Error(usage);
}

async function add(call, subdomain, host) {
	const { domain } = await call("add_tenant_sender", { subdomain, host });
	printClaim(domain, provider);
	if (domain.state === "pending") console.log("The client enters these records in its DNS.");
}

async function show(call, subdomain) {
	const { domain, from } = await call("get_tenant_sender", { subdomain });
	if (domain) printClaim(domain, provider);
	else console.log("There is no domain of its own.");
	console.log(from === null ? "No emails are sent here." : `Emails come from ${from}.`);
}
