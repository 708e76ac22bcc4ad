/** The signed-in person's balances by product type, and what of the wallet ends when. */
import { z } from "zod";
import { findAvailable, listAccountsOfMember } from "#workers/features/points";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { isOn } from "#workers/kernel/identity";
import { endings, expiryMonths } from "../rules/expiry";
import { listOpenIssues } from "../store/issues";

const balance = z.object({
	pointsType: z.enum(["wallet_product", "standard_product"]),
	/** What the account calls it. */
	name: z.string(),
	balance: z.int(),
	earned: z.int(),
	redeemed: z.int(),
	/** 1 while it buys something. */
	may_redeem: z.literal([0, 1]),
});

export const getWallets = defineEndpoint({
	name: "wallets/get-wallets",
	path: "/api/wallets/api_get_wallets",
	summary: "The signed-in user's balances by product type, and what of the wallet ends when.",
	access: "signed_in",
	flags: ["wallets_enabled", "!hide_points_for_account"],
	input: z.object({}),
	output: z.object({
		wallets: z.array(balance),
		/** What ends when, the next first. */
		expiries: z.array(z.object({ expires_at: z.int(), points: z.int() })),
		/** After how many months what is put in ends; null: never. */
		expiry_months: z.int().nullable(),
		/** What was paid in for wallets and nobody was given yet; null for all but account owners. */
		available_points: z.int().nullable(),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read, translate }) => {
		const isOwner = user.role === "account_owner";
		const [accounts, issues, [available]] = await Promise.all([
			read(listAccountsOfMember(account.id, user.id)),
			read(listOpenIssues(account.id, user.id)),
			isOwner ? read(findAvailable(account.id, "wallet")) : [],
		]);
		const mayShop = isOn(account, "redemptions_enabled");
		const of = (unit: "wallet" | "points") => {
			const found = accounts.find((row) => row.unit === unit);
			return { balance: found?.balance ?? 0, earned: found?.earned ?? 0, redeemed: found?.redeemed ?? 0 };
		};
		const wallet = of("wallet");
		return {
			wallets: [
				{
					...{ pointsType: "wallet_product" as const, name: translate("wallets:name") },
					...wallet,
					may_redeem: mayShop && isOn(account, "wallets_redemptions_enabled") ? (1 as const) : (0 as const),
				},
				{
					...{ pointsType: "standard_product" as const, name: translate("wallets:pointsName") },
					...of("points"),
					may_redeem: mayShop ? (1 as const) : (0 as const),
				},
			],
			expiries: endings(issues, wallet.balance),
			expiry_months: expiryMonths(account.settings),
			available_points: isOwner ? (available?.balance ?? 0) : null,
		};
	},
});
