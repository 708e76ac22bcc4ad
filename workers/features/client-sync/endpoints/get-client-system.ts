/** Where the account's own system of balances is, for its owner; the secret itself is never told. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { clientSystemOf } from "../rules/client-system";

export const getClientSystem = defineEndpoint({
	name: "client-sync/get-client-system",
	path: "/api/accounts/api_get_client_system",
	summary: "The address of the account's own system of balances; empty where none is asked.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({ url: z.string() }),
	repetition: { kind: "read" },
	handler: async ({ account }) => ({ url: clientSystemOf(account)?.url ?? "" }),
});
