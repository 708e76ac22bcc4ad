/**
 * Runs batches where an account lives (decision 037): the first statement of each asks whether the account was moved away
 * or is just being moved, in the same transaction, so that nobody ever writes or reads at an old place, whatever they remember.
 */
import { noteMove, whereaboutsOf } from "#workers/runtime/moved-accounts";
import { type Environment, type ShardName, shardDatabase } from "./environment";
import { constraintFailure, Refusal } from "./errors";

/** The bindings that lead to the shards, and how long a write waits. */
export type Shards = Pick<Environment, ShardName | "MOVE_WAIT_MS">;

/** A statement that may be sent to whichever shard it is. */
export type Sendable = { text: string; params: readonly unknown[] };

/** Sends a batch and gives the results of its statements. */
export type Send = (statements: readonly Sendable[]) => Promise<D1Result<unknown>[]>;

const usualWaitMs = 10_000;
const pollMs = 100;
/** A tenant is moved now and then; whoever is led on more often meets a fault. */
const maxHops = 8;

const isMoving = "account_is_moving";
const hasMoved = "account_has_moved";
const isPast = "m.sealed_at is not null";
const isFenced = "m.fenced_until > unixepoch('subsec') * 1000";

/** A write fails as a whole while its account is being moved, or when it was moved away by a newer move than the known one. */
const guardOfWrites = `insert into assertions (code, ok) select iif(${isPast}, '${hasMoved}', '${isMoving}'), 0
	from account_moves m where m.account_id = ? and m.generation > ? and (${isPast} or ${isFenced})`;
/** A read of an account that was moved away is answered with where to. */
const guardOfReads = `select m.to_shard as shard, m.generation from account_moves m where m.account_id = ? and m.generation > ? and ${isPast}`;

/** The sender of an account's batches to where it lives; a write waits while it is being moved. */
export function sendToAccount(env: Shards, account_id: number, shard: number): Send {
	return async (statements) => {
		const isReading = statements.every(isRead);
		const waitsUntil = Date.now() + Number(env.MOVE_WAIT_MS ?? usualWaitMs);
		for (let hops = 0; hops < maxHops; ) {
			const place = whereaboutsOf(account_id, shard);
			const known = [account_id, place.generation];
			const guard = { text: isReading ? guardOfReads : guardOfWrites, params: known };
			try {
				const [first, ...results] = await sendTo(env, place.shard)([guard, ...statements]);
				const [moved] = first!.results as { shard: number; generation: number }[];
				if (!moved) return results;
				noteMove(account_id, moved);
				hops += 1;
			} catch (error) {
				const code = constraintFailure(error)?.name;
				if (code === isMoving) await waitOrRefuse(waitsUntil);
				else if (code === hasMoved) {
					const [found] = await sendTo(env, place.shard)([{ text: guardOfReads, params: known }]);
					for (const move of found!.results as { shard: number; generation: number }[]) noteMove(account_id, move);
					hops += 1;
				} else throw error;
			}
		}
		throw new Error(`account ${account_id} is on no shard`);
	};
}

const isRead = ({ text }: Sendable) => /^\s*(select|with)\b/i.test(text) && !/\b(insert|update|delete)\b/i.test(text);

/** The sender to one shard, wherever the account lives: for the move itself, and for the rows that it leaves behind. */
export function sendTo(env: Shards, shard: number): Send {
	const database = shardDatabase(env, shard);
	return (statements) =>
		database.batch<unknown>(statements.map(({ text, params }) => database.prepare(text).bind(...params)));
}

/** Nothing was written: whoever waited too long may send the same again. */
async function waitOrRefuse(waitsUntil: number): Promise<void> {
	if (Date.now() >= waitsUntil) throw new Refusal(isMoving, 429, { seconds: 1 });
	await new Promise((resolve) => setTimeout(resolve, pollMs));
}
