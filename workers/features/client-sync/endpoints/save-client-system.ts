/** Sets where the account's own system of balances is; invariant: balances are synced only with an address and a secret. */
import { z } from "zod";
import { updateFlags, updateSettings } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { clientSystemOf } from "../rules/client-system";
import { mayBeAsked } from "../store/client-system";

export const saveClientSystem = defineEndpoint({
	name: "client-sync/save-client-system",
	path: "/api/accounts/api_save_client_system",
	summary:
		"Sets the account's own system of balances; without an address nothing is synced. An empty secret keeps the one that stands.",
	access: ["account_owner"],
	input: z.object({ url: z.string().trim().max(500), token: z.string().trim().max(200).default("") }),
	output: z.object({}),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope, { url, token }) => {
		const { account, env, translate } = scope;
		const before = clientSystemOf(account);
		const kept = before?.url === url ? before.token : "";
		if (url !== "" && !mayBeAsked(env, url)) throw invalid({ url: [translate("client-sync:wrongUrl")] });
		if (url !== "" && token === "" && kept === "") throw invalid({ token: [translate("answers:validation.required")] });
		const isSynced = url !== "";
		return scope.commit({
			statements: [
				updateSettings(account.id, {
					client_balance_url: isSynced ? url : null,
					client_balance_token: isSynced ? token || kept : null,
				}),
				updateFlags(account.id, { sync_member_point_balances_with_client: isSynced ? 1 : 0 }),
			],
			answer: {},
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: { client_balance_url: { before: before?.url ?? null, after: isSynced ? url : null } },
			},
		});
	},
});
