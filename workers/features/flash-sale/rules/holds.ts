/** Who may be held how many units of a flash sale, decided from what is left, what others hold and what a person has. */

/** A flash sale as the database knows it; `stock` is what is left of `quantity`. */
export type Sale = {
	id: number;
	item_id: number;
	starts_at: number;
	live_to_date: number;
	points: number;
	points_was: number;
	quantity: number;
	stock: number;
	limit_per_member: number;
};

/** Units kept for one person until a moment. */
export type Hold = { hold_id: number; sale_id: number; user_id: number; quantity: number; expires_at: number };

/** Why units are not held: the sale is not running, the person has enough, all is sold, or others hold the rest. */
export type HoldRefusal = "not_live" | "limit" | "sold_out" | "held_by_others";

/** How long units are held unless the setting FLASH_HOLD_MS says otherwise. */
const usualHoldMs = 5 * 60_000;

/** The length of a hold. Throws for a setting that is no time. */
export function holdMs(setting: string | undefined): number {
	if (!setting) return usualHoldMs;
	const ms = Number(setting);
	if (!Number.isInteger(ms) || ms <= 0) throw new Error(`FLASH_HOLD_MS must be milliseconds, not ${setting}`);
	return ms;
}

/** True while the sale runs. */
export function isLive(sale: Pick<Sale, "starts_at" | "live_to_date">, now: number): boolean {
	return sale.starts_at <= now && now < sale.live_to_date;
}

/** Why these units cannot be held; undefined when they can. `heldByOthers` leaves the person's own hold out. */
export function holdRefusal(
	sale: Sale | null,
	asked: { quantity: number; bought: number; heldByOthers: number; now: number },
): HoldRefusal | undefined {
	if (!sale || !isLive(sale, asked.now)) return "not_live";
	if (asked.bought + asked.quantity > sale.limit_per_member) return "limit";
	if (sale.stock < asked.quantity) return "sold_out";
	if (sale.stock - asked.heldByOthers < asked.quantity) return "held_by_others";
	return undefined;
}

/** When a hold taken now ends: after its time, and never behind the end of the sale. */
export function holdEnd(sale: Pick<Sale, "live_to_date">, now: number, lengthMs: number): number {
	return Math.min(now + lengthMs, sale.live_to_date);
}
