/** One item's flash sale: who holds which units and until when, and what open pages are told. What is sold, D1 decides. */
import { DurableObject } from "cloudflare:workers";
import {
	endSaleOnce,
	type Hold,
	type HoldEnd,
	type HoldRefusal,
	holdEnd,
	holdRefusal,
	isLive,
	lineHeaders,
	listHoldEnds,
	readSale,
	releaseHolds,
	type Sale,
} from "#workers/features/flash-sale";
import { listLiveSessions } from "#workers/features/session";
import { openTenantDatabase, type TenantDatabase } from "#workers/kernel/database";
import { type Environment, shardDatabase } from "#workers/kernel/environment";
import { createLog } from "#workers/kernel/log";
import { Broadcaster, type LineReader } from "./broadcaster";
import { HoldRegistry } from "./hold-registry";

/** Where the object stands. */
export type Place = { account_id: number; shard: number; item_id: number };

/** What pages show of a sale; `quantity_left` is stock less sold less held. */
export type SaleState = { item_id: number; starts_at: number; live_to_date: number; quantity_left: number };

/** Units held, new or again; or why not, and how many are free. */
export type HoldAnswer = { hold: Hold } | { refusal: HoldRefusal; quantity_left: number };

type Wish = { sale_id: number; user_id: number; quantity: number; hold_id: number; hold_ms: number };
type Taken = { hold_id: number; user_id: number; quantity: number };

/** At most four updates a second reach a page, the last state always. */
const updatePauseMs = 250;
/** How soon an alarm that failed comes again. */
const alarmRetryMs = 2_000;

/** The object `${account_id}:${item_id}`. Holds lie in its storage; the sale and who bought are read from D1 when needed. */
export class FlashSale extends DurableObject<Environment> {
	private readonly sql = this.ctx.storage.sql;
	private readonly book = new HoldRegistry(this.sql);
	private readonly pages = new Broadcaster(this.ctx, updatePauseMs, {
		message: () => this.message(),
		liveSessions: (hashes) => this.liveSessions(hashes),
	});
	private place: Place | undefined;
	/** The sale that runs or comes next; undefined until it is read from D1. */
	private sale: Sale | null | undefined;
	private bought = new Map<number, number>();
	private alarmAt: number | undefined;

	constructor(context: DurableObjectState, env: Environment) {
		super(context, env);
		this.sql.exec(`create table if not exists sales (sale_id integer primary key, live_to_date integer not null);
			create table if not exists places (id integer primary key check (id = 1), place text not null)`);
		const [kept] = this.sql.exec<{ place: string }>("select place from places").toArray();
		this.place = kept && (JSON.parse(kept.place) as Place);
	}

	/** What is left; null when no sale runs. */
	async status(place: Place, now: number): Promise<SaleState | null> {
		await this.know(place, now);
		return this.state(now);
	}

	/** Holds units until `hold_ms` are over. A person who holds already gets the same hold, without a longer time. */
	async hold(place: Place, wish: Wish, now: number): Promise<HoldAnswer> {
		await this.know(place, now, wish.sale_id);
		const before = this.book.of(wish.user_id);
		if (before && before.expires_at <= now) await this.letGo([before], now);
		const own = this.book.of(wish.user_id);
		const sale = this.sale?.id === wish.sale_id ? this.sale : null;
		const heldByOthers = this.book.unitsOf(wish.sale_id) - (own?.quantity ?? 0);
		const bought = this.bought.get(wish.user_id) ?? 0;
		const refusal = holdRefusal(sale, { quantity: wish.quantity, bought, heldByOthers, now });
		if (refusal || !sale) return { refusal: refusal ?? "not_live", quantity_left: this.left() };
		const hold: Hold = {
			hold_id: own?.hold_id ?? wish.hold_id,
			sale_id: sale.id,
			user_id: wish.user_id,
			quantity: wish.quantity,
			expires_at: own?.expires_at ?? holdEnd(sale, now, wish.hold_ms),
		};
		if (own?.quantity === hold.quantity) own.holders += 1;
		else {
			this.book.keep({ ...hold, holders: (own?.holders ?? 0) + 1 });
			this.pages.tellSoon();
			if (this.alarmAt === undefined || hold.expires_at < this.alarmAt) await this.arm();
		}
		return { hold };
	}

	/** An order has sold what was held. A hold that is not known here was counted already, or forgotten: D1 tells. */
	async settle(place: Place, sold: Taken, now: number): Promise<void> {
		const hold = this.book.of(sold.user_id);
		if (hold?.hold_id === sold.hold_id) this.drop(hold, sold.quantity);
		else await this.refresh(place, now);
		this.pages.tellSoon();
	}

	/** Gives a hold back whose one taker makes nothing of it; one that another call was given too stays. */
	release(user_id: number, hold_id: number): void {
		const hold = this.book.of(user_id);
		if (hold?.hold_id !== hold_id || hold.holders > 1) return;
		this.drop(hold, 0);
		this.pages.tellSoon();
	}

	/** Reads the sale anew: one was made, or D1 refused what was allowed here. */
	async refresh(place: Place, now: number): Promise<void> {
		this.sale = undefined;
		await this.know(place, now);
		this.pages.tellSoon();
	}

