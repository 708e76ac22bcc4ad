/**
 * Logs a sale of the person's own; invariants: an item stands once on an invoice of a distributor (`sales_once`), and its points are
 * those that its item, a rule and the seller's level give at the moment of writing. It waits for approval, or is paid at once where the account has none.
 */
import { z } from "zod";
import { assertAll } from "#workers/kernel/assertions";
import { isCalendarDay, text } from "#workers/kernel/bounds";
import { startOfDay } from "#workers/kernel/days";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { partOfEach, pointsOfSale, type Terms } from "../rules/earnings";
import { impacts, maxQuantity, maxRepresentatives, saleStatuses } from "../rules/impacts";
import { chooseBrand } from "../steps/choose-brand";
import { type ApprovedSale, amountOf, composeApproval, mayOwnersReceive } from "../steps/compose-approval";
import { findRepresentatives } from "../steps/find-representatives";
import { readTerms } from "../steps/read-terms";
import { changeMonths } from "../store/levels";
import { insertRepresentatives, listHelperAccounts, type Representative } from "../store/representatives";
import { findOfferedBySku, insertSale, isOfferedSo, type NewSale, type SoldItemRow } from "../store/sales";

const input = z.object({
	sku: text(60).min(1),
	quantity: z.int().min(1).max(maxQuantity),
	/** To whom it was sold. */
	company_name: text(120).min(1),
	invoice_number: text(60).min(1),
	/** The day of the invoice. */
	invoice_date: z.iso.date().max(10),
	distributor: text(120).default(""),
	/** The brand, where it is not that of the item; a new name is proposed, and its sales wait until an account owner decides. */
	proposed_brand: text(60).default(""),
	impact: z.enum(impacts).default("generic"),
	/** Who helped. */
	representative_ids: z.array(z.int()).max(maxRepresentatives).default([]),
});

export const logSale = defineEndpoint({
	name: "sales/log-sale",
	path: "/api/sales/api_log_sale",
	summary: "Logs a sale of one's own by the item's SKU and the invoice.",
	access: "signed_in",
	flags: ["sales_module_enabled"],
	input,
	output: z.object({ sale_id: z.int(), total_points_earned: z.int(), status: z.enum(saleStatuses) }),
	errors: {
		sale_logged_before: {
			constraints: ["sales.account_id, sales.distributor, sales.invoice_number, sales.item_id"],
		},
		sale_item_changed: {},
		sale_terms_changed: {},
		sale_brand_changed: { constraints: ["sale_brands.account_id, sale_brands.name"] },
		not_eligible: {},
		points_not_available: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, said) => {
		const { account, newId } = scope;
		const [[item], helpers] = await Promise.all([
			scope.read(findOfferedBySku(account.id, said.sku)),
			findRepresentatives(scope, said.representative_ids),
		]);
		const external_created_at = checkSaid(scope, said, item, helpers.problem);
		const brand = await chooseBrand(scope, item!, said.proposed_brand);
		const terms = await readTerms(scope, brand.item, external_created_at);
		const sale = saleOf(scope, { ...said, external_created_at }, brand.item, { id: newId(), terms });
		const points = partOfEach(sale.total_points_earned, helpers.ids.length, terms.rule);
		const helped = helpers.ids.map((user_id) => ({ user_id, points }));
		const waits = isOn(account, "pending_sales_enabled") || !brand.isApproved;
		const paid = waits ? null : await paidAtOnce(scope, sale, brand.item, helped);
		const { month, amount } = amountOf(scope, sale);
		return scope.commit({
			statements: [
				assertAll({
					sale_item_changed: isOfferedSo(account.id, item!),
					sale_terms_changed: terms.hold,
					...(brand.holds ? { sale_brand_changed: brand.holds } : {}),
					...(paid ? { not_eligible: mayOwnersReceive(account.id, [paid]) } : {}),
				}),
				...brand.statements,
				insertSale(account.id, sale),
				...changeMonths(account.id, [{ owner_id: sale.owner_id, month, approved: 0, pending: amount }]),
				...(helped.length > 0 ? [insertRepresentatives(account.id, sale.id, helped)] : []),
				...(paid ? composeApproval(scope, { actor_id: scope.user.id, now: scope.clock.now() }, [paid]) : []),
			],
			answer: {
				sale_id: sale.id,
				total_points_earned: sale.total_points_earned,
				status: paid ? "approved" : "pending",
			},
			audit: {
				subject_kind: "sale",
				subject_id: sale.id,
				details: { sku: said.sku, quantity: said.quantity, points: sale.total_points_earned },
			},
		});
	},
});

/** When the day of the invoice begins. Throws where it is no day or to come, and where nothing with this SKU is sold. */
function checkSaid(
	{ account, clock, translate }: MemberScope,
	said: z.output<typeof input>,
	item?: SoldItemRow,
	helpers?: string,
) {
	const day = isCalendarDay(said.invoice_date) ? startOfDay(said.invoice_date, account.time_zone) : Number.NaN;
	const problems = {
		...(item ? {} : { sku: [translate("sales:validation.sku")] }),
		...(helpers ? { representative_ids: [helpers] } : {}),
		...(day <= clock.now() ? {} : { invoice_date: [translate("sales:validation.invoiceDate")] }),
	};
	if (Object.keys(problems).length > 0) throw invalid(problems);
	return day;
}

/** What paying it needs beside the sale itself. */
async function paidAtOnce(
	{ account, user, read }: MemberScope,
	sale: NewSale,
	item: SoldItemRow,
	helped: readonly Representative[],
): Promise<ApprovedSale> {
	const accounts = await read(
		listHelperAccounts(
			account.id,
			helped.map(({ user_id }) => user_id),
		),
	);
	const accountOf = new Map(accounts.map(({ user_id, points_account_id }) => [user_id, points_account_id]));
	const helpers = helped
		.filter(({ points }) => points > 0)
		.map((helper) => ({ ...helper, points_account_id: accountOf.get(helper.user_id) }));
	return {
		...{ ...sale, points_account_id: user.points_account_id, budget_account_id: item.budget_account_id },
		helpers: JSON.stringify(helpers),
	};
}

type Said = z.output<typeof input> & { external_created_at: number };

function saleOf(
	{ user, clock }: MemberScope,
	said: Said,
	item: SoldItemRow,
	{ id, terms }: { id: number; terms: Terms & { rule_id: number | null } },
): NewSale {
	return {
		...{ id, owner_id: user.id, item_id: item.id, brand_id: item.brand_id, category_id: item.category_id },
		...{ budget_id: item.budget_id, quantity: said.quantity, unit_cost_amount: item.unit_cost_amount },
		external_cost_amount: item.unit_cost_amount * said.quantity,
		total_points_earned: pointsOfSale({ points: item.points, quantity: said.quantity }, terms),
		rule_id: terms.rule_id,
		...{ company_name: said.company_name, distributor: said.distributor, impact: said.impact },
		...{ invoice_number: said.invoice_number, external_created_at: said.external_created_at, created_at: clock.now() },
	};
}
