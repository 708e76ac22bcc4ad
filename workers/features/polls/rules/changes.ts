/** The changes of a poll's state: from which state each goes, and where to. @pure */
import type { Status } from "./poll";

/** What can be done with a poll. */
export const changes = ["pause", "resume", "close", "archive", "delete"] as const;

/** One of them. */
export type Change = (typeof changes)[number];

const ways: Record<Change, { from: readonly Status[]; to: Status | null }> = {
	pause: { from: ["active"], to: "paused" },
	resume: { from: ["paused"], to: "active" },
	close: { from: ["active", "paused"], to: "closed" },
	archive: { from: ["closed"], to: "archived" },
	delete: { from: ["draft", "scheduled"], to: null },
};

/** The states from which a change goes, and its end; null: the poll is gone. */
export function wayOf(change: Change): { from: readonly Status[]; to: Status | null } {
	return ways[change];
}

/** What can be done with a poll that stands so. */
export function changesOf(status: Status): Change[] {
	return changes.filter((change) => ways[change].from.includes(status));
}
