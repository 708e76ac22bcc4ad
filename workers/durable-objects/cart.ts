/** One member's cart: lines, quantities and a version that rises with every change. It remembers, it does not decide. */
import { DurableObject } from "cloudflare:workers";

/** A line as the cart keeps it; prices and names come from the catalogue when it is shown. */
export type StoredLine = { item_id: number; quantity: number; details: string; added_at: number };

/** The cart's lines and its version. */
export type StoredCart = { lines: StoredLine[]; cart_version: number };

/** How long an untouched cart is kept (gaps.md, "Cart"). */
export const cartKeptMs = 90 * 86_400_000;

/** The object `${account_id}:${user_id}`, with its own SQLite storage. */
export class Cart extends DurableObject {
	private readonly sql = this.ctx.storage.sql;

	constructor(context: DurableObjectState, env: unknown) {
		super(context, env as never);
		this.sql.exec(`create table if not exists lines (item_id integer primary key, quantity integer not null, details text not null, added_at integer not null);
			create table if not exists facts (name text primary key, value integer not null)`);
	}

	/** The cart as it is. */
	read(): StoredCart {
		const lines = this.sql.exec<StoredLine>("select item_id, quantity, details, added_at from lines order by added_at, item_id").toArray();
		return { lines, cart_version: this.version() };
	}

	/** Sets a line to an absolute quantity; 0 or less removes it. */
	async save(line: Omit<StoredLine, "added_at">, now: number): Promise<StoredCart> {
		if (line.quantity <= 0) return this.remove([line.item_id], now);
		this.sql.exec(
			`insert into lines (item_id, quantity, details, added_at) values (?, ?, ?, ?)
			on conflict (item_id) do update set quantity = excluded.quantity, details = excluded.details`,
			line.item_id,
			line.quantity,
			line.details,
			now,
		);
		return this.changed(now);
	}

	/** Takes lines out. */
	async remove(itemIds: number[], now: number): Promise<StoredCart> {
		for (const item_id of itemIds) this.sql.exec("delete from lines where item_id = ?", item_id);
		return this.changed(now);
	}

	/**
	 * Takes out exactly what an order sold: a line that grew since keeps the rest. Doing it twice for one order changes
	 * nothing the second time.
	 */
	async removeSold(orderId: number, sold: { item_id: number; quantity: number }[], now: number): Promise<StoredCart> {
		const isDone = this.sql.exec("select 1 from facts where name = ?", `order:${orderId}`).toArray().length > 0;
		if (isDone) return this.read();
		for (const { item_id, quantity } of sold) {
			this.sql.exec("update lines set quantity = quantity - ? where item_id = ?", quantity, item_id);
			this.sql.exec("delete from lines where item_id = ? and quantity <= 0", item_id);
		}
		this.sql.exec("insert into facts (name, value) values (?, ?)", `order:${orderId}`, now);
		return this.changed(now);
	}

	/** Empties a cart that nobody touched for 90 days. */
	override async alarm(): Promise<void> {
		this.sql.exec("delete from lines");
		this.sql.exec("delete from facts where name like 'order:%'");
		this.raise();
	}

	private async changed(now: number): Promise<StoredCart> {
		this.raise();
		await this.ctx.storage.setAlarm(now + cartKeptMs);
		return this.read();
	}

	private raise(): void {
		this.sql.exec("insert into facts (name, value) values ('version', 1) on conflict (name) do update set value = value + 1");
	}

	private version(): number {
		return this.sql.exec<{ value: number }>("select value from facts where name = 'version'").toArray()[0]?.value ?? 0;
	}
}
