/** Where the rules of the account's program can be read. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { isOn } from "#workers/kernel/identity";

export const getRules = defineEndpoint({
	name: "rules/get-rules",
	path: "/api/rules/api_get_rules",
	summary: "The address of the account's rules, a PDF; null where it has none.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({ url: z.string().nullable() }),
	repetition: { kind: "read" },
	handler: async ({ account }) => {
		const url = z.string().catch("").parse(account.settings.rules_url);
		return { url: isOn(account, "rules_enabled") && url !== "" ? url : null };
	},
});
