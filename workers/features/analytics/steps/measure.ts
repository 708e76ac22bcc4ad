/** Tells analytics of what happened, after the answer and only where account and visitor want it; no failure of it changes an answer. */
import { currencyOf } from "#workers/features/account";
import type { VariantForSale } from "#workers/features/catalog";
import type { MemberScope } from "#workers/kernel/scope";
import { type AnalyticsEvent, addToCart, type MeasuredItem, purchase } from "../rules/events";
import { analyticsOf, readChoice } from "../rules/measuring";
import type { PointsInDollars } from "../rules/money";
import { collect } from "../store/collector";

type MeasuringScope = Pick<MemberScope, "account" | "actor" | "request" | "afterwards" | "log">;

/** Units of a variant. */
type Units = { variant: VariantForSale; quantity: number };

/** Whether this person's doings are measured: never those of an administrator in their place. */
export function isMeasured({ account, actor, request }: Pick<MemberScope, "account" | "actor" | "request">): boolean {
	return actor === null && analyticsOf(account) !== undefined && readChoice(request.measuring).choice === "accepted";
}

/** Sends an event, if anybody wants it, once the answer is on its way; what is not taken is lost, with a line in the log. */
export function measure(
	scope: MeasuringScope,
	makeEvent: (worth: PointsInDollars) => Promise<AnalyticsEvent | undefined> | AnalyticsEvent,
): void {
	const settings = analyticsOf(scope.account);
	const { client_id } = readChoice(scope.request.measuring);
	if (!settings || !client_id || scope.actor) return;
	const { point_price, country } = scope.account;
	scope.afterwards("analytics", async () => {
		const event = await makeEvent({ point_price, currency: currencyOf(country), usd_rate: settings.usd_rate });
		if (event) await collect(settings, client_id, event);
	});
}

/** Units were put into the person's cart. */
export function measureAdded(scope: MeasuringScope, units: Units): void {
	if (units.quantity > 0) measure(scope, (worth) => addToCart(itemOf(units), worth));
}

/** The person's order was placed. */
export function measurePurchase(scope: MeasuringScope, order_id: number, lines: readonly Units[]): void {
	measure(scope, (worth) => purchase(order_id, lines.map(itemOf), worth));
}

function itemOf({ variant, quantity }: Units): MeasuredItem {
	const { item_id, name, brand_name, points, categories, options } = variant;
	const words = options.map(([, value]) => value).join(", ");
	return { item_id, name, brand_name, points, quantity, categories, variant: words };
}
