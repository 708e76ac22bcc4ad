/** What state a client is in, as the directory has it. @pure */

/** The states. */
export const states = ["being_created", "active", "suspended", "closed"] as const;

/** The state of a row of the directory. */
export function stateOf(row: {
	status: string;
	being_created_since: number | null;
	suspended_at: number | null;
}): (typeof states)[number] {
	if (row.status === "closed") return "closed";
	if (row.being_created_since !== null) return "being_created";
	return row.suspended_at === null ? "active" : "suspended";
}
