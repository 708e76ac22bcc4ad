/** Gives a demo tenant its sales of a year, from its file: who sells to whom, what is sold, and the sales, whose points the history pays. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { fundAvailable, postTransactions, tenantAccountId } from "#workers/features/points";
import { dayMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import { type DemoSales, type Seller, toDemoSales } from "../rules/sales";
import { insertCatalogueOfSales, insertPastSales, setSalesModerators, setSellers } from "../store/past-sales";
import { insertPrograms } from "../store/programs";
import { readDemoJson, refuseInProduction } from "./read-demo-file";

/** The budget and the catalog came before the sales. */
const createdDaysAgo = 400;

export const addSales = defineJob({
	name: "demo/add-sales",
	summary: "Local only: writes the demo's sales.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const { account, newId, read } = scope;
		const account_id = account.id;
		const now = scope.clock.now();
		const created_at = now - createdDaysAgo * dayMs;
		const file = await readDemoJson<DemoSales>(scope, `${tenant}/sales.json`);
		const people = await read(sql<Seller>`select u.id, u.email, u.role from users u
			where u.account_id = ${account_id} and u.status = 'active' order by u.id`);
		const owner = people.find(({ role }) => role === "account_owner")!;
		const budget = { id: newId(), ledger_account_id: newId(), name: file.budget };
		const place = { people, owner_id: owner.id, budget_id: budget.id, now, newId, time_zone: account.time_zone };
		const { catalogue, sales } = toDemoSales(file, place);
		const paid = sales.filter(({ status }) => status === "approved");
		const points = paid.reduce((sum, { total_points_earned }) => sum + total_points_earned, 0) + file.points_left;
		await scope.commit({
			statements: fundAvailable({
				...{ account_id, key: "funding-sales", points, unit: "points", reason: file.budget },
				...{ newId, now: created_at },
			}),
			answer: {},
		});
		const available_id = await tenantAccountId(scope, "available", "points");
		const moved = { account_id, actor_id: null, budget_id: budget.id };
		const plan = { cycle: "none", points_budgeted: points, low_threshold: null, to_date: null };
		await scope.commit({
			statements: [
				...insertPrograms(
					account_id,
					{ badges: [], behaviors: [], programs: [], budgets: [{ ...budget, owner_id: owner.id, ...plan }] },
					created_at,
				),
				...postTransactions([
					{
						...{ ...moved, id: newId(), kind: "assignment", source: "budget", reason: file.budget, created_at },
						idempotency_key: `demo:budget:${budget.id}`,
						entry: { debit_account_id: available_id, credit_account_id: budget.ledger_account_id, amount: points },
					},
				]),
				...setSellers(account_id, file.sellers, people),
				setSalesModerators(account_id, file.moderators),
				...insertCatalogueOfSales(account_id, catalogue, created_at),
				insertPastSales(account_id, sales),
				...run.end(),
			],
			answer: {},
		});
	},
});
