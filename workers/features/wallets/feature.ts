/** Everything that the wallets feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getWallets } from "./endpoints/get-wallets";
import { issueWalletPoints } from "./endpoints/issue-wallet-points";
import { refreshUserWalletPoints } from "./endpoints/refresh-user-wallet-points";
import { saveWallet } from "./endpoints/save-wallet";
import { expirePoints } from "./jobs/expire-points";
import { getWalletHistory } from "./lists/get-wallet-history.query";
import { menu } from "./menu";
import { pointsExpire } from "./notifications/points-expire";

export const feature = defineFeature({
	endpoints: [getWallets, issueWalletPoints, refreshUserWalletPoints, saveWallet],
	lists: [getWalletHistory],
	notifications: [pointsExpire],
	scheduled: [expirePoints],
	menu,
});
