/**
 * Gives a client another subdomain; invariant: the new host answers and the old one redirects from the same batch on, and
 * a name that another client has, or had within 12 months, fails on the key of the hosts.
 */
import { z } from "zod";
import { updateSubdomain } from "#workers/features/account";
import { dayMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { hostIn } from "#workers/kernel/dns-name";
import type { Account } from "#workers/kernel/identity";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import { forgetTenants } from "#workers/runtime/directory";
import { hostOf, knownSubdomain, siteUrl, subdomain } from "../rules/subdomain";
import { enterTenant, noSuchTenant } from "../steps/tenant";
import { listHosts, renameTenant as rename } from "../store/tenants";

/** An old name leads to the new one for so long (gaps.md, "Tenants"). */
const redirectsMs = 365 * dayMs;

export const renameTenant = defineEndpoint({
	name: "operations/rename-tenant",
	path: "/api/operations/api_rename_tenant",
	summary: "Gives a client another subdomain; the old host redirects to the new one for 12 months.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain, new_subdomain: subdomain }),
	output: z.object({
		subdomain: z.string(),
		site_url: z.string(),
		/** Hosts that lead to the new one, each until when. */
		redirects: z.array(z.object({ host: z.string(), redirects_until: z.int() })),
	}),
	errors: {
		...noSuchTenant,
		subdomain_taken: { constraints: ["directory_accounts.subdomain", "directory_hosts.host"] },
	},
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain: old, new_subdomain }) => {
		const { env, directory } = scope;
		const { tenant, inside } = await enterTenant(scope, old);
		const host = hostOf(new_subdomain, env.PLATFORM_HOST);
		const site_url = siteUrl(host, scope.request.origin);
		if (tenant.subdomain !== new_subdomain) {
			const old_host = hostOf(tenant.subdomain, env.PLATFORM_HOST);
			const now = scope.clock.now();
			const renaming = { id: tenant.id, subdomain: new_subdomain, old_host, new_host: host };
			await directory.commit(rename({ ...renaming, redirects_until: now + redirectsMs }, now), {
				account_id: tenant.id,
				values: { subdomain: { before: tenant.subdomain, after: new_subdomain } },
			});
		}
		// One that broke off here is taken up again by the same call: the old name leads to the client.
		if (inside.account.subdomain !== new_subdomain)
			await inside.commit({
				statements: [updateSubdomain(tenant.id, new_subdomain, await siteAfter(scope, inside.account, site_url))],
				answer: {},
				audit: {
					subject_kind: "account",
					subject_id: tenant.id,
					details: {
						operator: scope.operator.name,
						subdomain: { before: inside.account.subdomain, after: new_subdomain },
					},
				},
			});
		const hosts = await directory.read(listHosts(tenant.id));
		forgetTenants(hosts.map((one) => one.host));
		return {
			subdomain: new_subdomain,
			site_url,
			redirects: hosts.flatMap(({ host: from, redirects_until }) =>
				redirects_until === null ? [] : [{ host: from, redirects_until }],
			),
		};
	},
});

/** Emails go on to lead to a domain of the client's own. */
async function siteAfter(scope: OperatorScope, { id, settings }: Account, site_url: string): Promise<string> {
	const before = String(settings.site_url ?? "");
	const host = hostIn(before);
	const hosts = await scope.directory.read(listHosts(id));
	const domain = hostOf("", scope.env.PLATFORM_HOST);
	return !host.endsWith(domain) && hosts.some((one) => one.host === host) ? before : site_url;
}
