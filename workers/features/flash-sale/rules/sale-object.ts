/** What an item's flash sale is asked, and what it answers; the object behind it is workers/durable-objects/flash-sale.ts. */
import type { Hold, HoldRefusal } from "./holds";

/** Where the object stands. */
export type Place = { account_id: number; shard: number; item_id: number };

/** What pages show of a sale; `quantity_left` is stock less sold less held. */
export type SaleState = { item_id: number; starts_at: number; live_to_date: number; quantity_left: number };

/** Units held, new or again; or why not, and how many are free. */
export type HoldAnswer = { hold: Hold } | { refusal: HoldRefusal; quantity_left: number };

/** Units that a person wants held. */
export type Wish = { sale_id: number; user_id: number; quantity: number; hold_id: number; hold_ms: number };

/** What an order took of a hold. */
export type Taken = { hold_id: number; user_id: number; quantity: number };

/** The operations of a sale's object, beside the lines that pages open. */
export interface SaleObject {
	/** What is left; null when no sale runs. */
	status(place: Place, now: number): Promise<SaleState | null>;
	/** Holds units until `hold_ms` are over. A person who holds already gets the same hold, without a longer time. */
	hold(place: Place, wish: Wish, now: number): Promise<HoldAnswer>;
	/** An order has sold what was held. A hold that is not known here was counted already, or forgotten: D1 tells. */
	settle(place: Place, sold: Taken, now: number): Promise<void>;
	/** Gives a hold back that one call alone was given; one that another call was given too stays. */
	release(user_id: number, hold_id: number): Promise<void>;
	/** Ends what a person holds, whoever was given it. */
	endHoldOf(place: Place, user_id: number, now: number): Promise<void>;
	/** Deletes whatever the object keeps; whether there was anything. */
	erase(): Promise<boolean>;
	/** Reads the sale anew: one was made, or D1 refused what was allowed here. */
	refresh(place: Place, now: number): Promise<void>;
}
