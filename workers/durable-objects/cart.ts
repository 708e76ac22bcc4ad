/**
 * One member's cart: lines, quantities and a version that rises with every change. It remembers, it does not decide.
 * Invariant: what it holds in memory is what its storage says; each change is written in the turn that makes it.
 */
import { DurableObject } from "cloudflare:workers";
import { isForAnother, withKeptWords } from "#workers/features/cart/rules/recipients";
import { isQuantityAllowed } from "#workers/features/catalog";

/** A line as the cart keeps it. `details` is JSON of the cart feature; names and prices come from the catalogue when it is shown. */
export type StoredLine = {
	item_id: number;
	quantity: number;
	details: string;
	added_at: number;
	/** The keys of the last forms that added to it, so that one that is sent twice adds once. */
	added_by?: string[];
};

/**
 * A line to be set. What is `given` of its details is laid over what the cart has of them, or over `usual` when the
 * line is new; a new line that would be more than `max_lines` is refused.
 */
export type LineToSave = { item_id: number; quantity: number; given: object; usual: object; max_lines: number };

/** A line to which units are added, once for each key, while the sum is one in which the item is sold. */
export type LineToAdd = LineToSave & {
	key?: string;
	multiples: Parameters<typeof isQuantityAllowed>[1];
	max_quantity: number;
};

/**
 * The cart after adding; or the quantity that the line would have had, which is not sold so; or the details of the line
 * that is there for somebody else; or that the cart is full.
 */
export type Added =
	| { cart: StoredCart }
	| { refused_quantity: number }
	| { details_of_another: string }
	| { is_full: true };

/** The cart's lines and its version. */
export type StoredCart = {
	lines: StoredLine[];
	cart_version: number;
	/** After a line was set: by how many units it grew. */
	grown_by?: number;
};

/** What an order took; the cart gives it up once. */
export type SoldOrder = { order_id: number; ordered_at: number; lines: { item_id: number; quantity: number }[] };

/** The first that was added comes first. */
const byAge = (a: StoredLine, b: StoredLine) => a.added_at - b.added_at || a.item_id - b.item_id;

/** So many forms of one line are told from new ones. */
const maxKeys = 20;

/** How long an untouched cart is kept (gaps.md, "Cart"). */
export const cartRetentionMs = 90 * 86_400_000;

/** What the object keeps, as one value, and holds in memory; the storage alone counts. Times are ms UTC. */
type Cached = {
	lines: StoredLine[];
	version: number;
	touched_at: number;
	/** When an order was given up, by its id, the oldest first. */
	sold: [order_id: number, given_up_at: number][];
};

/** A cart with what it knows of orders, as an export holds it. */
export type KeptCart = Cached;

const storedUnder = "cart";

/** The object `${account_id}:${user_id}`, with its own storage. */
export class Cart extends DurableObject {
	private held: Cached | undefined;
	/** Whether this life of the object has set its alarm. */
	private hasAlarm = false;

	/** The cart as it is, after giving up what these orders took. */
	async read(sold: SoldOrder[], now: number): Promise<StoredCart> {
		const news = sold.filter(({ order_id }) => !this.load().sold.some(([known]) => known === order_id));
		if (news.length === 0) return shown(this.load());
		return this.keep(
			news.reduce((cart, order) => withoutSold(cart, order, now), this.load()),
			now,
		);
	}

	/** Sets a line to an absolute quantity, in one step with what it kept before. Null when the cart is full. */
	async save(wish: LineToSave, now: number): Promise<StoredCart | null> {
		return this.set(wish, undefined, now);
	}

	/** Adds units to a line in one step with reading it, so that of two who add at once neither is lost. */
	async add({ key, multiples, max_quantity, ...wish }: LineToAdd, now: number): Promise<Added> {
		const line = this.load().lines.find(({ item_id }) => item_id === wish.item_id);
		if (key !== undefined && line?.added_by?.includes(key)) return { cart: shown(this.load()) };
		const kept = line && (JSON.parse(line.details) as object);
		if (line && kept && isForAnother(kept, wish.given)) return { details_of_another: line.details };
		const quantity = (line?.quantity ?? 0) + wish.quantity;
		if (quantity > max_quantity || !isQuantityAllowed(quantity, multiples)) return { refused_quantity: quantity };
		const added_by = [...(line?.added_by ?? []), ...(key === undefined ? [] : [key])].slice(-maxKeys);
		const given = kept ? withKeptWords(kept, wish.given) : wish.given;
		const cart = await this.set({ ...wish, given, quantity }, added_by, now);
		return cart ? { cart } : { is_full: true };
	}

	/** Takes lines out. */
	async remove(itemIds: number[], now: number): Promise<StoredCart> {
		const cart = this.load();
		return this.keep({ ...cart, lines: cart.lines.filter(({ item_id }) => !itemIds.includes(item_id)) }, now);
	}

	/** How many units lie in the cart. */
	count(): number {
		return this.load().lines.reduce((units, { quantity }) => units + quantity, 0);
	}

