/** What an isolate has learnt of accounts that were moved to another shard: where each lives, by its newest move. */
import { BoundedCache } from "./bounded-cache";

/** A shard, and the move that led there; of generation 0 is what the directory said. */
export type Whereabouts = { shard: number; generation: number };

const moved = new BoundedCache<Whereabouts>({ maxEntries: 10_000 });

/** Where the account lives: what was learnt of a move, else the shard that the caller was told. */
export function whereaboutsOf(account_id: number, shard: number): Whereabouts {
	return moved.get(String(account_id)) ?? { shard, generation: 0 };
}

/** Learns of a move; of two, the newer one counts. */
export function noteMove(account_id: number, found: Whereabouts): void {
	const known = moved.get(String(account_id));
	if (!known || known.generation < found.generation) moved.set(String(account_id), found);
}
