/** Makes the health checks: each by itself, so that one that breaks or hangs says so and hides no other. */
import { secondMs } from "#workers/kernel/clock";
import { type Environment, isLocal, shardDatabase, shardNamesOf } from "#workers/kernel/environment";
import { knownMigrations } from "#workers/kernel/migrations";
import { hashToken } from "#workers/kernel/tokens";
import {
	type Check,
	type CheckState,
	judgeDeadLetters,
	judged,
	judgeFailures,
	judgeLedger,
	judgeMigrations,
	judgeOutbox,
	judgeSchedule,
	well,
} from "../rules/health";
import { secretFaults, settingFaults } from "../rules/settings";
import {
	countDeadLetters,
	findLastCheck,
	findLostAlerts,
	findWaiting,
	hasTokens,
	keepTurn,
	listApplied,
	listDifferences,
	listInTurn,
	readFrom,
	sumHours,
} from "../store/health";

/** What the checks look at; `known_hashes` are of secrets on a developer's machine, by name; the schedule takes turns. */
export type Checked = {
	env: Environment;
	now: number;
	known_hashes?: Readonly<Record<string, string>>;
	takesTurns?: boolean;
};

const patienceMs = 5 * secondMs;
/** Ledgers of so many clients of a shard are added up at once; the others have their turn when the schedule makes the checks again. */
const ledgersAtOnce = 20;

/** All checks; none throws. */
export function checkHealth(checked: Checked): Promise<Check[]> {
	const { env, now } = checked;
	const ofShards = shardNamesOf(env).flatMap((shard, number) => [
		attempt(`migrations ${shard}`, async (name) =>
			judgeMigrations(name, knownMigrations.shard, await listApplied(shardDatabase(env, number))),
		),
		attempt(`outbox ${shard}`, async (name) => judgeOutbox(name, await findWaiting(shardDatabase(env, number), now))),
		attempt(`dead letters ${shard}`, async (name) =>
			judgeDeadLetters(name, await countDeadLetters(shardDatabase(env, number), now)),
		),
		attempt(`ledger ${shard}`, (name) => checkLedgers(name, checked, number)),
	]);
	return Promise.all([
		attempt("configuration", async (name) =>
			judged(name, settingFaults(env, isLocal(env)), `The settings of ${env.ENVIRONMENT} are complete.`),
		),
		attempt("secrets", (name) => checkSecrets(name, checked)),
		attempt("bindings", (name) => checkBindings(name, env)),
		attempt("schedule", async (name) => judgeSchedule(name, await findLastCheck(env.DIRECTORY), now)),
		attempt("migrations DIRECTORY", async (name) =>
			judgeMigrations(name, knownMigrations.directory, await listApplied(env.DIRECTORY)),
		),
		...ofShards,
		attempt("failures", async (name) => judgeFailures(name, ...(await sumHours(env.DIRECTORY, now)))),
		attempt("alerts", (name) => checkAlerts(name, env, now)),
	]);
}

/** A check that breaks, or takes longer than five seconds, has failed. */
async function attempt(name: string, check: (name: string) => Promise<Check>): Promise<Check> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs / secondMs} seconds`)), patienceMs);
	});
	try {
		return await Promise.race([check(name), late]);
	} catch (error) {
		const detail = `This could not be checked: ${error instanceof Error ? error.message : String(error)}.`;
		return { name, state: "fail", detail, advice: "Look at what the check needs, its binding first, and at the log." };
	} finally {
		clearTimeout(timer);
	}
}

async function checkSecrets(name: string, { env, known_hashes = {} }: Checked): Promise<Check> {
	const shared: string[] = [];
	for (const [secret, hash] of Object.entries(known_hashes)) {
		const value = (env as unknown as Record<string, unknown>)[secret];
		if (typeof value === "string" && (await hashToken(value)) === hash) shared.push(secret);
	}
	const facts = { isLocal: isLocal(env), hasOperators: await hasTokens(env.DIRECTORY), shared };
	return judged(name, secretFaults(env, facts), "The secrets are set.");
}

const present = ["OUTBOX_QUEUE", "CARTS", "FLASH_SALES", "LATE_BUYERS"] as const;

/** Databases and files by asking them; what cannot be asked without an effect, by being there. */
async function checkBindings(name: string, env: Environment): Promise<Check> {
	const asked: [binding: string, answer: () => Promise<unknown>][] = [
		...(["DIRECTORY", ...shardNamesOf(env)] as const).map((binding): [string, () => Promise<unknown>] => [
			binding,
			() => env[binding]!.prepare("select 1").all(),
		]),
		["FILES", () => env.FILES.head("health")],
	];
	const broken = await Promise.all(asked.map(([binding, answer]) => reasonOf(binding, answer)));
	const missing = [...broken.flat(), ...present.filter((binding) => !env[binding])];
	const faults = missing.map((binding) => ({
		state: "fail" as CheckState,
		detail: `${binding} does not answer.`,
		advice:
			"Compare build/deployment/<environment>/wrangler.json with what is there (npx wrangler d1 list, r2 bucket list, queues list) and run npm run deploy, which makes what is missing.",
	}));
	const metrics = {
		state: "warn" as CheckState,
		detail: "METRICS is missing.",
		advice:
			"Run npm run deploy, which binds [[analytics_engine_datasets]] of wrangler.toml; the hourly sums go on without it.",
	};
	const all = env.METRICS ? faults : [...faults, metrics];
	return judged(name, all, `${asked.length + present.length + 1} bindings answer.`);
}

/** The binding with why it does not answer; nothing where it does. */
async function reasonOf(binding: string, answer: () => Promise<unknown>): Promise<string[]> {
	try {
		await answer();
		return [];
	} catch (error) {
		return [`${binding} (${error instanceof Error ? error.message : String(error)})`];
	}
}

async function checkLedgers(name: string, { env, takesTurns }: Checked, shard: number): Promise<Check> {
	const ids = await listInTurn(env.DIRECTORY, shard, { name, max: ledgersAtOnce });
	const differences = await listDifferences(shardDatabase(env, shard), ids);
	if (takesTurns) await readFrom(env.DIRECTORY, keepTurn(name, ids.at(-1) ?? 0));
	return judgeLedger(name, differences, `The balances of ${ids.length} clients add up; the others have their turn.`);
}

async function checkAlerts(name: string, env: Environment, now: number): Promise<Check> {
	if (!env.ALERT_WEBHOOK_URL) return well(name, "No webhook is set.");
	const { count, error } = await findLostAlerts(env.DIRECTORY, now);
	if (count === 0) return well(name, "The webhook took every alert of the last 24 hours.");
	const advice = "Look whether ALERT_WEBHOOK_URL answers a POST with 200 to 299 within 5 seconds.";
	return { name, state: "warn", detail: `${count} alerts were given up within 24 hours: ${error}.`, advice };
}
