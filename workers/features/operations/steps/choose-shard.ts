/** Chooses the shard of a new client: the one that is asked for, else the least filled. */
import { shardDatabase, shardNamesOf } from "#workers/kernel/environment";
import { invalid } from "#workers/kernel/errors";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import { countByShard } from "../store/tenants";

/** The number of the shard. Throws a validation refusal for one that there is not. */
export async function chooseShard(scope: OperatorScope, asked: string | undefined): Promise<number> {
	if (asked !== undefined) return shardNamed(scope, asked);
	const fills = await Promise.all(
		shardNamesOf(scope.env).map(async (_name, shard) => {
			const { meta } = await shardDatabase(scope.env, shard).prepare("select 1").all();
			return { shard, fill: meta.size_after as number | undefined };
		}),
	);
	// By bytes where the runtime tells them of all, else by accounts.
	if (fills.every(({ fill }) => fill !== undefined)) return leastOf(fills);
	const counts = new Map((await scope.directory.read(countByShard())).map(({ shard, count }) => [shard, count]));
	return leastOf(fills.map(({ shard }) => ({ shard, fill: counts.get(shard) ?? 0 })));
}

function leastOf(fills: readonly { shard: number; fill?: number }[]): number {
	return fills.reduce((least, one) => ((one.fill ?? 0) < (least.fill ?? 0) ? one : least)).shard;
}

/** The number of a shard by its name. Throws a validation refusal for one that there is not. */
export function shardNamed({ env, translate }: OperatorScope, asked: string): number {
	const names: readonly string[] = shardNamesOf(env);
	const shard = names.indexOf(asked.trim().toUpperCase());
	if (shard < 0) throw invalid({ shard: [translate("operations:validation.shard", { known: names.join(", ") })] });
	return shard;
}
