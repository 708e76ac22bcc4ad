/** One question to a provider's JSON API over HTTP: never throws, never waits long, reads no more than it needs, follows no redirect, and tells the log when nobody answered. */
import type { Away } from "./claim";
import { minuteMs, secondMs } from "./clock";
import { readAtMost } from "./read-at-most";

const timeoutMs = 8 * secondMs;
const maxRetryMs = 60 * minuteMs;
/** Some of those that are asked are a tenant's own: an isolate holds no more of what they say. */
const maxAnswerBytes = 262_144;

/** A question: `url` is whole, `token` goes out as the bearer, `event` is the log line's name when it was not answered. */
export type ProviderQuestion = {
	url: string;
	token: string;
	method: "GET" | "POST" | "PATCH" | "DELETE";
	body?: object;
	event: string;
};

/** What came back: the status, the JSON (undefined when it was none), and how long to wait (ms) before the next question. */
export type ProviderAnswer = { status: number; isOk: boolean; body: unknown; retry_after_ms: number };

/** Writes a warning into the log. */
export type Warn = (event: string, facts: Record<string, string | number>) => void;

/** Asks, and reads the answer by `read`, which judges each status and body; a network that failed is `away`. */
export async function askProvider<Outcome extends { kind: string }>(
	{ url, token, method, body, event }: ProviderQuestion,
	warn: Warn,
	read: (answer: ProviderAnswer) => Outcome | Away,
): Promise<Outcome | Away> {
	try {
		const response = await fetch(url, {
			method,
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
			...(body ? { body: JSON.stringify(body) } : {}),
			redirect: "manual",
			signal: AbortSignal.timeout(timeoutMs),
		});
		const { status, ok: isOk } = response;
		const bytes = await readAtMost(response, maxAnswerBytes);
		const outcome = bytes
			? read({ status, isOk, body: parse(new TextDecoder().decode(bytes)), retry_after_ms: waitOf(response) })
			: away("the answer is too large");
		if (isAway(outcome)) warn(event, { method, status, reason: outcome.reason });
		return outcome;
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		warn(event, { method, reason });
		return away(reason);
	}
}

/** The provider cannot be asked now; `retry_after_ms` is 0 where it named no time. */
export const away = (reason: string, retry_after_ms = 0): Away => ({
	kind: "away",
	reason: reason.slice(0, 300),
	retry_after_ms,
});

const isAway = (outcome: { kind: string }): outcome is Away => outcome.kind === "away";

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function waitOf(response: Response): number {
	const seconds = Number(response.headers.get("retry-after"));
	return Number.isFinite(seconds) && seconds > 0 ? Math.min(maxRetryMs, seconds * secondMs) : minuteMs;
}