	/** Opens a line to a page. The Worker has asked for the status before, has checked who asks, and says who it is. */
	override async fetch(request: Request): Promise<Response> {
		const answer = this.pages.open(readerOf(request));
		const next = this.pages.nextCheckAt();
		if (next !== null && (this.alarmAt === undefined || next < this.alarmAt)) await this.arm();
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
			const expired = this.book.all().filter(({ expires_at }) => expires_at <= now);
			await this.letGo(expired, now);
			await this.endSales(now);
			await this.pages.letEndedGo(now);
		} catch (error) {
			earliest = now + alarmRetryMs;
			createLog({ object: "flash-sale" }).warn("alarm-failed", { reason: String(error) });
		}
		this.pages.tellSoon();
		await this.arm(earliest);
	}

	/** Reads from D1 unless this is known: the sale that runs or comes next, and it is the one that is meant. */
	private async know(place: Place, now: number, sale_id?: number): Promise<void> {
		const { sale } = this;
		const isKnown = sale === null || (sale !== undefined && now < sale.live_to_date);
		if (isKnown && (sale_id === undefined || sale?.id === sale_id)) return;
		this.place = place;
		this.sql.exec("insert into places (id, place) values (1, ?) on conflict (id) do nothing", JSON.stringify(place));
		// Nothing else happens meanwhile, so what is read cannot be older than what was counted. A throw would reset the object.
		const failure = await this.ctx.blockConcurrencyWhile(() =>
			this.load(place, now).catch((error: unknown) => ({ error })),
		);
		if (failure) throw failure.error;
		await this.arm();
	}

	private async load({ item_id }: Place, now: number): Promise<void> {
		const ids = this.book.all().map(({ hold_id }) => hold_id);
		const { sale, buyers, ends } = await readSale(this.database(), this.place!.account_id, item_id, ids, now);
		this.sale = undefined;
		this.obey(ends);
		this.sale = sale;
		this.bought = new Map(buyers.map(({ user_id, quantity }) => [user_id, quantity]));
		if (sale)
			this.sql.exec(
				`insert into sales (sale_id, live_to_date) values (?, ?)
				on conflict (sale_id) do update set live_to_date = excluded.live_to_date`,
				sale.id,
				sale.live_to_date,
			);
	}

	/** Writes that holds are released and does what D1 then says of each: an order may have been faster. */
	private async letGo(holds: readonly Hold[], now: number): Promise<void> {
		if (holds.length === 0 || !this.place) return;
		const { account_id } = this.place;
		const ids = holds.map(({ hold_id }) => hold_id);
		const [, ends] = await this.database().write([releaseHolds(account_id, holds, now), listHoldEnds(account_id, ids)]);
		this.obey(ends as HoldEnd[]);
	}

	private obey(ends: readonly HoldEnd[]): void {
		const endOf = new Map(ends.map((end) => [end.hold_id, end]));
		for (const hold of this.book.all()) {
			const end = endOf.get(hold.hold_id);
			if (end) this.drop(hold, end.outcome === "sold" ? end.quantity : 0);
		}
	}

	/** Ends sales that are over; then comes the next. */
	private async endSales(now: number): Promise<void> {
		const over = this.sql.exec<{ sale_id: number }>("select sale_id from sales where live_to_date <= ?", now).toArray();
		if (over.length === 0 || !this.place) return;
		for (const { sale_id } of over) {
			await endSaleOnce({ ...this.place, queue: this.env.OUTBOX_QUEUE, database: this.database() }, sale_id, now);
			this.sql.exec("delete from sales where sale_id = ?", sale_id);
		}
		this.sale = undefined;
		await this.know(this.place, now);
	}

	private drop(hold: Hold, soldUnits: number): void {
		this.book.remove(hold);
		if (this.sale?.id !== hold.sale_id) return;
		this.sale.stock -= soldUnits;
		this.bought.set(hold.user_id, (this.bought.get(hold.user_id) ?? 0) + soldUnits);
	}

	/** Sets the alarm to the next end of a hold or sale, or look at the lines, not before `earliest`. */
	private async arm(earliest = 0): Promise<void> {
		const { next } = this.sql
			.exec<{ next: number | null }>(
				"select min(moment) as next from (select min(expires_at) as moment from holds union all select min(live_to_date) from sales)",
			)
			.one();
		const moments = [next, this.pages.nextCheckAt()].filter((moment) => moment !== null);
		if (moments.length === 0) return;
		this.alarmAt = Math.max(Math.min(...moments), earliest);
		await this.ctx.storage.setAlarm(this.alarmAt);
	}

	private state(now: number): SaleState | null {
		const { sale } = this;
		if (!sale || !isLive(sale, now)) return null;
		const { item_id, starts_at, live_to_date } = sale;
		return { item_id, starts_at, live_to_date, quantity_left: this.left() };
	}

	private left(): number {
		return this.sale ? Math.max(0, this.sale.stock - this.book.unitsOf(this.sale.id)) : 0;
	}

	private message(): { text: string; isLast: boolean } | undefined {
		if (this.sale === undefined) return undefined;
		const state = this.state(Date.now());
		return { text: JSON.stringify(state ?? { has_ended: 1 }), isLast: state === null };
	}

	private async liveSessions(hashes: readonly string[]): Promise<ReadonlySet<string>> {
		const rows = await this.database().read(listLiveSessions(this.place!.account_id, hashes, Date.now()));
		return new Set(rows.map(({ token_hash }) => token_hash));
	}

	private database(): TenantDatabase {
		const { shard, account_id } = this.place!;
		return openTenantDatabase(shardDatabase(this.env, shard), account_id);
	}
}

/** The page's reader, as `askForLine` names it. */
function readerOf({ headers }: Request): LineReader {
	return { user_id: Number(headers.get(lineHeaders.user)), session_hash: headers.get(lineHeaders.session) ?? "" };
}
