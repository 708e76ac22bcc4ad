/** Asks the database for many late buyers of one account at a time: what came while one round trip was under way shares the next. */
import { DurableObject } from "cloudflare:workers";
import { type LateBuyer, type LateFacts, readLateBuyers } from "#workers/features/checkout";
import { openTenantDatabase } from "#workers/kernel/database";
import type { Environment } from "#workers/kernel/environment";
import { createLog } from "#workers/kernel/log";

/** Where the buyers' account lies. */
type Place = { id: number; shard: number };

type Waiting = { buyer: LateBuyer; now: number; resolve: (facts: LateFacts) => void; reject: (error: unknown) => void };

/** So many share one round trip, which keeps its statements far from D1's bounds. */
const maxAtOnce = 200;

/** The object `${account_id}`. It keeps nothing: each answer is read after it was asked for. */
export class LateBuyers extends DurableObject<Environment> {
	private waiting: Waiting[] = [];
	private isUnderWay = false;

	/** The facts of one buyer. Throws what the round trip threw. */
	ask({ id, shard }: Place, buyer: LateBuyer, now: number): Promise<LateFacts> {
		return new Promise((resolve, reject) => {
			this.waiting.push({ buyer, now, resolve, reject });
			if (!this.isUnderWay) this.ctx.waitUntil(this.travel({ id, shard }));
		});
	}

	private async travel(place: Place): Promise<void> {
		this.isUnderWay = true;
		try {
			while (this.waiting.length > 0) await this.askFor(place, this.waiting.splice(0, maxAtOnce));
		} finally {
			this.isUnderWay = false;
		}
	}

	private async askFor({ id, shard }: Place, asked: readonly Waiting[]): Promise<void> {
		const database = openTenantDatabase(this.env, shard, id);
		const now = Math.max(...asked.map((one) => one.now));
		const buyers = asked.map(({ buyer }) => buyer);
		try {
			const facts = await readLateBuyers(database, id, buyers, now);
			createLog({ account_id: id }).info("late-buyers", { buyers: buyers.length, ...database.cost });
			for (const [at, { resolve }] of asked.entries()) resolve(facts[at]!);
		} catch (error) {
			for (const { reject } of asked) reject(error);
		}
	}
}
