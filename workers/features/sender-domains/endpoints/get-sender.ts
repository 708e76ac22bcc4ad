/** From whom the account's emails come: the name, the address, and how the domain of its own stands. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { openDirectory } from "#workers/kernel/directory";
import { presentSender, presentSenderDomain, senderDomainOutput, senderOutput } from "../steps/present";
import { resendSettings } from "../store/resend";
import { senderDomains } from "../store/sender-domains";

export const getSender = defineEndpoint({
	name: "sender-domains/get-sender",
	path: "/api/accounts/api_get_sender",
	summary: "From whom the account's emails come, and the domain of its own with its state and DNS records.",
	access: ["account_owner"],
	input: z.object({}),
	output: senderOutput.extend({
		/** 0 where the platform offers no sender domains. */
		is_offered: z.literal([0, 1]),
		domain: senderDomainOutput.nullable(),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, env }) => {
		const [row] = await openDirectory(env).read(senderDomains.list(account.id));
		return {
			...presentSender(account, env),
			is_offered: resendSettings(env) ? (1 as const) : (0 as const),
			domain: row ? presentSenderDomain(row) : null,
		};
	},
});
