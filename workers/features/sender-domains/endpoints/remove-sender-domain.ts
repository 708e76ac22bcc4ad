/** Takes the account's sender domain away; invariant: emails come from the platform's address before it is deleted at the provider. */
import { z } from "zod";
import { updateSettings } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { getClaim, removeClaim } from "#workers/kernel/follow-claim";
import { knownSenderHost } from "../rules/host";
import { senderDomain } from "../steps/own-sender";

export const removeSenderDomain = defineEndpoint({
	name: "sender-domains/remove-sender-domain",
	path: "/api/accounts/api_remove_sender_domain",
	summary: "Takes the account's sender domain away; while the provider cannot be asked, it is being removed.",
	access: ["account_owner"],
	input: z.object({ host: knownSenderHost }),
	output: z.object({ host: z.string(), state: z.enum(["removing", "removed"]) }),
	repetition: { kind: "natural" },
	limits: [{ name: "domain", by: "tenant" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { host }) => {
		const { account } = scope;
		const row = await getClaim(scope, senderDomain, account.id, host);
		await scope.commit({
			statements: [updateSettings(account.id, { sender_domain: null })],
			answer: {},
			audit: { subject_kind: "account", subject_id: account.id, details: { host } },
		});
		const { state } = await removeClaim(scope, senderDomain, row);
		return { host, state: state === "removed" ? ("removed" as const) : ("removing" as const) };
	},
});
