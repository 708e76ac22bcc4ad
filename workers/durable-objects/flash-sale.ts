/** One item's flash sale: who holds which units and until when, and what open pages are told. What is sold, D1 decides. */
import { DurableObject } from "cloudflare:workers";
import {
	endSaleOnce,
	type Hold,
	type HoldAnswer,
	type HoldEnd,
	lineHeaders,
	listHoldEnds,
	type Place,
	readSale,
	releaseHolds,
	type SaleObject,
	type SaleState,
	type Taken,
	type Wish,
} from "#workers/features/flash-sale";
import { listLiveSessions } from "#workers/features/session";
import { openTenantDatabase, type TenantDatabase } from "#workers/kernel/database";
import type { Environment } from "#workers/kernel/environment";
import { createLog } from "#workers/kernel/log";
import { Broadcaster, type LineReader } from "./broadcaster";
import { HoldRegistry, type RegisteredHold } from "./hold-registry";
import { KnownSale } from "./known-sale";
import { SaleStorage } from "./sale-storage";

/** At most four updates a second reach a page, the last state always. */
const updatePauseMs = 250;
/** How soon an alarm that failed comes again. */
const alarmRetryMs = 2_000;

/** The object `${account_id}:${item_id}`. Holds lie in its storage; the sale and who bought are read from D1 when needed. */
export class FlashSale extends DurableObject<Environment> implements SaleObject {
	private readonly storage = new SaleStorage(this.ctx.storage.sql);
	private readonly registry = new HoldRegistry(this.ctx.storage.sql);
	private readonly known = new KnownSale(this.registry);
	private readonly pages = new Broadcaster(this.ctx, updatePauseMs, {
		message: () => this.known.message(Date.now()),
		liveSessions: (hashes) => this.liveSessions(hashes),
	});
	private place = this.storage.readPlace();
	private alarmAt: number | undefined;

	/** What is left; null when no sale runs. */
	async status(place: Place, now: number): Promise<SaleState | null> {
		await this.ensureKnown(place, now);
		return this.known.state(now);
	}

	/** Holds units until `hold_ms` are over. A person who holds already gets the same hold, without a longer time. */
	async hold(place: Place, wish: Wish, now: number): Promise<HoldAnswer> {
		await this.ensureKnown(place, now, wish.sale_id);
		const before = this.registry.of(wish.user_id);
		if (before && before.expires_at <= now) await this.releaseHolds([before], now);
		const own = this.registry.of(wish.user_id);
		const found = this.known.holdFor(wish, now);
		if ("refusal" in found) return { ...found, quantity_left: this.known.unitsLeft() };
		await this.giveHold(found.hold, own);
		return { hold: holdOf(found.hold) };
	}

	/** Registers a hold; the same again is one more holder of it. */
	private async giveHold(hold: Hold, own: RegisteredHold | undefined): Promise<void> {
		if (own?.quantity === hold.quantity) {
			own.holders += 1;
			return;
		}
		this.registry.put({ ...hold, holders: (own?.holders ?? 0) + 1 });
		this.pages.notifySoon();
		if (this.alarmAt === undefined || hold.expires_at < this.alarmAt) await this.setNextAlarm();
	}

	/** An order has sold what was held. A hold that is not known here was counted already, or forgotten: D1 tells. */
	async settle(place: Place, sold: Taken, now: number): Promise<void> {
		const hold = this.registry.of(sold.user_id);
		if (hold?.hold_id === sold.hold_id) this.known.removeHold(hold, sold.quantity);
		else await this.refresh(place, now);
		this.pages.notifySoon();
	}

	/** Gives a hold back whose one taker makes nothing of it; one that another call was given too stays. */
	async release(user_id: number, hold_id: number): Promise<void> {
		const hold = this.registry.of(user_id);
		if (hold?.hold_id !== hold_id || hold.holders > 1) return;
		this.known.removeHold(hold, 0);
		this.pages.notifySoon();
	}

	/** Ends what a person holds, whoever was given it; an order that was faster stands. */
	async endHoldOf(place: Place, user_id: number, now: number): Promise<void> {
		const hold = this.registry.of(user_id);
		if (!hold) return;
		await this.ensureKnown(place, now);
		await this.releaseHolds([hold], now);
		this.pages.notifySoon();
	}

	/** Deletes whatever the object keeps, of a client that is erased; whether there was anything. */
	async erase(): Promise<boolean> {
		const wasThere = this.place !== undefined;
		await this.ctx.storage.deleteAlarm();
		await this.ctx.storage.deleteAll();
		this.place = undefined;
		return wasThere;
	}

	/** Reads the sale anew: one was made, or D1 refused what was allowed here. */
	async refresh(place: Place, now: number): Promise<void> {
		this.known.forget();
		await this.ensureKnown(place, now);
		this.pages.notifySoon();
	}

