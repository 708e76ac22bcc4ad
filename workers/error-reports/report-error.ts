/** Tells the error-reporting service of error answers, after the answer: no failure, delay or storm of it changes one (§8). */
import { app_version } from "#workers/kernel/app-version";
import type { Clock } from "#workers/kernel/clock";
import type { Environment } from "#workers/kernel/environment";
import type { Log } from "#workers/kernel/log";
import type { TextKey } from "#workers/kernel/names";
import { templateOf } from "#workers/kernel/translate";
import { countOnce } from "#workers/runtime/counts";
import { describeFault } from "./describe-fault";
import type { ErrorReport } from "./error-report";
import { isReported } from "./expected-errors";
import { sentryReporter } from "./sentry";

/** What an isolate tells in a minute: of one kind, of refusals, and of crashes, which no storm of refusals may hide. */
const maxPerMinute = { kind: 5, refusals: 30, crashes: 30 };

/** What a report needs of the request; before its site is known there is neither account nor id. */
export type ReportedRequest = {
	env: Pick<Environment, "ENVIRONMENT" | "ERROR_REPORT_DSN">;
	clock: Clock;
	log: Log;
	waitUntil: (work: Promise<unknown>) => void;
	account?: { id: number };
	request?: { id: string };
	/** An answer made of what turned out to be outdated is given to nobody. */
	confirmation?: Promise<{ holds: boolean }>;
};

/** An error answer: its code, status and text, and the call that gave it. */
export type ErrorAnswered = { code: string; status: number; text: TextKey; endpoint: string | undefined };

/** A crash that was logged under this id. */
export type Crash = { error: unknown; error_id: string };

/** Reports an error answer, unless it is expected or ERROR_REPORT_DSN is not set. Returns at once and never throws. */
export function reportError(answered: ErrorAnswered, asked: ReportedRequest, crash?: Crash): void {
	if (!asked.env.ERROR_REPORT_DSN || !isReported(answered.code, answered.text)) return;
	asked.waitUntil(send(asked.env.ERROR_REPORT_DSN, answered, asked, crash));
}

/** Reports a crash of work that nobody waits for, a job or what the clock starts, under the id that the log has. */
export function reportWorkCrash(work: string, crash: Crash, asked: ReportedRequest): void {
	reportError({ code: "server_error", status: 500, text: "answers:errors.server_error", endpoint: work }, asked, crash);
}

async function send(dsn: string, answered: ErrorAnswered, asked: ReportedRequest, crash?: Crash): Promise<void> {
	try {
		if (!(await isGiven(asked)) || !isWithinRate(answered, asked, crash !== undefined)) return;
		await sentryReporter(dsn)(reportOf(answered, asked, crash));
	} catch (error) {
		asked.log.warn("error-report-failed", { reason: String(error), code: answered.code });
	}
}

/** Where the database failed to confirm, the request as a whole ends in another answer. */
async function isGiven({ confirmation }: ReportedRequest): Promise<boolean> {
	if (!confirmation) return true;
	return confirmation.then(
		({ holds }) => holds,
		() => false,
	);
}

/** Counts this report; the first that is too many is told in the log. */
function isWithinRate({ endpoint, code }: ErrorAnswered, { clock, log }: ReportedRequest, isCrash: boolean): boolean {
	const minute = Math.floor(clock.now() / 60_000);
	const all = isCrash ? "crashes" : "refusals";
	if (countOnce(`error-reports ${minute} ${endpoint} ${code}`) > maxPerMinute.kind) return false;
	const count = countOnce(`error-reports ${minute} ${all}`);
	if (count === maxPerMinute[all] + 1) log.warn("error-reports-left-out", { of: all });
	return count <= maxPerMinute[all];
}

function reportOf({ code, status, text, endpoint }: ErrorAnswered, asked: ReportedRequest, crash?: Crash): ErrorReport {
	const { env, clock, account, request } = asked;
	return {
		id: crash?.error_id ?? crypto.randomUUID(),
		at: clock.now(),
		code,
		message: templateOf(text) ?? code,
		endpoint: endpoint ?? null,
		status,
		account_id: account?.id ?? null,
		// Away from Cloudflare a client may have made it up.
		request_id: request && /^[\w-]{1,64}$/.test(request.id) ? request.id : null,
		release: `laurel@${app_version}`,
		environment: env.ENVIRONMENT,
		fault: crash ? describeFault(crash.error) : null,
	};
}
