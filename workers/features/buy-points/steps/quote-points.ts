/** What points cost this account at this moment, card fee included. */
import { currencyOf, makeMoney } from "#workers/features/account";
import type { Environment } from "#workers/kernel/environment";
import { invalid, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { boundsOf, type Fee, type Product, priceOf, quoteMs } from "../rules/purchase";
import type { NewPurchase } from "../store/purchases";
import { stripeSettings } from "../store/stripe";
import { chargeBounds } from "../store/stripe-answers";

const usualFee: Fee = { basis_points: 290, fixed_cents: 30 };

/** What the card costs: the platform's setting, else what Stripe usually takes. */
export function feeOf({ CARD_FEE_BASIS_POINTS, CARD_FEE_CENTS }: Environment): Fee {
	const read = (text: string | undefined, usual: number) => {
		const value = Number(text);
		return text !== undefined && Number.isSafeInteger(value) && value >= 0 ? value : usual;
	};
	return {
		basis_points: read(CARD_FEE_BASIS_POINTS, usualFee.basis_points),
		fixed_cents: read(CARD_FEE_CENTS, usualFee.fixed_cents),
	};
}

/** The quote. Throws where the number is not sold, the sum cannot be charged, the account has no price, or nobody takes cards. */
export function quotePoints(scope: MemberScope, points: number, product: Product): NewPurchase {
	const { account, user, env, translate } = scope;
	const { min, max } = boundsOf[product];
	if (points < min || points > max)
		throw invalid({ amount: [translate("buy-points:validation.bounds", { min, max })] });
	if (account.point_price <= 0) throw refuse("no_point_price");
	if (!stripeSettings(env)) throw refuse("cards_not_taken");
	const currency = currencyOf(account.country);
	const price = priceOf(points, account.point_price, feeOf(env), hasCents(currency));
	refuseUncharged(scope, price.total_cents, currency);
	return {
		...{ id: scope.newId(), user_id: user.id, product, points, currency },
		...price,
		expires_at: scope.clock.now() + quoteMs,
	};
}

/** Throws for a sum that the provider never charges, so that nobody begins to pay it. */
function refuseUncharged({ account, user, translate }: MemberScope, total_cents: number, currency: string): void {
	const { min_cents, max_cents } = chargeBounds(currency);
	if (total_cents >= min_cents && total_cents <= max_cents) return;
	const money = makeMoney(account.country, user.language_code, currency);
	const write = (cents: number) => money.format(cents / 100);
	const sums = { total: write(total_cents), min: write(min_cents), max: write(max_cents) };
	throw invalid({ amount: [translate("buy-points:validation.sum", sums)] });
}

const hasCents = (currency: string) =>
	new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits !== 0;
