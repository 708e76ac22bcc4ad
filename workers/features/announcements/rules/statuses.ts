/** Where an announcement stands (specification §4), and what may still happen to it. @browser-safe @pure */

/** The states. */
export const statuses = ["draft", "pending", "processing", "processed", "canceled", "errored"] as const;

/** One of them. */
export type Status = (typeof statuses)[number];

/** Whom an announcement is for. */
export const audiences = ["everybody", "groups"] as const;

/** One of these choices. */
export type AudienceKind = (typeof audiences)[number];

/** So many run pinned at a time at most. */
export const maxPins = 3;

/** So many groups are chosen at most. */
export const maxGroups = 20;

/** Everything of it can still be changed. */
export function isUnsent(status: Status): boolean {
	return status === "draft" || status === "pending";
}

/** It is on its way to people, or with them. */
export function isPublished(status: Status): boolean {
	return status === "processing" || status === "processed";
}

/** It can be withdrawn; one that could not be sent may have reached some. */
export function mayBeCanceled(status: Status): boolean {
	return status === "pending" || status === "errored" || isPublished(status);
}
