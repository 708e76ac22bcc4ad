/** Sets what the account calls its wallet in one language, and after how many months what is put in ends. */
import { z } from "zod";
import { updateLabels, updateSettings } from "#workers/features/account";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { expiryMonths } from "../rules/expiry";

export const saveWallet = defineEndpoint({
	name: "wallets/save-wallet",
	path: "/api/wallets/api_save_wallet",
	summary: "Sets the wallet's name in one language, and after how many months what is put in ends from now on.",
	access: ["account_owner"],
	flags: ["wallets_enabled"],
	input: z.object({
		language_code: z.string().max(10),
		/** Empty: the usual word. */
		name: text(30),
		/** Left out: what is put in never ends. */
		expiry_months: z.int().min(1).max(120).optional(),
	}),
	output: z.object({}),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: ({ account, commit, translate }, { language_code, name, expiry_months = null }) => {
		if (!account.languages.includes(language_code))
			throw invalid({ language_code: [translate("answers:validation.invalid")] });
		const before = account.labels.wallet_module_namings?.[language_code] ?? "";
		return commit({
			statements: [
				updateLabels(account.id, language_code, { wallet_module_namings: name }),
				updateSettings(account.id, { wallet_expiry_months: expiry_months }),
			],
			answer: {},
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: {
					language_code,
					...(before === name ? {} : { wallet_module_namings: { before, after: name } }),
					wallet_expiry_months: { before: expiryMonths(account.settings), after: expiry_months },
				},
			},
		});
	},
});
