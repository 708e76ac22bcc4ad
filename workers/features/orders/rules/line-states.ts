/** The states of an order line, which of them a line can reach from where it stands, and what they make of its order. @browser-safe */

/** How a line reaches its recipient. */
export const deliveries = ["courier", "email", "donation"] as const;

/** One of the ways in which a line reaches its recipient. */
export type Delivery = (typeof deliveries)[number];

/** States of an order line (gaps.md, "Orders"), in the order of its way. */
export const lineStatuses = [
	"accepted",
	"backordered",
	"processing",
	"shipped",
	"delivered",
	"cancelled",
	"refunded",
	"returned",
] as const;

/** The state of an order line. */
export type LineStatus = (typeof lineStatuses)[number];

/** What is shown of a line: its state, or that its buyer asks to send it back. */
export const shownStatuses = [...lineStatuses, "return_asked"] as const;

/** What is shown of a line. */
export type ShownStatus = (typeof shownStatuses)[number];

/** States of an order. */
export const orderStatuses = ["placed", "open", "closed"] as const;

/** The state of an order. */
export type OrderStatus = (typeof orderStatuses)[number];

/** From each state the states that those who manage orders can move a line to. */
const reachable: Record<LineStatus, readonly LineStatus[]> = {
	accepted: ["processing", "shipped", "delivered", "backordered", "cancelled"],
	backordered: ["processing", "shipped", "delivered", "cancelled"],
	processing: ["shipped", "delivered", "backordered", "cancelled"],
	shipped: ["delivered", "refunded", "returned"],
	delivered: ["refunded", "returned"],
	cancelled: [],
	refunded: [],
	returned: [],
};

/** The states in which the points of a line are back where they came from; no line leaves them. */
export const givenBack: readonly LineStatus[] = ["cancelled", "refunded", "returned"];

/** The states in which the goods are back too: they never left, or came back. What is refunded stays where it is. */
export const backInStock: readonly LineStatus[] = ["cancelled", "returned"];

/** The states in which nothing more will happen to a line by itself. */
export const settled: readonly LineStatus[] = ["delivered", ...givenBack];

/** The states in which the buyer may still cancel: nobody has begun to prepare it. */
const waiting: readonly LineStatus[] = ["accepted", "backordered"];

/** The states that nobody is put into without being told why. */
export const needingReason: readonly LineStatus[] = ["backordered", ...givenBack];

/** The moves that their buyer is told of: what is under way, and what comes back. */
export const notifiedStatuses = [
	"shipped",
	"cancelled",
	"refunded",
	"returned",
] as const satisfies readonly LineStatus[];

/** So many lines can be named in one move. */
export const maxLinesOfMove = 200;

/** What a line's next states depend on. */
export type Movable = { status: LineStatus; delivery: Delivery };

/** The states that a line can be moved to. Only a courier ships and brings things back; what he carries must have left first. */
export function nextStatuses({ status, delivery }: Movable): LineStatus[] {
	const isCarried = delivery === "courier";
	return reachable[status].filter((to) => {
		if (to === "shipped" || to === "returned") return isCarried;
		if (to === "delivered") return !isCarried || status === "shipped";
		return true;
	});
}

/** True when a line can be moved to the state. */
export function mayMove(line: Movable, to: LineStatus): boolean {
	return nextStatuses(line).includes(to);
}

/** True while the buyer may cancel the line. */
export function mayStillCancel({ status }: Pick<Movable, "status">): boolean {
	return waiting.includes(status);
}

/** The lines that cancelling the whole order cancels; none unless everything that is not given back yet still waits. */
export function linesToCancel<Line extends Pick<Movable, "status">>(lines: readonly Line[]): Line[] {
	const left = lines.filter(({ status }) => !givenBack.includes(status));
	return left.every(mayStillCancel) ? left : [];
}

/** What an order is by its lines: placed until something of it begins, closed once nothing more will happen. */
export function orderStatusOf(statuses: readonly LineStatus[]): OrderStatus {
	const left = statuses.filter((status) => !givenBack.includes(status));
	if (left.every((status) => settled.includes(status))) return "closed";
	return left.every((status) => status === "accepted") ? "placed" : "open";
}

/** The different states of an order's lines in the order of their way: what lists say of it. */
export function differentStatuses(statuses: readonly ShownStatus[]): ShownStatus[] {
	return shownStatuses.filter((status) => statuses.includes(status));
}

/** What is shown of a line that stands so. */
export function shownStatus(line: Parameters<typeof isReturnWaiting>[0]): ShownStatus {
	return isReturnWaiting(line) ? "return_asked" : line.status;
}

/** True while a return that was asked for waits for the goods, or for a refusal. */
export function isReturnWaiting(line: {
	status: LineStatus;
	return_asked_at: number | null;
	return_refused_at: number | null;
}): boolean {
	return line.status === "delivered" && line.return_asked_at !== null && line.return_refused_at === null;
}
