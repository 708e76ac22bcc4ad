/** What an isolate keeps beside the database, with bounds on everything that callers make grow: entries, keys and weight. */
import { hash } from "node:crypto";

/** At most so many entries and, where they differ much in size, so much of what `set` calls their weight. */
export type MapBounds = { maxEntries: number; maxWeight?: number };

/** A longer key is kept as its hash. */
const maxKeyLength = 100;

/** A map that lets go of what was set longest ago when it is full. */
export class BoundedMap<Value> {
	private readonly entries = new Map<string, { value: Value; weight: number }>();
	private weight = 0;

	constructor(private readonly bounds: MapBounds) {}

	get size(): number {
		return this.entries.size;
	}

	get(key: string): Value | undefined {
		return this.entries.get(short(key))?.value;
	}

	/** Keeps a value as the newest, unless it alone is heavier than all may be. */
	set(key: string, value: Value, weight = 0): void {
		this.delete(key);
		const { maxEntries, maxWeight = Number.POSITIVE_INFINITY } = this.bounds;
		if (weight > maxWeight) return;
		this.entries.set(short(key), { value, weight });
		this.weight += weight;
		for (const oldest of this.entries.keys()) {
			if (this.entries.size <= maxEntries && this.weight <= maxWeight) return;
			this.forget(oldest);
		}
	}

	delete(key: string): void {
		this.forget(short(key));
	}

	private forget(kept: string): void {
		this.weight -= this.entries.get(kept)?.weight ?? 0;
		this.entries.delete(kept);
	}
}

function short(key: string): string {
	return key.length > maxKeyLength ? hash("sha256", key) : key;
}
