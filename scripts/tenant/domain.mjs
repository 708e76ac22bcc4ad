/** Domains of a client's own: npm run tenant -- domain add | show | remove. */
import { inColumns, written } from "../operator-client.mjs";

const stateWords = {
	pending: "waits for the client’s DNS",
	verified: "is verified; its certificate is on its way",
	active: "is active",
	failed: "failed",
	removing: "is being removed",
};

/** Carries out one of the three; throws `usage` for another one. */
export async function domain(call, [verb, subdomain, host], usage) {
	if (verb === "show" && host === undefined) return show(call, subdomain);
	if (verb === "add" && host !== undefined) return add(call, subdomain, host);
	if (verb === "remove" && host !== undefined) return remove(call, subdomain, host);
	throw new Error(usage);
}

async function add(call, subdomain, host) {
	const { domain: asked } = await call("add_tenant_domain", { subdomain, host });
	print(asked);
	if (asked.state === "pending") console.log("The client enters these records in its DNS.");
}

async function show(call, subdomain) {
	const { domains, site_host } = await call("get_tenant_domains", { subdomain });
	if (domains.length === 0) console.log("There is no domain of its own.");
	for (const one of domains) print(one);
	console.log(`Emails lead to ${site_host}.`);
}

async function remove(call, subdomain, host) {
	const { host: name, state } = await call("remove_tenant_domain", { subdomain, host });
	console.log(
		state === "removed"
			? `${name} is removed, and kept for ${subdomain} for 90 days.`
			: `${name} is being removed: Cloudflare cannot be asked just now, and is asked again by itself.`,
	);
}

function print({ host, state, problem, notes, records, checked_at, next_check_at }) {
	const why = problem === null ? "" : ` (${problem.replaceAll("_", " ")})`;
	console.log(`${host} ${stateWords[state]}${why}.`);
	for (const note of state === "active" ? [] : notes) console.log(`  Cloudflare: ${note}`);
	const rows = records.map(({ purpose, type, name, value }) => [`  ${purpose}`, type, name, value]);
	if (rows.length > 0) console.log(inColumns(rows).replace(/^/gm, "  "));
	const next = next_check_at === null ? "" : `, next ${written(next_check_at)}`;
	console.log(`  Looked at ${written(checked_at)}${next}.`);
}
