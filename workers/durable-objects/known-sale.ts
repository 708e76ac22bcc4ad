/** What a flash sale's object knows: the sale that runs or comes next, who bought of it, and who holds units. */
import {
	type Hold,
	type HoldEnd,
	type HoldRefusal,
	holdEnd,
	holdRefusal,
	isLive,
	type Sale,
	type SaleState,
	type Wish,
} from "#workers/features/flash-sale";
import type { HoldRegistry } from "./hold-registry";

/** A sale as D1 has it, with who bought how much, and what became of the holds that were asked about. */
export type SaleFacts = {
	sale: Sale | null;
	buyers: readonly { user_id: number; quantity: number }[];
	ends: readonly HoldEnd[];
};

/** The sale in memory; `undefined` until it was read from D1, `null` where none runs or comes. */
export class KnownSale {
	private sale: Sale | null | undefined;
	private bought = new Map<number, number>();

	constructor(private readonly holds: HoldRegistry) {}

	/** Takes over what D1 says; ends of holds come first, since the sale's stock counts them already. */
	set({ sale, buyers, ends }: SaleFacts): void {
		this.sale = undefined;
		this.applyEnds(ends);
		this.sale = sale;
		this.bought = new Map(buyers.map(({ user_id, quantity }) => [user_id, quantity]));
	}

	/** What is known may be wrong: it is read again. */
	forget(): void {
		this.sale = undefined;
	}

	/** Whether it needs no reading: the sale is not over, and it is the one that is meant. */
	isKnown(now: number, sale_id: number | undefined): boolean {
		const isCurrent = this.sale === null || (this.sale !== undefined && now < this.sale.live_to_date);
		return isCurrent && (sale_id === undefined || this.sale?.id === sale_id);
	}

	/** The hold that somebody gets for what they wish, of the time that they have already, or why they get none. */
	holdFor(wish: Wish, now: number): { hold: Hold } | { refusal: HoldRefusal } {
		const { hold_id, sale_id, user_id, quantity, hold_ms } = wish;
		const own = this.holds.of(user_id);
		const sale = this.sale?.id === sale_id ? this.sale : null;
		const heldByOthers = this.holds.unitsOf(sale_id) - (own?.quantity ?? 0);
		const bought = this.bought.get(user_id) ?? 0;
		const refusal = holdRefusal(sale, { quantity, bought, heldByOthers, now });
		if (refusal || !sale) return { refusal: refusal ?? "not_live" };
		if (own) return { hold: { ...own, sale_id, quantity } };
		return { hold: { hold_id, sale_id, user_id, quantity, expires_at: holdEnd(sale, now, hold_ms) } };
	}

	/** Removes the holds that have ended, with what was sold of each. */
	applyEnds(ends: readonly HoldEnd[]): void {
		const endOf = new Map(ends.map((end) => [end.hold_id, end]));
		for (const hold of this.holds.all()) {
			const end = endOf.get(hold.hold_id);
			if (end) this.removeHold(hold, end.outcome === "sold" ? end.quantity : 0);
		}
	}

	/** Removes a hold, of which so many units were sold. */
	removeHold(hold: Hold, soldUnits: number): void {
		this.holds.remove(hold);
		if (this.sale?.id !== hold.sale_id) return;
		this.sale.stock -= soldUnits;
		this.bought.set(hold.user_id, (this.bought.get(hold.user_id) ?? 0) + soldUnits);
	}

	/** What is neither sold nor held. */
	unitsLeft(): number {
		return this.sale ? Math.max(0, this.sale.stock - this.holds.unitsOf(this.sale.id)) : 0;
	}

	/** What pages show; null when no sale runs. */
	state(now: number): SaleState | null {
		const { sale } = this;
		if (!sale || !isLive(sale, now)) return null;
		const { item_id, starts_at, live_to_date } = sale;
		return { item_id, starts_at, live_to_date, quantity_left: this.unitsLeft() };
	}

	/** What open pages are sent; nothing until it is known. */
	message(now: number): { text: string; isLast: boolean } | undefined {
		if (this.sale === undefined) return undefined;
		const state = this.state(now);
		return { text: JSON.stringify(state ?? { has_ended: 1 }), isLast: state === null };
	}
}
