/**
 * One member's cart: lines, quantities and a version that rises with every change. It remembers, it does not decide.
 * Invariant: what it holds in memory is what its storage says; each change is written in the turn that makes it.
 */
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

/** What the object holds in memory of its storage, which alone counts. */
type Held = {
	lines: Map<number, StoredLine>;
	version: number;
	/** When an order was given up, by its id, the oldest first. */
	sold: Map<number, number>;
	/** Whether this life of the object has set its alarm. */
	hasAlarm: boolean;
};

/** The object `${account_id}:${user_id}`, with its own SQLite storage. */
export class Cart extends DurableObject {
	private readonly sql = this.ctx.storage.sql;
	private held: Held | undefined;

	constructor(context: DurableObjectState, env: unknown) {
		super(context, env as never);
		this.sql.exec(`create table if not exists lines (item_id integer primary key, quantity integer not null, details text not null, added_at integer not null);
			create table if not exists facts (name text primary key, value integer not null);
			create table if not exists sold_orders (order_id integer primary key, given_up_at integer not null)`);
	}

	/** The cart as it is, after giving up what these orders took. */
	async read(sold: SoldOrder[], now: number): Promise<StoredCart> {
		return this.change(now, (held) => sold.filter((order) => this.giveUp(held, order, now)).length > 0);
	}

	/** Sets a line to an absolute quantity, in one step with what it kept before. Null when the cart is full. */
	async save({ item_id, quantity, given, usual, most_lines }: LineToSave, now: number): Promise<StoredCart | null> {
		const { lines } = this.load();
		const line = lines.get(item_id);
		if (!line && lines.size >= most_lines) return null;
		const details = JSON.stringify({ ...(line ? (JSON.parse(line.details) as object) : usual), ...given });
		return this.change(now, (held) => {
			this.write(held, { item_id, quantity, details, added_at: line?.added_at ?? now });
			return true;
		});
	}

	/** Takes lines out. */
	async remove(itemIds: number[], now: number): Promise<StoredCart> {
		return this.change(now, (held) => {
			for (const item_id of itemIds) this.erase(held, item_id);
			return true;
		});
	}

	/** How many units lie in the cart. */
	count(): number {
		return [...this.load().lines.values()].reduce((units, { quantity }) => units + quantity, 0);
	}

	/** Empties a cart that nobody touched for 90 days. The version goes on rising, since orders are keyed by it. */
	override async alarm(): Promise<void> {
		const now = Date.now();
		const keptUntil = this.fact("touched_at") + cartKeptMs;
		if (keptUntil > now) return this.ctx.storage.setAlarm(keptUntil);
		this.held = undefined;
		this.sql.exec("delete from lines");
		this.sql.exec("delete from sold_orders");
		this.keepFacts(this.fact("version") + 1, now);
	}

	/** Changes the cart in one turn and answers with it; `work` tells whether it changed anything. What fails is read anew. */
	private async change(now: number, work: (held: Held) => boolean): Promise<StoredCart> {
		const held = this.load();
		try {
			const isChanged = work(held);
			if (isChanged) {
				held.version += 1;
				this.keepFacts(held.version, now);
			}
			const cart = { lines: [...held.lines.values()].sort(byAge), cart_version: held.version };
			if (isChanged && !held.hasAlarm) {
				held.hasAlarm = true;
				await this.ctx.storage.setAlarm(now + cartKeptMs);
			}
			return cart;
		} catch (error) {
			this.held = undefined;
			throw error;
		}
	}

	/**
	 * Takes out exactly what an order sold: a line that grew since keeps the rest, one added later stays. True when it
	 * changed anything; a second time for the same order it changes nothing.
	 */
	private giveUp(held: Held, { order_id, ordered_at, lines }: SoldOrder, now: number): boolean {
		if (held.sold.has(order_id)) return false;
		for (const { item_id, quantity } of lines) {
			const line = held.lines.get(item_id);
			if (!line || line.added_at > ordered_at) continue;
			if (line.quantity > quantity) this.write(held, { ...line, quantity: line.quantity - quantity });
			else this.erase(held, item_id);
		}
		for (const [old, given_up_at] of held.sold) {
			if (given_up_at >= now - cartKeptMs) break;
			held.sold.delete(old);
			this.sql.exec("delete from sold_orders where order_id = ?", old);
		}
		held.sold.set(order_id, now);
		this.sql.exec("insert into sold_orders (order_id, given_up_at) values (?, ?)", order_id, now);
		return true;
	}

	private write(held: Held, line: StoredLine): void {
		held.lines.set(line.item_id, line);
		this.sql.exec(
			`insert into lines (item_id, quantity, details, added_at) values (?, ?, ?, ?)
			on conflict (item_id) do update set quantity = excluded.quantity, details = excluded.details`,
			...[line.item_id, line.quantity, line.details, line.added_at],
		);
	}

	private erase(held: Held, item_id: number): void {
		held.lines.delete(item_id);
		this.sql.exec("delete from lines where item_id = ?", item_id);
	}

	/** The cart in memory; read from storage when this life of the object begins, and after a failure. */
	private load(): Held {
		this.held ??= {
			lines: new Map(this.rows<StoredLine>("select * from lines").map((line) => [line.item_id, line])),
			version: this.fact("version"),
			sold: new Map(
				this.rows<{ order_id: number; given_up_at: number }>(
					"select order_id, given_up_at from sold_orders order by given_up_at",
				).map(({ order_id, given_up_at }) => [order_id, given_up_at]),
			),
			hasAlarm: false,
		};
		return this.held;
	}

	private rows<Row extends Record<string, SqlStorageValue>>(statement: string): Row[] {
		return this.sql.exec<Row>(statement).toArray();
	}

	private fact(name: "version" | "touched_at"): number {
		return this.sql.exec<{ value: number }>("select value from facts where name = ?", name).toArray()[0]?.value ?? 0;
	}

	private keepFacts(version: number, touched_at: number): void {
		this.sql.exec(
			`insert into facts (name, value) values ('version', ?), ('touched_at', ?)
			on conflict (name) do update set value = excluded.value`,
			...[version, touched_at],
		);
	}
}
