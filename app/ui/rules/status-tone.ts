/** Which of the four tones a status is shown in. */

/** The tone of a status dot. */
export type StatusTone = "active" | "inactive" | "expired" | "gray";

const tones: Record<string, StatusTone> = {
	active: "active",
	approved: "active",
	issued: "active",
	listed: "active",
	credited: "active",
	paid: "active",
	pending: "inactive",
	pending_1: "inactive",
	pending_2: "inactive",
	inactive: "inactive",
	authorised: "inactive",
	captured: "inactive",
	paused: "inactive",
	draft: "inactive",
	submitted: "inactive",
	in_review: "inactive",
	issue_found: "inactive",
	pre_approved: "inactive",
	changes_suggested: "inactive",
	expired: "expired",
	rejected: "expired",
	failed: "expired",
	warning: "expired",
	denied: "expired",
	cancelled: "expired",
	canceled: "expired",
};

/** The tone of a status in any spelling; archived, all and what is unknown are gray. */
export function statusTone(status: string): StatusTone {
	return (
		tones[
			status
				.trim()
				.toLowerCase()
				.replaceAll(/[\s-]+/g, "_")
		] ?? "gray"
	);
}

/** How a progress bar is filled: grey when it is off, orange under a quarter, else the client's colour. */
export function progressTone(percent: number, isActive = true): "off" | "low" | "brand" {
	if (!isActive) return "off";
	return percent < 25 ? "low" : "brand";
}

/** What is left of what there was, in whole percent, rounded up and kept within 0 to 100. */
export function percentLeft(remaining: number, budgeted: number): number {
	if (budgeted <= 0) return 0;
	return Math.min(100, Math.max(0, Math.ceil((remaining / budgeted) * 100)));
}
