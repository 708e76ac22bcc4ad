/** Which of the four tones a status is shown in. */

/** The tone of a status dot. */
export type StatusTone = "active" | "inactive" | "expired" | "gray";

const tones: Record<string, StatusTone> = {
	active: "active",
	on: "active",
	running: "active",
	open: "active",
	approved: "active",
	issued: "active",
	listed: "active",
	credited: "active",
	paid: "active",
	kept: "active",
	given: "active",
	pending: "inactive",
	scheduled: "inactive",
	coming: "inactive",
	waiting: "inactive",
	pending_1: "inactive",
	pending_2: "inactive",
	inactive: "inactive",
	off: "inactive",
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
	not_given: "expired",
	warning: "expired",
	denied: "expired",
	refused: "expired",
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
