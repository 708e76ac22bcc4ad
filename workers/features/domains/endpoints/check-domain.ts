/** Looks at a domain's DNS again; one that failed begins anew. Asked again within seconds, nothing is asked of the provider. */
import { z } from "zod";
import { secondMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { knownHost } from "../rules/host";
import { advance } from "../steps/advance";
import { getDomain } from "../steps/ask";
import { domain, presentDomain } from "../steps/present";
import { beginAnew, directoryOf } from "../store/domains";

const restsMs = 5 * secondMs;

export const checkDomain = defineEndpoint({
	name: "domains/check-domain",
	path: "/api/accounts/api_check_domain",
	summary: "Looks at the DNS of one of the account's own domains again; one that failed begins anew.",
	access: ["account_owner"],
	input: z.object({ host: knownHost }),
	output: z.object({ domain }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { host }) => {
		const { account, env, clock } = scope;
		const before = await getDomain(scope, account.id, host);
		const isFresh = before.checked_at !== null && clock.now() - before.checked_at < restsMs;
		if (before.state === "failed") await directoryOf(env).write([beginAnew(host, account.id, clock.now())]);
		const known = await getDomain(scope, account.id, host);
		const asking = known.state === "active" ? "get" : "recheck";
		const row = isFresh && before.state !== "failed" ? known : (await advance(scope, known, asking)).domain;
		return scope.commit({
			statements: [],
			answer: { domain: presentDomain(row, env) },
			audit: { subject_kind: "account", subject_id: account.id, details: { host, state: row.state } },
		});
	},
});
