/** What a line of a wallet's history is, in the wallet's own words. @pure */

/** What can happen to a wallet. */
export const movements = ["issued", "ordered", "given_back", "expired", "taken_back"] as const;

/** One of them. */
export type WalletMovement = (typeof movements)[number];

/** How the ledger's transaction of what ended is marked. */
export const expirySource = "wallet_expiry";

/** What a transaction of the ledger was for the wallet. */
export function movementOf(kind: string, source: string, points: number): WalletMovement {
	if (source === expirySource) return "expired";
	if (kind === "purchase" || kind === "Redemption") return "ordered";
	if (kind === "Redemption Reversed") return "given_back";
	return points > 0 ? "issued" : "taken_back";
}
