/** A person's wallet, and a member's for account owners. */
import { route } from "@remix-run/route-config";

export const walletsRoutes = [
	route("wallet", "features/wallets/wallet.route.tsx"),
	route("members/:id/wallet", "features/wallets/member-wallet.route.tsx"),
];
