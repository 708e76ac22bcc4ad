/** Asks for a domain from which the account's emails come; invariant: a domain is one client's, by the key of the directory, and never the platform's. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { senderHost } from "../rules/host";
import { askForSenderDomain, askingErrors } from "../steps/own-sender";
import { presentSenderDomain, senderDomainOutput } from "../steps/present";

export const addSenderDomain = defineEndpoint({
	name: "sender-domains/add-sender-domain",
	path: "/api/accounts/api_add_sender_domain",
	summary: "Asks for a domain of the account's own from which its emails come, and tells what to enter in its DNS.",
	access: ["account_owner"],
	input: z.object({ host: senderHost }),
	output: z.object({ domain: senderDomainOutput }),
	errors: askingErrors,
	repetition: { kind: "natural" },
	limits: [{ name: "domain", by: "tenant" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { host }) => {
		const { account, user } = scope;
		const claim = { host, account_id: account.id, asked_by: `owner ${user.id}`, isOperator: false };
		const row = await askForSenderDomain(scope, claim);
		return scope.commit({
			statements: [],
			answer: { domain: presentSenderDomain(row) },
			audit: { subject_kind: "account", subject_id: account.id, details: { host } },
		});
	},
});
