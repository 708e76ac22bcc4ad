/** Gives a demo tenant its rebates, from its file: what is offered, and rebates in all states; the history pays them from the budgets of their brands. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { fileUrl, insertFiles, storePdf } from "#workers/features/files";
import { insertDeciders, insertModerationRequest } from "#workers/features/moderation";
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
		const [people, brands] = await Promise.all([
			read(sql<{ id: number; email: string }>`select u.id, u.email from users u where u.account_id = ${account_id}`),
			read(sql<{ id: number; name: string; budget_id: number }>`select b.id, b.name, b.budget_id from sale_brands b
				where b.account_id = ${account_id}`),
		]);
		const idOf = new Map(people.map(({ id, email }) => [email, id]));
		const moderator_id = idOf.get(file.moderator)!;
		const { offers, rebates } = toDemoRebates(file, {
			...{ now, time_zone: account.time_zone, newId, idOf },
			brands: new Map(brands.map(({ name, ...brand }) => [name, brand])),
			file: { file_url: fileUrl(stored.key), file_name: file.invoice.split("/").at(-1)! },
		});
		const waiting = rebates.filter(({ status }) => status === "submitted" || status === "in_review");
		await scope.commit({
			statements: [
				...insertFiles(account_id, [stored], now),
				...offers.map((offer) => insertOffer(account_id, offer, now - offeredDaysAgo * dayMs)),
				insertPastRebates(account_id, rebates),
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
