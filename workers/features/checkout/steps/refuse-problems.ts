/** What stands in the way of an order as far as it can be known before writing, each line by its name and in its words. */

import { limitText, quantityProblem, unitsMayBuy } from "#workers/features/cart";
import { maxOrderAmount } from "#workers/features/catalog";
import { listEndedSales } from "#workers/features/flash-sale";
import { dayMs } from "#workers/kernel/clock";
import { refuse } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import type { ErrorCode } from "#workers/kernel/names";
import type { MemberScope } from "#workers/kernel/scope";
import { type BasketLine, findProblem, type LineProblem, sumsOf, totalsOf } from "../rules/basket";
import { type Buyer, findBuyer } from "../store/guards";

/** Chooses the text that leaves the figure out (README of catalog). */
const hidden = { context: "hidden" };

/** Throws the gravest problem, with every line that has it. */
export async function refuseProblems(scope: MemberScope, basket: readonly BasketLine[], buyer: Buyer): Promise<void> {
	const problem = findProblem(basket);
	if (problem)
		throw refuseLines(scope, problem.code === "price_changed" ? await whyPriceChanged(scope, problem) : problem);
	const { total_points, total_cents } = totalsOf(basket);
	if (total_points > maxOrderAmount || total_cents > maxOrderAmount) throw refuse("order_too_large");
	const sums = sumsOf(basket);
	const missing = sums.standard_product - buyer.point_balance;
	const isHidden = isOn(scope.account, "hide_points_for_account");
	if (missing > 0) throw refuse("insufficient_points", isHidden ? hidden : { missing });
	const missingInWallet = sums.wallet_product - (buyer.wallet_balance ?? 0);
	if (missingInWallet > 0) throw refuse("insufficient_wallet_points", isHidden ? hidden : { missing: missingInWallet });
	// Last, so that nobody accepts them for an order that something else refuses.
	const asksForTerms = scope.account.settings.standard_tnc_opt_in_location === "checkout";
	if (asksForTerms && !buyer.has_accepted_terms && !(await hasAcceptedNow(scope))) throw refuse("terms_not_accepted");
}

/** Whether the terms are accepted by now: the request of a page may have done so since it began. */
async function hasAcceptedNow({ account, user, read }: MemberScope): Promise<boolean> {
	const [buyer] = await read(findBuyer(account.id, user.id));
	return buyer?.has_accepted_terms === 1;
}

/** The refusal of a problem's lines. */
export function refuseLines(scope: MemberScope, { code, lines }: LineProblem) {
	return refuseEach(code, lines, (line) => lineText(scope, code, line));
}

/** A refusal that names its lines, each with its text. */
export function refuseEach<Line extends { variant: { id: number; name: string } }>(
	code: ErrorCode,
	lines: readonly Line[],
	textOf: (line: Line) => string,
) {
	const names = lines.map(({ variant }) => variant.name).join(", ");
	const texts = lines.map((line) => [`items.${line.variant.id}`, [textOf(line)]]);
	return refuse(code, { lines: names }, Object.fromEntries(texts));
}

/** A price that a flash sale had made until lately is no mere change of price: that sale is over. */
async function whyPriceChanged(scope: MemberScope, problem: LineProblem): Promise<LineProblem> {
	const now = scope.clock.now();
	const itemIds = problem.lines.map(({ variant }) => variant.item_id);
	const ended = await scope.read(listEndedSales(scope.account.id, itemIds, now - dayMs, now));
	const lines = problem.lines.filter(({ variant, points_seen }) =>
		ended.some(({ item_id, points }) => item_id === variant.item_id && points === points_seen),
	);
	return lines.length > 0 ? { code: "flash_sale_ended", lines } : problem;
}

function lineText(scope: MemberScope, code: LineProblem["code"], { variant, points_seen }: BasketLine): string {
	switch (code) {
		case "item_not_available":
			return scope.translate("cart:lineNotices.unavailable");
		case "flash_sale_sold_out":
			return scope.translate("checkout:flashLine.soldOut");
		case "flash_sale_limit":
			return limitText({ limit: variant.flash?.limit_per_member ?? 0, may_buy: unitsMayBuy(variant) }, scope.translate);
		case "flash_sale_ended":
			return scope.translate("checkout:flashLine.saleEnded");
		case "out_of_stock":
			return variant.stock === 0
				? scope.translate("cart:lineNotices.outOfStock")
				: scope.translate("cart:lineNotices.onlyLeft", { count: variant.stock ?? 0 });
		case "price_changed":
			return scope.translate("checkout:priceNow", { was: points_seen, is: variant.points });
		case "quantity_not_allowed":
			return quantityProblem(variant, scope.translate);
	}
}
