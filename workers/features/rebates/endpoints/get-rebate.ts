/** One rebate, for whoever asks for it and for moderators, with what may be done with it and what was checked. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import type { MemberScope } from "#workers/kernel/scope";
import { mayBeCanceled, mayBeChanged, mayFollow, rebateActions, rebateStatuses } from "../rules/rebate";
import { moderatesRebates } from "../rules/who-moderates";
import { dayOf, daysBetween } from "../rules/year";
import { readRebate } from "../steps/read-rebate";
import { findLoggedSale, type RebateRow } from "../store/rebates";

const isTrue = z.literal([0, 1]);

export const getRebate = defineEndpoint({
	name: "rebates/get-rebate",
	path: "/api/rebates/api_get_rebate",
	summary: "A rebate with its invoice, its points and its state.",
	access: "signed_in",
	flags: ["sales_module_enabled", "rebates_enabled"],
	input: z.object({ rebate_id: z.int() }),
	output: z.object({
		rebate: z.object({
			...{ id: z.int(), owner_id: z.int(), owner_name: z.string(), owner_image: z.string().nullable() },
			...{ offer_id: z.int(), offer: z.string(), brand: z.string(), points_per_dollar: z.int() },
			...{ distributor: z.string(), invoice_number: z.string(), invoice_line: z.string() },
			invoice_date: z.int().nullable(),
			/** The same day as YYYY-MM-DD. */
			invoice_on: z.string().nullable(),
			/** Cents. */
			amount: z.int(),
			...{ points: z.int(), file_url: z.string(), file_name: z.string() },
			...{ status: z.enum(rebateStatuses), version: z.int(), notes: z.string() },
			submitted_at: z.int().nullable(),
			moderated_by_name: z.string().nullable(),
			...{ changed_at: z.int(), created_at: z.int() },
		}),
		rights: z.object({ may_change: isTrue, may_cancel: isTrue, actions: z.array(z.enum(rebateActions)) }),
		/** For moderators: how many days after its invoice it was sent, and whether a sale with this invoice was logged. */
		checks: z.object({ days_after_invoice: z.int(), is_sale_logged: isTrue }).nullable(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { rebate_id }) => {
		const rebate = await readRebate(scope, rebate_id);
		const { budget_id: _budget, terms: _terms, ...shown } = rebate;
		const isOwn = rebate.owner_id === scope.user.id;
		const isModerator = moderatesRebates(scope.user);
		return {
			rebate: {
				...shown,
				invoice_on: rebate.invoice_date === null ? null : dayOf(rebate.invoice_date, scope.account.time_zone),
			},
			rights: {
				may_change: isOwn && mayBeChanged(rebate.status) ? (1 as const) : (0 as const),
				may_cancel: isOwn && mayBeCanceled(rebate.status) ? (1 as const) : (0 as const),
				actions: isModerator && !isOwn ? rebateActions.filter((action) => mayFollow(action, rebate.status)) : [],
			},
			checks: isModerator && !isOwn ? await checksOf(scope, rebate) : null,
		};
	},
});

async function checksOf({ account, clock, read }: MemberScope, rebate: RebateRow) {
	const [sale] = await read(findLoggedSale(account.id, rebate));
	const sent_at = rebate.submitted_at ?? clock.now();
	return {
		days_after_invoice: daysBetween(rebate.invoice_date ?? sent_at, sent_at, account.time_zone),
		is_sale_logged: sale!.is_logged,
	};
}
