/** Asks for a domain of the account's own; invariant: a name is one client's, by the key of the directory, and never the platform's. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { ownHost } from "../rules/host";
import { askForDomain, askingErrors } from "../steps/own-domain";
import { domain, presentDomain } from "../steps/present";

export const addDomain = defineEndpoint({
	name: "domains/add-domain",
	path: "/api/accounts/api_add_domain",
	summary: "Asks for a domain of the account's own, and tells what to enter in its DNS.",
	access: ["account_owner"],
	input: z.object({ host: ownHost }),
	output: z.object({ domain }),
	errors: askingErrors,
	repetition: { kind: "natural" },
	limits: [{ name: "domain", by: "tenant" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { host }) => {
		const { account, user, env } = scope;
		const asked = { host, account_id: account.id, asked_by: `owner ${user.id}`, isOperator: false };
		const row = await askForDomain(scope, asked);
		return scope.commit({
			statements: [],
			answer: { domain: presentDomain(row, env) },
			audit: { subject_kind: "account", subject_id: account.id, details: { host } },
		});
	},
});
