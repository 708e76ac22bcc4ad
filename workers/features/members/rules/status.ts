/** Where somebody stands between invited and erased (gaps.md, "Member life cycle"). @pure */

/** The states of a person. */
export const statuses = ["invited", "pending", "active", "suspended", "terminated", "erased"] as const;

/** One of them. */
export type Status = (typeof statuses)[number];

/** Whether somebody takes part: has joined, and is neither suspended nor gone. */
export function isActive(status: string): boolean {
	return status === "active";
}

/** Whether somebody has still to join. */
export function isWaiting(status: string): boolean {
	return status === "invited" || status === "pending";
}

/** Whether somebody is gone for good. */
export function hasLeft(status: string): boolean {
	return status === "terminated" || status === "erased";
}