	/** All that the cart keeps, for an export; null where nothing was ever in it. */
	keptWhole(): KeptCart | null {
		const { lines, version, touched_at, sold } = this.load();
		return version === 0 ? null : { lines, version, touched_at, sold };
	}

	/** Becomes the cart of an export; the same again changes nothing. */
	async take({ lines, version, touched_at, sold }: KeptCart): Promise<void> {
		this.write({ lines, version, touched_at, sold });
		await this.ctx.storage.setAlarm(touched_at + cartRetentionMs);
		this.hasAlarm = true;
	}

	/** Deletes whatever the object keeps; whether there was anything. */
	async erase(): Promise<boolean> {
		const wasThere = this.keptWhole() !== null;
		this.held = undefined;
		await this.ctx.storage.deleteAlarm();
		await this.ctx.storage.deleteAll();
		this.hasAlarm = false;
		return wasThere;
	}

	/** Empties a cart that nobody touched for 90 days. The version goes on rising, since orders are keyed by it. */
	override async alarm(): Promise<void> {
		const cart = this.load();
		const storedUntil = cart.touched_at + cartRetentionMs;
		if (storedUntil > Date.now()) return this.ctx.storage.setAlarm(storedUntil);
		this.hasAlarm = false;
		this.write({ ...cart, lines: [], sold: [], version: cart.version + 1 });
	}

	/** Lays a line over what the cart has of it; null when the cart is full. */
	private async set(
		{ item_id, quantity, given, usual, max_lines }: LineToSave,
		added_by: string[] | undefined,
		now: number,
	): Promise<StoredCart | null> {
		const cart = this.load();
		const line = cart.lines.find((known) => known.item_id === item_id);
		if (!line && cart.lines.length >= max_lines) return null;
		const details = JSON.stringify({ ...(line ? (JSON.parse(line.details) as object) : usual), ...given });
		const keys = added_by ?? line?.added_by;
		const saved = { item_id, quantity, details, added_at: line?.added_at ?? now, ...(keys ? { added_by: keys } : {}) };
		const lines = [...cart.lines.filter((known) => known !== line), saved].sort(byAge);
		return { ...(await this.keep({ ...cart, lines }, now)), grown_by: quantity - (line?.quantity ?? 0) };
	}

	/** Keeps a changed cart, a version on, in one turn, and answers with it. */
	private async keep(cart: Cached, now: number): Promise<StoredCart> {
		const changed = { ...cart, version: cart.version + 1, touched_at: now };
		this.write(changed);
		if (!this.hasAlarm) {
			await this.ctx.storage.setAlarm(now + cartRetentionMs);
			this.hasAlarm = true;
		}
		return shown(changed);
	}

	/** What could not be written is not held either. */
	private write(cart: Cached): void {
		this.held = undefined;
		this.ctx.storage.kv.put(storedUnder, cart);
		this.held = cart;
	}

	/** The cart; read from storage when this life of the object begins, and after a failure. */
	private load(): Cached {
		this.held ??= this.ctx.storage.kv.get<Cached>(storedUnder) ?? readTables(this.ctx.storage.sql);
		return this.held;
	}
}

function shown({ lines, version }: Cached): StoredCart {
	return { lines, cart_version: version };
}

/** Takes out exactly what an order sold: a line that grew since keeps the rest, one added later stays. */
function withoutSold(cart: Cached, order: SoldOrder, now: number): Cached {
	const lines = cart.lines.flatMap((line) => {
		const taken = order.lines.find(({ item_id }) => item_id === line.item_id);
		if (!taken || line.added_at > order.ordered_at) return [line];
		return line.quantity > taken.quantity ? [{ ...line, quantity: line.quantity - taken.quantity }] : [];
	});
	const stillKnown = cart.sold.filter(([, given_up_at]) => given_up_at >= now - cartRetentionMs);
	return { ...cart, lines, sold: [...stillKnown, [order.order_id, now]] };
}

/** The cart of an object that was last written when carts lay in tables; an empty one where there are none. */
function readTables(sql: SqlStorage): Cached {
	const rows = <Row extends Record<string, SqlStorageValue>>(text: string) => sql.exec<Row>(text).toArray();
	const hasTables = rows("select 1 from sqlite_master where type = 'table' and name = 'facts'").length > 0;
	if (!hasTables) return { lines: [], version: 0, touched_at: 0, sold: [] };
	const facts = rows<{ name: string; value: number }>("select name, value from facts");
	const fact = (name: string) => facts.find((row) => row.name === name)?.value ?? 0;
	return {
		lines: rows<Omit<StoredLine, "added_by">>("select item_id, quantity, details, added_at from lines").sort(byAge),
		version: fact("version"),
		touched_at: fact("touched_at"),
		sold: rows<{ order_id: number; given_up_at: number }>(
			"select order_id, given_up_at from sold_orders order by given_up_at",
		).map(({ order_id, given_up_at }) => [order_id, given_up_at]),
	};
}
