/** The port to whoever takes the card: what is asked, and the ways in which a question may end; none of them is an exception. @pure */

/** What is paid. */
export type Payment = {
	account_id: number;
	purchase_id: number;
	total_cents: number;
	currency: string;
	/** Stands on the provider's page. */
	description: string;
	/** Until when the price holds. */
	expires_at: number;
	/** Where the buyer comes back to from the bank or the provider's page. */
	return_url: string;
	attempt: number;
	token: string | null;
	intent_id: string | null;
	session_id: string | null;
};

/** Why a payment did not go through, as the buyer is told. */
export const failures = [
	"card_declined",
	"insufficient_funds",
	"expired_card",
	"incorrect_cvc",
	"processing_error",
	"authentication_failed",
	"token_unknown",
	"page_left",
	"not_accepted",
] as const;

/** One of them. */
export type Failure = (typeof failures)[number];

/** The provider's names of the payment, as far as they are known. */
export type Names = { intent_id?: string; session_id?: string };

/** How a question about a payment ends. */
export type PaymentOutcome = Names &
	(
		| { kind: "paid"; card: string | null }
		/** The buyer is asked something: by the bank, or on the provider's page. */
		| { kind: "asks"; url: string }
		/** The bank has not answered yet. */
		| { kind: "processing" }
		| { kind: "declined"; failure: Failure; card: string | null }
		/** Nobody answered; to be asked again. */
		| { kind: "away"; reason: string }
	);

/** How giving the money back ends. */
export type RefundOutcome = { kind: "refunded"; refund_id: string } | { kind: "away"; reason: string };

/** Whoever takes the card. */
export type PaymentProvider = {
	/** Tries the payment's token; the same try asked again gives the same answer. */
	pay(payment: Payment): Promise<PaymentOutcome>;
	/** Opens the provider's own page for it, once. */
	openPage(payment: Payment): Promise<PaymentOutcome>;
	/** What became of it; `isOver` closes a page that nobody has paid on. */
	look(payment: Payment, isOver: boolean): Promise<PaymentOutcome>;
	/** Gives the money back, once. */
	refund(payment: Payment): Promise<RefundOutcome>;
	/** Which purchase an event is about; undefined for events about something else. Throws for one that is not the provider's. */
	readEvent(
		body: string,
		signature: string,
		now: number,
	): Promise<{ account_id: number; purchase_id: number } | undefined>;
};

/** Thrown for an event whose signature is wrong or too old. */
export class UnsignedEvent extends Error {}

/** Opens the provider's own page in place of a token. */
export const pageToken = "page";

/** Tokens with which Stripe's test mode documents each answer of a bank. */
export const testTokens = [
	"pm_card_visa",
	"pm_card_visa_chargeDeclined",
	"pm_card_visa_chargeDeclinedInsufficientFunds",
	"pm_card_chargeDeclinedExpiredCard",
	"pm_card_chargeDeclinedProcessingError",
	"pm_card_threeDSecure2Required",
] as const;
