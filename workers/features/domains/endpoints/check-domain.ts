/** Looks at a domain's DNS again; one that failed begins anew. Asked again within seconds, nothing is asked of the provider. */
import { z } from "zod";
import { secondMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { checkClaim } from "#workers/kernel/follow-claim";
import { knownHost } from "../rules/host";
import { ownDomain } from "../steps/own-domain";
import { domain, presentDomain } from "../steps/present";

const restsMs = 5 * secondMs;

export const checkDomain = defineEndpoint({
	name: "domains/check-domain",
	path: "/api/accounts/api_check_domain",
	summary: "Looks at the DNS of one of the account's own domains again; one that failed begins anew.",
	access: ["account_owner"],
	input: z.object({ host: knownHost }),
	output: z.object({ domain }),
	repetition: { kind: "natural" },
	limits: [{ name: "domain", by: "tenant" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { host }) => {
		const { account, env } = scope;
		const row = await checkClaim(scope, ownDomain, { account_id: account.id, host, restsMs });
		return scope.commit({
			statements: [],
			answer: { domain: presentDomain(row, env) },
			audit: { subject_kind: "account", subject_id: account.id, details: { host, state: row.state } },
		});
	},
});
