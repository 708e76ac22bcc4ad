/** A line of the statement as its screen gets it: the plain words for it, and the screen behind it. */
import type { KeyWithin } from "#workers/kernel/names";
import type { EndpointOutput } from "#workers/registry";
import type { IconName } from "~/ui/icon";

/** A line of the statement. */
export type StatementLine = EndpointOutput<"points/get-ledger">["table_rows"][number];

/** A month of the statement, summed whole. */
export type StatementMonth = EndpointOutput<"points/get-statement-months">["months"][number];

/** What happened, as a key of `points.json`; who did it is named in it where the line is a recognition. */
export function whatHappened({ kind, source, recognizedBy }: StatementLine): KeyWithin<"points"> {
	if (source === "points_expiry") return "kinds.expired";
	if (source === "boost") return "kinds.boosted";
	return kind === "Issuance" && recognizedBy === null ? "kinds.IssuancePlain" : `kinds.${kind}`;
}

/** Why: the message of a recognition, else the reason that the ledger keeps; known reasons have a key of their own. */
export function whyItHappened(line: StatementLine): { key?: KeyWithin<"points">; text: string } {
	const { source, message, reason } = line;
	if (message && source !== "recognition_reversal") return { text: message };
	if (source === "import") return { key: "reasons.import", text: reason };
	if (source === "points_expiry") return { key: "reasons.expired", text: reason };
	return { text: reason };
}

/** The screen behind a line: its certificate or its order. */
export function behindLine({ recognition_id, order_id }: StatementLine): string | undefined {
	if (recognition_id !== null) return `/recognitions/${recognition_id}`;
	return order_id === null ? undefined : `/store/orders/${order_id}`;
}

/** What stands in the place of a face where nobody's is to be shown. */
export function signOfLine({ kind, order_id }: StatementLine): IconName {
	if (order_id !== null || kind === "purchase") return "bag";
	return kind === "Issuance" || kind === "non_monetary" ? "gift" : "wallet";
}

/** The lines of a page under their months, both newest first. */
export function byMonth<Line extends { id: number }>(
	lines: readonly Line[],
	months: readonly StatementMonth[],
): (StatementMonth & { lines: Line[] })[] {
	return months.map((month) => ({
		...month,
		lines: lines.filter(({ id }) => id >= month.oldest_id && id <= month.newest_id),
	}));
}
