/** The kit's name for how an announcement stands, by which its dot is colored. */
import type { Status } from "#workers/features/announcements/rules/statuses";

const names: Record<Status, string> = {
	draft: "draft",
	pending: "pending",
	processing: "pending",
	processed: "active",
	canceled: "canceled",
	errored: "rejected",
};

/** The name; one whose time is over has its own. */
export function dotStatus(status: Status, isExpired: boolean): string {
	return isExpired ? "archived" : names[status];
}
