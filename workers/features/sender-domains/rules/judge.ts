/** What the provider's states mean for the domain from which a client's emails come. @pure */
import type { Before, ClaimState } from "#workers/kernel/claim";
import { dayMs } from "#workers/kernel/clock";
import type { SenderDomain } from "./sender-domain";

/** Why a domain failed, or what is in the way while it waits. */
export const senderProblems = ["records_missing", "timed_out", "deleted", "refused", "provider_away"] as const;

/** One of them. */
export type SenderProblem = (typeof senderProblems)[number];

/** So long the provider looks for the records by itself, from when it was told to; then it says that it gave up. */
export const patienceMs = 3 * dayMs;

/**
 * The state that follows from what the provider says. Emails come from the domain while all records of sending are seen;
 * as soon as one is missing again (`temporary_failure`) they do not, though the provider still looks for it.
 */
export function judge(
	{ status, records }: Pick<SenderDomain, "status" | "records">,
	{ state }: Pick<Before, "state">,
): { state: ClaimState; problem: SenderProblem | null } {
	const isPartial = status === "partially_verified" || status === "partially_failed";
	// A part of it may be about receiving, which nobody asked for.
	const isSeen = records.length > 0 && records.every(({ is_found }) => is_found === 1);
	if (status === "verified" || (isPartial && isSeen)) return { state: "active", problem: null };
	if (status === "failed" || status === "partially_failed") return { state: "failed", problem: "timed_out" };
	if (status === "temporary_failure" || state === "active") return { state: "pending", problem: "records_missing" };
	return { state: "pending", problem: null };
}
