/** The types of what TypeScript takes from payment-rules.mjs. */

/** The signature of an event, as Stripe's header has it. */
export function signEvent(body: string, secret: string, seconds: number): Promise<string>;
