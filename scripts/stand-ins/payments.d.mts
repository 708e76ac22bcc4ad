/** The types of what TypeScript takes from payments.mjs. */

/** A payment as it is answered. */
export type AnsweredIntent = {
	id: string;
	amount: number;
	currency: string;
	status: string;
	metadata: Record<string, string>;
	refund?: string;
};

/** A page of payments as it is answered. */
export type AnsweredSession = { id: string; url: string | null; status: string; success_url: string };

/** A signed event on its way to a site. */
export type SignedEvent = { type: string; body: string; signature: string; returnUrl: string };

/** How a request may fail. */
export type PaymentFailure = "tooMany" | "broken" | "wrongKey" | "tooSmall";

/** An account with its payments. */
export type Payments = {
	intents(): AnsweredIntent[];
	refunds(): { id: string; amount: number; payment_intent: string }[];
	sessions(): AnsweredSession[];
	failNext(how: PaymentFailure, times?: number): void;
	answer(id: string, isConfirmed: boolean): Promise<AnsweredIntent | undefined>;
	payOnPage(id: string, token: string): Promise<{ session?: AnsweredSession; message?: string }>;
	fetch(request: Request): Promise<Response>;
};

/** Makes an account. */
export function createPayments(options: {
	key: string;
	webhookSecret: string;
	url: string;
	known?: object[];
	onChange?: (all: object[]) => void;
	onEvent?: (event: SignedEvent) => unknown;
	now?: () => number;
}): Payments;
