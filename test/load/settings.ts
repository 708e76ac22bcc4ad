/** Size, seed and replay path of the load tests, from the environment; the same in Node and inside the Worker's runtime. */

/** Full sizes are for `npm run test:full`, short ones for `npm test`. */
export const isFull = process.env.LOAD_SIZE === "full";

/** One of two sizes. */
export function sized<Value>(short: Value, full: Value): Value {
	return isFull ? full : short;
}

/** The seed that was given to replay a run, or one of this moment. */
export const seed = Number(process.env.LOAD_SEED || Date.now() % 1_000_000_000);

/** fast-check's path to the counterexample of an earlier run. */
export const replayPath = process.env.LOAD_PATH || undefined;

const only = process.env.LOAD_ONLY ? process.env.LOAD_ONLY.split(",") : undefined;

/** The features of what LOAD_ONLY names; undefined where it names nothing. */
export const meantFeatures = only?.map((name) => name.split("/")[0]!);

/** Whether a test that goes through everything declared is to try this; LOAD_ONLY names some things, else it is all. */
export const isMeant = (name: string) => !only || only.includes(name);

/** Says what a load test did, with the seed to repeat it. */
export function report(name: string, figures: Record<string, string | number>): void {
	const listed = Object.entries(figures).map(([figure, value]) => `${figure} ${value}`);
	console.log(`${name} (${isFull ? "full" : "short"}, LOAD_SEED=${seed}): ${listed.join(", ")}`);
}
