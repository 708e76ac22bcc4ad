/** Holds for the flash-sale lines of a basket: taken before the order is written, settled after it, given back if it fails. */
import {
	giveBackHold,
	type Hold,
	type HoldRefusal,
	holdUnits,
	refreshSale,
	type SoldUnits,
	settleHold,
} from "#workers/features/flash-sale";
import { constraintFailure } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { type BasketLine, type SaleUnits, unitsOfSales } from "../rules/basket";
import { refuseEach } from "./refuse-problems";

/** A hold with what it is for. */
export type TakenHold = SaleUnits & { hold: Hold };

/** The declared error and the line's text for each way in which units are not to be had. */
export const refusals = {
	not_live: { code: "flash_sale_ended", text: "checkout:flashLine.saleEnded" },
	limit: { code: "flash_sale_limit", text: "checkout:flashLine.limit" },
	sold_out: { code: "flash_sale_sold_out", text: "checkout:flashLine.soldOut" },
	held_by_others: { code: "flash_sale_all_held", text: "checkout:flashLine.allHeld" },
	expired: { code: "flash_hold_expired", text: "checkout:flashLine.holdExpired" },
} as const satisfies Record<HoldRefusal | "expired", { code: string; text: string }>;

type Answered = SaleUnits & ({ hold: Hold } | { refusal: HoldRefusal });

/** Asks for a hold of each sale's units, all at once. */
export function askForHolds(scope: MemberScope, basket: readonly BasketLine[]): Promise<Answered[]> {
	return Promise.all(
		unitsOfSales(basket).map(async (units) => {
			const { item_id, quantity } = units;
			const wish = { item_id, sale_id: units.sale.sale_id, user_id: scope.user.id, quantity };
			return { ...units, ...(await holdUnits(scope, wish)) };
		}),
	);
}

/** All holds that a basket needs, or a refusal that names the lines; then what this call took is given back. */
export async function takeHolds(scope: MemberScope, basket: readonly BasketLine[]): Promise<TakenHold[]> {
	const answered = await askForHolds(scope, basket);
	const taken = answered.filter((answer): answer is TakenHold => "hold" in answer);
	if (taken.length === answered.length) return taken;
	await giveBack(scope, taken);
	const refused = answered.flatMap((answer) => ("refusal" in answer ? [answer] : []));
	const first = refused[0]!.refusal;
	throw refuseUnits(
		scope,
		first,
		refused.filter(({ refusal }) => refusal === first),
	);
}

/** The refusal of these sales' lines, each by its name. */
export function refuseUnits(scope: MemberScope, why: keyof typeof refusals, sales: readonly SaleUnits[]) {
	const { code, text } = refusals[why];
	const lines = sales.flatMap((units) => units.lines);
	return refuseEach(code, lines, () => scope.translate(text));
}

/** The holds as the order's batch takes them. */
export function soldUnits(taken: readonly TakenHold[]): SoldUnits[] {
	return taken.map(({ sale, quantity, hold }) => ({
		sale_id: sale.sale_id,
		limit_per_member: sale.limit_per_member,
		hold_id: hold.hold_id,
		quantity,
	}));
}

/** Tells the objects what was sold. Should that be lost, the holds' own end finds the order. */
export async function settleHolds(scope: MemberScope, taken: readonly TakenHold[]): Promise<void> {
	await eachQuietly(scope, "hold-not-settled", taken, ({ item_id, hold, quantity }) =>
		settleHold(scope, { item_id, hold_id: hold.hold_id, user_id: scope.user.id, quantity }),
	);
}

/**
 * After a batch that failed. A constraint failed: nothing was written, and what was taken is given back; where the sale
 * itself refused, its object looks at the database again. Anything else may have been written: the holds' end will tell.
 */
export async function giveBackAfter(scope: MemberScope, error: unknown, taken: readonly TakenHold[]): Promise<void> {
	const failure = constraintFailure(error);
	if (!failure) return;
	if (!failure.name.startsWith("flash_")) return giveBack(scope, taken);
	await eachQuietly(scope, "sale-not-refreshed", taken, ({ item_id }) => refreshSale(scope, item_id));
	await giveBack(scope, taken);
}

async function giveBack(scope: MemberScope, taken: readonly TakenHold[]): Promise<void> {
	await eachQuietly(scope, "hold-not-given-back", taken, ({ item_id, hold }) =>
		giveBackHold(scope, { item_id, hold_id: hold.hold_id, user_id: scope.user.id }),
	);
}

async function eachQuietly(
	scope: MemberScope,
	event: string,
	taken: readonly TakenHold[],
	work: (taken: TakenHold) => Promise<void>,
): Promise<void> {
	await Promise.all(
		taken.map((one) =>
			work(one).catch((error) => scope.log.warn(event, { hold_id: one.hold.hold_id, reason: String(error) })),
		),
	);
}
