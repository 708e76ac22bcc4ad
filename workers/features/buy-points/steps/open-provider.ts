/** Whoever takes cards for the platform, and what is told to them of a purchase. */
import { refuse } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";
import type { Payment, PaymentProvider } from "../rules/payment-provider";
import type { PurchaseRow } from "../store/purchases";
import { openStripe, stripeSettings } from "../store/stripe";
import { purchaseNumber } from "./present-purchase";

/** The provider. Throws where the platform takes no cards. */
export async function openProvider({ env, log }: Pick<Scope, "env" | "log">): Promise<PaymentProvider> {
	const settings = stripeSettings(env);
	if (!settings) throw refuse("cards_not_taken");
	return openStripe(settings, log);
}

/** What the provider is told. */
export function paymentOf({ account, request }: Pick<Scope, "account" | "request">, row: PurchaseRow): Payment {
	const { id: purchase_id, total_cents, currency, expires_at, attempt, token, intent_id, session_id } = row;
	return {
		...{
			account_id: account.id,
			purchase_id,
			total_cents,
			currency,
			expires_at,
			attempt,
			token,
			intent_id,
			session_id,
		},
		description: `${account.company_name} ${purchaseNumber(row)}`,
		return_url: `${request.origin}/webapp/buy_points?purchase=${purchase_id}`,
	};
}
