/** Gives a demo tenant its wallet, from its file: what was paid in, what people were given, and what it buys. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { findAvailable, fundAvailable, tenantAccountId } from "#workers/features/points";
import { issuePastWallets } from "#workers/features/wallets";
import { dayMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import { readDemoJson, refuseInProduction } from "./read-demo-file";

/** demo/<tenant>/wallet.json: products by their handles. */
type WalletFile = {
	paid_in: number;
	contract: string;
	products: string[];
	issues: { reason: string; points: number; days_ago: number; ends_in_days: number; people: number }[];
};

export const addWallet = defineJob({
	name: "demo/add-wallet",
	summary: "Local only: writes the demo's wallet.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const account_id = scope.account.id;
		const now = scope.clock.now();
		const file = await readDemoJson<WalletFile>(scope, `${tenant}/wallet.json`);
		const most = Math.max(...file.issues.map(({ people }) => people));
		const people = await scope.read(sql<{ id: number; wallet_id: number }>`select u.id, w.id as wallet_id from users u
			join ledger_accounts w on w.account_id = u.account_id and w.kind = 'member' and w.unit = 'wallet' and w.owner_id = u.id
			where u.account_id = ${account_id} and u.status = 'active' and u.role <> 'account_owner' order by u.id limit ${most}`);
		const issues = file.issues.flatMap(({ people: count, days_ago, ends_in_days, ...issue }) =>
			people.slice(0, count).map(({ id: user_id, wallet_id }) => ({
				...{ ...issue, user_id, wallet_id, issued_at: now - days_ago * dayMs },
				expires_at: now + ends_in_days * dayMs,
			})),
		);
		const earliest = Math.min(...issues.map(({ issued_at }) => issued_at));
		const [available] = await scope.read(findAvailable(account_id, "wallet"));
		if (!available)
			await scope.commit({
				statements: fundAvailable({
					...{ account_id, key: `funding-wallet-${file.contract}`, points: file.paid_in, unit: "wallet" },
					...{ reason: file.contract, newId: scope.newId, now: earliest - dayMs },
				}),
				answer: {},
			});
		const available_id = await tenantAccountId(scope, "available", "wallet");
		await scope.commit({
			statements: [
				...issuePastWallets(account_id, { issues, available_id }, scope),
				sql`update items set product_type = 'wallet_product' where account_id = ${account_id}
					and handle in (select value from json_each(${JSON.stringify(file.products)}))
					and not exists (select 1 from flash_sales f where f.account_id = items.account_id and f.item_id = items.id)`,
				...run.end(),
			],
			answer: {},
		});
	},
});
