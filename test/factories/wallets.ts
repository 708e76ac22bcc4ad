/** Tenants with wallets in tests, paid into as their operator does. */
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { fundAvailable } from "#workers/features/points";

/** The switches of an account whose wallet is given and buys. */
export const walletFlags = {
	wallets_enabled: 1,
	wallets_redemptions_enabled: 1,
	ao_direct_wallet_issuance_enabled: 1,
} as const;

/** Pays so many points in for the tenant's wallets. */
export async function fundWallets(tenant: TestTenant, points: number): Promise<void> {
	const id = newId();
	await tenant.database.write(
		fundAvailable({
			...{ account_id: tenant.id, key: `wallet-fund-${id}`, points, unit: "wallet", reason: "test" },
			...{ newId, now: Date.now() },
		}),
	);
}

/** The owner puts points into a member's wallet, after they were paid in. */
export async function giveWallet(
	tenant: TestTenant,
	{
		owner,
		member,
		points,
		reason = "Wellbeing month",
	}: { owner: TestMember; member: TestMember; points: number; reason?: string },
) {
	await fundWallets(tenant, points);
	return owner.client.call("wallets/issue-wallet-points", { user_id: member.id, points, reason });
}
