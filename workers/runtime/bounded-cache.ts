/** The one cache of an isolate, with bounds on everything that callers make grow: entries, keys and weight. */
import { hash } from "node:crypto";

/**
 * At most so many entries and, where they differ much in size, so much of what `set` calls their weight. A longer key than
 * `maxKeyLength` is kept as its hash.
 */
export type CacheBounds = { maxEntries: number; maxWeight?: number; maxKeyLength?: number };

const usualKeyLength = 100;

/** Keeps values by key and, when it is full, lets go of what was used longest ago. */
export class BoundedCache<Value> {
	private readonly entries = new Map<string, { value: Value; weight: number }>();
	private readonly bounds: Required<CacheBounds>;
	private weight = 0;

	constructor(bounds: CacheBounds) {
		this.bounds = { maxWeight: Number.POSITIVE_INFINITY, maxKeyLength: usualKeyLength, ...bounds };
	}

	get size(): number {
		return this.entries.size;
	}

	/** The value, which is the last to be let go of from now on. */
	get(key: string): Value | undefined {
		const stored = this.short(key);
		const entry = this.entries.get(stored);
		if (!entry) return undefined;
		this.entries.delete(stored);
		this.entries.set(stored, entry);
		return entry.value;
	}

	/** Keeps a value as the newest, unless it alone is heavier than all may be. */
	set(key: string, value: Value, weight = 0): void {
		this.delete(key);
		const { maxEntries, maxWeight } = this.bounds;
		if (weight > maxWeight) return;
		this.entries.set(this.short(key), { value, weight });
		this.weight += weight;
		const hasRoom = () => this.entries.size <= maxEntries && this.weight <= maxWeight;
		if (hasRoom()) return;
		for (const oldest of this.entries.keys()) {
			this.forget(oldest);
			if (hasRoom()) return;
		}
	}

	delete(key: string): void {
		this.forget(this.short(key));
	}

	/** Lets go of everything. */
	clear(): void {
		this.entries.clear();
		this.weight = 0;
	}

	private short(key: string): string {
		return key.length > this.bounds.maxKeyLength ? hash("sha256", key) : key;
	}

	private forget(stored: string): void {
		this.weight -= this.entries.get(stored)?.weight ?? 0;
		this.entries.delete(stored);
	}
}