	/** Opens a line to a page. The Worker has asked for the status before, has checked who asks, and says who it is. */
	override async fetch(request: Request): Promise<Response> {
		const answer = this.pages.open(readerOf(request));
		const next = this.pages.nextCheckAt();
		if (next !== null && (this.alarmAt === undefined || next < this.alarmAt)) await this.setNextAlarm();
		return answer;
	}

	/** Pages have nothing to say. */
	override webSocketMessage(): void {}

	/** A page went away; its line goes with it. */
	override webSocketClose(): void {}

	/**
	 * Lets expired holds go and ends a sale that is over. Never frees by time alone: it obeys what D1 says of each hold.
	 * An order whose settling was lost is found here. Whatever fails is tried again, and frees nothing.
	 */
	override async alarm(): Promise<void> {
		const now = Date.now();
		this.alarmAt = undefined;
		let earliest = 0;
		try {
			const expired = this.registry.all().filter(({ expires_at }) => expires_at <= now);
			await this.releaseHolds(expired, now);
			await this.endSales(now);
			await this.pages.letEndedGo(now);
		} catch (error) {
			earliest = now + alarmRetryMs;
			createLog({ object: "flash-sale" }).warn("alarm-failed", { reason: String(error) });
		}
		this.pages.notifySoon();
		await this.setNextAlarm(earliest);
	}

	/** Reads from D1 unless this is known: the sale that runs or comes next, and it is the one that is meant. */
	private async ensureKnown(place: Place, now: number, sale_id?: number): Promise<void> {
		if (this.known.isKnown(now, sale_id)) return;
		this.place = place;
		this.storage.savePlace(place);
		// Nothing else happens meanwhile, so what is read cannot be older than what was counted. A throw would reset the object.
		const failure = await this.ctx.blockConcurrencyWhile(() =>
			this.readFromDatabase(place, now).catch((error: unknown) => ({ error })),
		);
		if (failure) throw failure.error;
		await this.setNextAlarm();
	}

	private async readFromDatabase({ item_id }: Place, now: number): Promise<void> {
		const ids = this.registry.all().map(({ hold_id }) => hold_id);
		const facts = await readSale(this.database(), this.place!.account_id, item_id, ids, now);
		this.known.set(facts);
		if (facts.sale) this.storage.saveSale(facts.sale);
	}

	/** Writes that holds are released and does what D1 then says of each: an order may have been faster. */
	private async releaseHolds(holds: readonly Hold[], now: number): Promise<void> {
		if (holds.length === 0 || !this.place) return;
		const { account_id } = this.place;
		const ids = holds.map(({ hold_id }) => hold_id);
		const [, ends] = await this.database().write([releaseHolds(account_id, holds, now), listHoldEnds(account_id, ids)]);
		this.known.applyEnds(ends as HoldEnd[]);
	}

	/** Ends sales that are over; then comes the next. */
	private async endSales(now: number): Promise<void> {
		const over = this.storage.listOver(now);
		if (over.length === 0 || !this.place) return;
		for (const sale_id of over) {
			await endSaleOnce({ ...this.place, queue: this.env.OUTBOX_QUEUE, database: this.database() }, sale_id, now);
			this.storage.removeSale(sale_id);
		}
		this.known.forget();
		await this.ensureKnown(this.place, now);
	}

	/** Sets the alarm to the next end of a hold or sale, or look at the lines, not before `earliest`. */
	private async setNextAlarm(earliest = 0): Promise<void> {
		const ends = [this.storage.nextEnd(), this.pages.nextCheckAt()];
		const moments = ends.filter((moment) => moment !== null);
		if (moments.length === 0) return;
		this.alarmAt = Math.max(Math.min(...moments), earliest);
		await this.ctx.storage.setAlarm(this.alarmAt);
	}

	private async liveSessions(hashes: readonly string[]): Promise<ReadonlySet<string>> {
		const rows = await this.database().read(listLiveSessions(this.place!.account_id, hashes, Date.now()));
		return new Set(rows.map(({ token_hash }) => token_hash));
	}

	private database(): TenantDatabase {
		const { shard, account_id } = this.place!;
		return openTenantDatabase(this.env, shard, account_id);
	}
}

/** What a caller is told of a hold. */
function holdOf({ hold_id, sale_id, user_id, quantity, expires_at }: Hold): Hold {
	return { hold_id, sale_id, user_id, quantity, expires_at };
}

/** The page's reader, as `askForLine` names it. */
function readerOf({ headers }: Request): LineReader {
	return { user_id: Number(headers.get(lineHeaders.user)), session_hash: headers.get(lineHeaders.session) ?? "" };
}
