/** Any sequence of operations on two tenants of one shard ends as a small model in memory says, call by call. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { exactlyMany } from "./exactly-many";
import { anyOperation, type Drawn, operations } from "./ledger-model/operations";
import { compareBalances, compareWhole, openWorld, type World } from "./ledger-model/world";
import { isFull, replayPath, report, seed, sized } from "./settings";

const operationCount = sized(400, 10_000);
const seedCount = replayPath === undefined ? sized(4, 20) : 1;
const balancesEvery = 250;
const maxShown = 60;

/** Takes an operation in both worlds; refuses the sequence when they differ. */
class Taken implements fc.AsyncCommand<World[], { count: number }> {
	constructor(readonly drawn: Drawn) {}

	check(): boolean {
		return true;
	}

	async run(worlds: World[], done: { count: number }): Promise<void> {
		const { tenant, name, input } = this.drawn;
		const { found, expected } = await operations[name].take(worlds[tenant]!, input as never);
		expect(found, `${name} number ${done.count}`).toEqual(expected);
		done.count += 1;
		counts[name] = (counts[name] ?? 0) + 1;
		if (done.count % balancesEvery === 0) for (const world of worlds) await compareBalances(world);
	}

	toString(): string {
		return JSON.stringify(this.drawn);
	}
}

const counts: Record<string, number> = {};

test(`${operationCount} random operations, ${seedCount} times, leave the ledger as the model says`, async () => {
	const startedAt = Date.now();
	for (let at = 0; at < seedCount; at += 1) {
		await fc.assert(
			fc.asyncProperty(exactlyMany(anyOperation, operationCount), async (drawn) => {
				const worlds = [await openWorld(), await openWorld()];
				const setup = () => ({ model: worlds, real: { count: 0 } });
				await fc.asyncModelRun(
					setup,
					drawn.map((one) => new Taken(one)),
				);
				for (const world of worlds) await compareWhole(world);
			}),
			{ numRuns: 1, seed: seed + at, path: replayPath, reporter: explain },
		);
	}
	const seconds = (Date.now() - startedAt) / 1000;
	const total = operationCount * seedCount;
	report("Ledger model", { ...counts, operations: total, seconds: Math.round(seconds) });
});

/** Throws what differs, the shortest sequence that shows it, and how to see it again. */
function explain(run: fc.RunDetails<[Drawn[]]>): void {
	if (!run.failed) return;
	const sequence = run.counterexample?.[0] ?? [];
	const settings = `LOAD_SIZE=${isFull ? "full" : "short"} LOAD_SEED=${run.seed} LOAD_PATH=${run.counterexamplePath}`;
	throw new Error(
		[
			`${run.errorInstance}`,
			`The shortest sequence of ${run.numShrinks} shrinks has ${sequence.length} operations, the last of them:`,
			...sequence.slice(-maxShown).map((one) => JSON.stringify(one)),
			`Again: ${settings} npx vitest run test/load/ledger-model`,
		].join("\n"),
		{ cause: run.errorInstance },
	);
}
