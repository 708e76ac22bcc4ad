/** What the provider's states mean for a client's own domain. @pure */
import type { Before, ClaimState } from "#workers/kernel/claim";
import { dayMs } from "#workers/kernel/clock";
import type { CustomHostname } from "./custom-hostname";

/** Why a domain failed, or what is in the way while it waits. */
export const domainProblems = [
	"blocked",
	"moved",
	"deleted",
	"certificate_failed",
	"timed_out",
	"refused",
	"provider_away",
] as const;

/** One of them. */
export type DomainProblem = (typeof domainProblems)[number];

/** So long the provider looks at the DNS by itself (its backoff schedule); then it is given up. */
export const patienceMs = 7 * dayMs;

const lost: Record<string, DomainProblem> = {
	blocked: "blocked",
	test_blocked: "blocked",
	test_failed: "blocked",
	moved: "moved",
	deleted: "deleted",
	pending_deletion: "deleted",
};

const failedCertificate =
	/^(?:.*_timed_out|expired|deleted|pending_deletion|pending_expiration|deactivating|inactive|backup_issued)$/;

/** The state that follows from what the provider says, and why where it failed. */
export function judge(
	{ status, ssl_status }: Pick<CustomHostname, "status" | "ssl_status">,
	{ state, asked_at }: Before,
	now: number,
): { state: ClaimState; problem: DomainProblem | null } {
	const problem = lost[status] ?? (failedCertificate.test(ssl_status) ? "certificate_failed" : null);
	if (problem) return { state: "failed", problem };
	const isSeen = status === "active" || status === "active_redeploying" || status === "test_active";
	if (isSeen && ssl_status === "active") return { state: "active", problem: null };
	// A certificate that is made anew does not stop what runs.
	if (isSeen && state === "active") return { state: "active", problem: null };
	if (now - asked_at >= patienceMs) return { state: "failed", problem: "timed_out" };
	return { state: isSeen ? "verified" : "pending", problem: null };
}
