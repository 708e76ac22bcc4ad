/** The signed-in person's wallet points as they are now (refreshUserWalletPoints). */
import { z } from "zod";
import { listAccountsOfMember } from "#workers/features/points";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { isOn } from "#workers/kernel/identity";

const figure = z.int().nullable();

export const refreshUserWalletPoints = defineEndpoint({
	name: "wallets/refresh-user-wallet-points",
	path: "/api/users/api_refresh_user_wallet_points",
	summary: "The wallet points of the signed-in user.",
	access: "signed_in",
	flags: ["wallets_enabled"],
	input: z.object({}),
	/** Null where the account hides points. */
	output: z.object({ wallet_balance_in_points: figure, wallet_points_earned: figure, wallet_points_redeemed: figure }),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }) => {
		if (isOn(account, "hide_points_for_account"))
			return { wallet_balance_in_points: null, wallet_points_earned: null, wallet_points_redeemed: null };
		const wallet = (await read(listAccountsOfMember(account.id, user.id))).find(({ unit }) => unit === "wallet");
		return {
			wallet_balance_in_points: wallet?.balance ?? 0,
			wallet_points_earned: wallet?.earned ?? 0,
			wallet_points_redeemed: wallet?.redeemed ?? 0,
		};
	},
});
