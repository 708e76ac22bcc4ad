/** Looks at the DNS of the account's sender domain again; one that failed begins anew. Asked again within seconds, nothing is asked of the provider. */
import { z } from "zod";
import { secondMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { checkClaim } from "#workers/kernel/follow-claim";
import { knownSenderHost } from "../rules/host";
import { senderDomain } from "../steps/own-sender";
import { presentSenderDomain, senderDomainOutput } from "../steps/present";

const restsMs = 5 * secondMs;

export const checkSenderDomain = defineEndpoint({
	name: "sender-domains/check-sender-domain",
	path: "/api/accounts/api_check_sender_domain",
	summary: "Looks at the DNS of the account's sender domain again; one that failed begins anew.",
	access: ["account_owner"],
	input: z.object({ host: knownSenderHost }),
	output: z.object({ domain: senderDomainOutput }),
	repetition: { kind: "natural" },
	limits: [{ name: "domain", by: "tenant" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { host }) => {
		const { account } = scope;
		const row = await checkClaim(scope, senderDomain, { account_id: account.id, host, restsMs });
		return scope.commit({
			statements: [],
			answer: { domain: presentSenderDomain(row) },
			audit: { subject_kind: "account", subject_id: account.id, details: { host, state: row.state } },
		});
	},
});
