/** One member's cart: lines, quantities and a version that rises with every change. It remembers, it does not decide. */
import { DurableObject } from "cloudflare:workers";

/** A line as the cart keeps it. `details` is JSON of the cart feature; names and prices come from the catalogue when it is shown. */
export type StoredLine = { item_id: number; quantity: number; details: string; added_at: number };

/**
 * A line to be set. What is `given` of its details is laid over what the cart has of them, or over `usual` when the
 * line is new; a new line that would be more than `most_lines` is refused.
 */
export type LineToSave = { item_id: number; quantity: number; given: object; usual: object; most_lines: number };

/** The cart's lines and its version. */
export type StoredCart = { lines: StoredLine[]; cart_version: number };

/** What an order took; the cart gives it up once. */
export type SoldOrder = { order_id: number; ordered_at: number; lines: { item_id: number; quantity: number }[] };

/** The first that was added comes first. */
const byAge = (a: StoredLine, b: StoredLine) => a.added_at - b.added_at || a.item_id - b.item_id;

/** How long an untouched cart is kept (gaps.md, "Cart"). */
export const cartKeptMs = 90 * 86_400_000;

/** The object `${account_id}:${user_id}`, with its own SQLite storage. */
export class Cart extends DurableObject {
	private readonly sql = this.ctx.storage.sql;

	constructor(context: DurableObjectState, env: unknown) {
		super(context, env as never);
		this.sql.exec(`create table if not exists lines (item_id integer primary key, quantity integer not null, details text not null, added_at integer not null);
			create table if not exists facts (name text primary key, value integer not null);
			create table if not exists sold_orders (order_id integer primary key, given_up_at integer not null)`);
	}

	/** The cart as it is, after giving up what these orders took. */
	async read(sold: SoldOrder[], now: number): Promise<StoredCart> {
		let isChanged = false;
		for (const order of sold) isChanged = this.giveUp(order, now) || isChanged;
		if (isChanged) await this.changed(now);
		return this.stored();
	}

	/** Sets a line to an absolute quantity, in one step with what it kept before. Null when the cart is full. */
	async save({ item_id, quantity, given, usual, most_lines }: LineToSave, now: number): Promise<StoredCart | null> {
		const { lines } = this.stored();
		const line = lines.find((known) => known.item_id === item_id);
		if (!line && lines.length >= most_lines) return null;
		const details = JSON.stringify({ ...(line ? (JSON.parse(line.details) as object) : usual), ...given });
		const saved = { item_id, quantity, details, added_at: line?.added_at ?? now };
		this.sql.exec(
			`insert into lines (item_id, quantity, details, added_at) values (?, ?, ?, ?)
			on conflict (item_id) do update set quantity = excluded.quantity, details = excluded.details`,
			item_id,
			quantity,
			details,
			saved.added_at,
		);
		const others = lines.filter((known) => known !== line);
		return { lines: [...others, saved].sort(byAge), cart_version: await this.changed(now) };
	}

	/** Takes lines out. */
	async remove(itemIds: number[], now: number): Promise<StoredCart> {
		for (const item_id of itemIds) this.sql.exec("delete from lines where item_id = ?", item_id);
		await this.changed(now);
		return this.stored();
	}

	/** How many units lie in the cart. */
	count(): number {
		return this.sql.exec<{ units: number }>("select coalesce(sum(quantity), 0) as units from lines").one().units;
	}

	/** Empties a cart that nobody touched for 90 days. The version goes on rising, since orders are keyed by it. */
	override async alarm(): Promise<void> {
		this.sql.exec("delete from lines");
		this.sql.exec("delete from sold_orders");
		this.raise();
	}

	/**
	 * Takes out exactly what an order sold: a line that grew since keeps the rest, one added later stays. True when it
	 * changed anything; a second time for the same order it changes nothing.
	 */
	private giveUp({ order_id, ordered_at, lines }: SoldOrder, now: number): boolean {
		if (this.sql.exec("select 1 from sold_orders where order_id = ?", order_id).toArray().length > 0) return false;
		for (const { item_id, quantity } of lines) {
			this.sql.exec(
				"update lines set quantity = quantity - ? where item_id = ? and added_at <= ?",
				quantity,
				item_id,
				ordered_at,
			);
		}
		this.sql.exec("delete from lines where quantity <= 0");
		this.sql.exec("delete from sold_orders where given_up_at < ?", now - cartKeptMs);
		this.sql.exec("insert into sold_orders (order_id, given_up_at) values (?, ?)", order_id, now);
		return true;
	}

	private stored(): StoredCart {
		const lines = this.sql
			.exec<StoredLine>("select item_id, quantity, details, added_at from lines")
			.toArray()
			.sort(byAge);
		return { lines, cart_version: this.version() };
	}

	private async changed(now: number): Promise<number> {
		const version = this.raise();
		await this.ctx.storage.setAlarm(now + cartKeptMs);
		return version;
	}

	private raise(): number {
		return this.sql
			.exec<{ value: number }>(
				`insert into facts (name, value) values ('version', 1)
				on conflict (name) do update set value = value + 1 returning value`,
			)
			.one().value;
	}

	private version(): number {
		return this.sql.exec<{ value: number }>("select value from facts where name = 'version'").toArray()[0]?.value ?? 0;
	}
}
