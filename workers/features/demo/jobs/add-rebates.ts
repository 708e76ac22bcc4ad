/** Gives a demo tenant its rebates, from its file: what is offered, and rebates in all states; those that are paid from the budgets of their brands. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { fileUrl, insertFiles, storePdf } from "#workers/features/files";
import { insertDeciders, insertModerationRequest } from "#workers/features/moderation";
import { postTransactions, reverseWhatIsLeft } from "#workers/features/points";
import { insertOffer, insertPastRebates } from "#workers/features/rebates";
import { dayMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import { type DemoRebates, toDemoRebates } from "../rules/rebates";
import { readDemoJson, readDemoPicture, refuseInProduction } from "./read-demo-file";

/** The offers came before the rebates. */
const offeredDaysAgo = 220;

export const addRebates = defineJob({
	name: "demo/add-rebates",
	summary: "Local only: writes the demo's rebates.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const { account, clock, newId, read } = scope;
		const account_id = account.id;
		const now = clock.now();
		const file = await readDemoJson<DemoRebates>(scope, `${tenant}/rebates.json`);
		const bytes = await readDemoPicture(scope, file.invoice);
		const stored = bytes && (await storePdf(scope, bytes, file.invoice));
		if (!stored) throw new Error(`${file.invoice} is no PDF of the demo`);
		const [people, brands, accounts] = await Promise.all([
			read(sql<{ id: number; email: string }>`select u.id, u.email from users u where u.account_id = ${account_id}`),
			read(sql<{ id: number; name: string; budget_id: number }>`select b.id, b.name, b.budget_id from sale_brands b
				where b.account_id = ${account_id}`),
			read(sql<{ id: number; kind: string; owner_id: number }>`select l.id, l.kind, l.owner_id from ledger_accounts l
				where l.account_id = ${account_id} and l.unit = 'points' and l.kind in ('member', 'budget')`),
		]);
		const idOf = new Map(people.map(({ id, email }) => [email, id]));
		const moderator_id = idOf.get(file.moderator)!;
		const accountOf = (kind: string, owner: number) =>
			accounts.find((one) => one.kind === kind && one.owner_id === owner)!.id;
		const { offers, rebates } = toDemoRebates(file, {
			...{ now, time_zone: account.time_zone, newId, idOf },
			brands: new Map(brands.map(({ name, ...brand }) => [name, brand])),
			file: { file_url: fileUrl(stored.key), file_name: file.invoice.split("/").at(-1)! },
		});
		const paid = rebates
			.filter(({ status }) => status === "paid" || status === "reversed")
			.map((rebate) => ({ ...rebate, transaction_id: newId() }));
		const waiting = rebates.filter(({ status }) => status === "submitted" || status === "in_review");
		await scope.commit({
			statements: [
				...insertFiles(account_id, [stored], now),
				...offers.map((offer) => insertOffer(account_id, offer, now - offeredDaysAgo * dayMs)),
				insertPastRebates(account_id, rebates),
				...postTransactions(
					paid.map(({ id, transaction_id, owner_id, budget_id, points, offer_id, changed_at }) => ({
						...{
							account_id,
							id: transaction_id,
							kind: "Issuance" as const,
							actor_id: moderator_id,
							source: "rebate",
							budget_id,
						},
						...{ idempotency_key: `rebate:${id}`, created_at: changed_at },
						reason: offers.find((offer) => offer.id === offer_id)!.name,
						entry: {
							debit_account_id: accountOf("budget", budget_id),
							credit_account_id: accountOf("member", owner_id),
							amount: points,
						},
					})),
				),
				...paid
					.filter(({ status }) => status === "reversed")
					.flatMap(({ transaction_id, notes, changed_at }) =>
						reverseWhatIsLeft({
							...{ account_id, id: newId(), reverses_transaction_id: transaction_id, actor_id: moderator_id },
							...{ source: "rebate_reversal", reason: notes, now: changed_at + dayMs },
						}),
					),
				...waiting.flatMap(({ id, owner_id, invoice_line, changed_at }) => {
					const request = { id: newId(), kind: "rebate", subject_id: id, requester_id: owner_id } as const;
					const asked = { ...request, moderator_role: "account_owner", message: invoice_line } as const;
					return [
						insertModerationRequest(account_id, asked, changed_at),
						insertDeciders(account_id, request, [moderator_id]),
					];
				}),
				...run.end(),
			],
			answer: {},
		});
	},
});
