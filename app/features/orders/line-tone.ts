/** Which colour goes with the state of an order or of one of its lines; a word always stands beside it. */

type Tone = "plain" | "good" | "warn" | "bad" | "main";

const tones: Record<string, Tone> = {
	shipped: "main",
	delivered: "good",
	closed: "good",
	cancelled: "bad",
	backordered: "warn",
};

/** The tone of a state. */
export function orderTone(status: string): Tone {
	return tones[status] ?? "plain";
}

/** The way of a line that arrives, in order. */
export const wayOfLine = ["accepted", "processing", "shipped", "delivered"] as const;

/** How far the slowest line is on its way; lines that left it count no more. -1 when none is on it. */
export function stepOfOrder(statuses: readonly string[]): number {
	const steps = statuses.map((status) => (wayOfLine as readonly string[]).indexOf(status)).filter((step) => step >= 0);
	return steps.length === 0 ? -1 : Math.min(...steps);
}
