/** The calls that the sweep breaks around wallets: putting points in, and how the wallet works. */
import { fundWallets, walletFlags } from "#test/factories/wallets";
import { createTenant } from "#test/kit/tenant";
import { call, type MainWrite } from "./swept-call";

async function makeWorld() {
	const tenant = await createTenant({ flags: walletFlags, settings: { wallet_expiry_months: 6 } });
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await tenant.addMember({ first_name: "Priya" });
	await fundWallets(tenant, 500);
	return { tenant, olga, priya };
}

/** The calls of owners. */
export const walletWrites: readonly MainWrite[] = [
	call("wallets/issue-wallet-points", async () => {
		const { tenant, olga, priya } = await makeWorld();
		const input = { user_id: priya.id, points: 300, reason: "Wellbeing" };
		return { tenant, members: [olga, priya], client: olga.client, input };
	}),
	call(
		"wallets/save-wallet",
		async () => {
			const { tenant, olga } = await makeWorld();
			const input = { language_code: "en", name: "Wellbeing", expiry_months: 12 };
			return { tenant, members: [olga], client: olga.client, input };
		},
		{ repeatLeaves: ["accounts", "audit_lines"] },
	),
];
