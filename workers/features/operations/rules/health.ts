/** What a health check says, and how figures are judged. Operators work in English: so do these sentences. */

/** How a check ended. */
export const checkStates = ["ok", "warn", "fail"] as const;

/** One of them. */
export type CheckState = (typeof checkStates)[number];

/** A check with what was found, and what to do about it where something is. */
export type Check = { name: string; state: CheckState; detail: string; advice: string };

/** A check that found nothing. */
export function well(name: string, detail: string): Check {
	return { name, state: "ok", detail, advice: "" };
}

/** What is wrong with several parts of one thing, as one check: its state is the worst of theirs. */
export function judged(name: string, faults: readonly Omit<Check, "name">[], detail: string): Check {
	if (faults.length === 0) return well(name, detail);
	const said = (part: "detail" | "advice") => [...new Set(faults.map((fault) => fault[part]))].join(" ");
	return { name, state: worstOf(faults), detail: said("detail"), advice: said("advice") };
}

/** The worst state of several checks. */
export function worstOf(checks: readonly Pick<Check, "state">[]): CheckState {
	return checks.reduce<CheckState>(
		(worst, { state }) => (checkStates.indexOf(state) > checkStates.indexOf(worst) ? state : worst),
		"ok",
	);
}

const secondMs = 1_000;
const minuteMs = 60_000;

/** A length of time in the unit that fits it. */
export function lasting(ms: number): string {
	if (ms < 2 * minuteMs) return `${Math.round(ms / secondMs)} seconds`;
	if (ms < 120 * minuteMs) return `${Math.round(ms / minuteMs)} minutes`;
	return `${Math.round(ms / 60 / minuteMs)} hours`;
}

const counted = (count: number, one: string, many = `${one}s`) =>
	`${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

/** The migrations that a database has, beside those of the build. */
export function judgeMigrations(name: string, known: readonly string[], applied: readonly string[]): Check {
	const missing = known.filter((migration) => !applied.includes(migration));
	const strange = applied.filter((migration) => !known.includes(migration));
	if (missing.length > 0)
		return {
			name,
			state: "fail",
			detail: `${counted(missing.length, "migration")} missing: ${missing.join(", ")}.`,
			advice: "Run npm run deploy, which applies them (npm start on this machine).",
		};
	if (strange.length > 0)
		return {
			name,
			state: "warn",
			detail: `${counted(strange.length, "migration")} that this build does not know: ${strange.join(", ")}.`,
			advice: "An older build is deployed than the database was made for; deploy the newer one when you can.",
		};
	return well(name, `${counted(applied.length, "migration")} applied.`);
}

/** What waits in an outbox: how many messages are due and held by nobody, and since when the oldest is. */
export type Waiting = { count: number; oldest_ms: number };

const waitLimits = { warn: 5 * minuteMs, fail: 15 * minuteMs };

/** Whether the outbox of a shard is worked off. */
export function judgeOutbox(name: string, { count, oldest_ms }: Waiting): Check {
	if (count === 0) return well(name, "Nothing is due.");
	const detail = `${counted(count, "message is", "messages are")} due, the oldest for ${lasting(oldest_ms)}.`;
	if (oldest_ms < waitLimits.warn) return well(name, detail);
	return {
		name,
		state: oldest_ms < waitLimits.fail ? "warn" : "fail",
		detail,
		advice:
			"Look whether the schedule runs (the check schedule), whether the queue laurel-outbox has its consumer (npx wrangler queues info laurel-outbox), and what the log says of jobs.",
	};
}

const manyDeadLetters = 20;

/** Messages that were given up within a day, by job. */
export function judgeDeadLetters(name: string, jobs: readonly { job: string; count: number }[]): Check {
	const count = jobs.reduce((sum, job) => sum + job.count, 0);
	if (count === 0) return well(name, "No message was given up within 24 hours.");
	return {
		name,
		state: count < manyDeadLetters ? "warn" : "fail",
		detail: `${counted(count, "message was", "messages were")} given up within 24 hours: ${jobs.map((job) => `${job.count} ${job.job}`).join(", ")}.`,
		advice:
			"Read why in the column error of the table outbox, where failed_at is set (docs/operations.md, Health); the people concerned see it in the product.",
	};
}

/** A client whose ledger does not add up. */
export type LedgerDifference = { account_id: number; unit: string; sum: number; below: number };

/** Whether the ledgers that were looked at add up. */
export function judgeLedger(name: string, differences: readonly LedgerDifference[], looked: string): Check {
	if (differences.length === 0) return well(name, looked);
	const said = differences.map(
		({ account_id, unit, sum, below }) => `account ${account_id}, ${unit}: sum ${sum}, ${below} below their floor`,
	);
	return {
		name,
		state: "fail",
		detail: `${said.join("; ")}.`,
		advice:
			"Suspend the client (npm run tenant -- suspend), verify its ledger line by line (npm run verify-ledger), and go back to before it differed (docs/operations.md, Backup and restore drill).",
	};
}

/** What the calls of an hour added up to. */
export type HourOfCalls = { calls: number; failures: number };

const shareLimits = { fewCalls: 50, warn: 0.01, fail: 0.05, manyFailures: 5 };

/** How many calls fail: of this hour, or of this and the last one while this one has few. */
export function judgeFailures(name: string, thisHour: HourOfCalls, lastHour: HourOfCalls): Check {
	const isEnough = thisHour.calls >= shareLimits.fewCalls;
	const calls = thisHour.calls + (isEnough ? 0 : lastHour.calls);
	const failures = thisHour.failures + (isEnough ? 0 : lastHour.failures);
	const detail = `${failures.toLocaleString("en-US")} of ${counted(calls, "call")} failed ${isEnough ? "this hour" : "since the last hour began"}.`;
	const share = calls === 0 ? 0 : failures / calls;
	if (share < shareLimits.warn) return well(name, detail);
	return {
		name,
		state: share >= shareLimits.fail && failures >= shareLimits.manyFailures ? "fail" : "warn",
		detail,
		advice:
			"npm run operator -- metrics --hours 2 shows which endpoints fail; the log has each crash with its stack (npx wrangler tail; on this machine .wrangler/logs/worker.log).",
	};
}

const restLimits = { warn: 10 * minuteMs, fail: 30 * minuteMs };

/** Whether the schedule runs, by when it last made these checks. */
export function judgeSchedule(name: string, checked_at: number | undefined, now: number): Check {
	const advice =
		"Look whether wrangler.toml has its crons and the Worker is deployed with them; on this machine npm start runs the schedule. Its crashes are in the log.";
	if (checked_at === undefined) return { name, state: "warn", detail: "It has not run yet.", advice };
	const ago = now - checked_at;
	const detail = `It last looked at these checks ${lasting(ago)} ago.`;
	if (ago < restLimits.warn) return well(name, detail);
	return { name, state: ago < restLimits.fail ? "warn" : "fail", detail, advice };
}
