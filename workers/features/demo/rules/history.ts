/** Turns the demo's history into rows, oldest first: posts, recognitions, orders, reactions, and how points moved. */
import type { Visibility } from "#workers/features/recognition";

/** A reaction in the file. */
type Reaction = { minutes_ago: number; email: string };

/** A recognition in the file. */
export type RecognitionEntry = {
	id: string;
	minutes_ago: number;
	giver_email: string;
	recipient_emails: string[];
	program: string;
	behaviors: string[];
	/** The drawing of its badge. */
	badge?: string;
	points: number;
	message: string;
	visibility: Visibility;
	/** `mentions` are the people for whom the marks in its text stand (README of activity). */
	comments: (Reaction & { text: string; mentions?: string[] })[];
	likes: Reaction[];
};

/** An order in the file. */
export type OrderEntry = {
	id: string;
	minutes_ago: number;
	member_email: string;
	points: number;
	items: { handle: string; options: string[]; quantity: number; points: number }[];
	address: object;
};

/** demo/<tenant>/history.json. */
export type HistoryFile = { recognitions: RecognitionEntry[]; orders: OrderEntry[] };

/** Something that happened. */
export type HistoryEvent = { kind: "recognition"; entry: RecognitionEntry } | { kind: "order"; entry: OrderEntry };

/** All events of a file in the order in which they happened. */
export function eventsOf(file: HistoryFile): HistoryEvent[] {
	const events: HistoryEvent[] = [
		...file.recognitions.map((entry) => ({ kind: "recognition" as const, entry })),
		...file.orders.map((entry) => ({ kind: "order" as const, entry })),
	];
	return events.sort((one, other) => other.entry.minutes_ago - one.entry.minutes_ago);
}

/** How far an order of this age has come: its own state and that of its lines. */
export function orderProgress(minutes_ago: number): { status: string; line_status: string; line_minutes_ago: number } {
	const days = minutes_ago / 1440;
	if (days > 9) return { status: "closed", line_status: "delivered", line_minutes_ago: minutes_ago - 7 * 1440 };
	if (days > 3) return { status: "open", line_status: "shipped", line_minutes_ago: minutes_ago - 2 * 1440 };
	if (days > 1) return { status: "open", line_status: "processing", line_minutes_ago: minutes_ago - 1440 };
	return { status: "placed", line_status: "accepted", line_minutes_ago: minutes_ago };
}

/** So old is an order at most of which something waits to be sent back. */
const asksWithinDays = 30;

/** States in which the points of a line are back. */
const back = ["cancelled", "refunded", "returned"];

/** What became of a line whose order has come so far: most go their way, some wait for stock, are cancelled, or come back. */
export function lineProgress(
	line_status: string,
	{ turn, delivery, minutes_ago }: { turn: number; delivery: string; minutes_ago: number },
): { status: string; isBack: boolean; asksReturn: boolean } {
	const isCarried = delivery === "courier";
	const usual = line_status === "shipped" && !isCarried ? "delivered" : line_status;
	const other: Record<string, Record<number, string>> = {
		accepted: { 1: "cancelled" },
		processing: { 2: "backordered" },
		delivered: isCarried ? { 3: "returned", 5: "refunded" } : {},
	};
	const status = other[usual]?.[turn % 7] ?? usual;
	const asksReturn = isCarried && status === "delivered" && turn % 7 === 6 && minutes_ago < asksWithinDays * 1440;
	return { status, isBack: back.includes(status), asksReturn };
}

/** True for the states in which the points of a line are back. */
export function isBack(status: string): boolean {
	return back.includes(status);
}

/** True for the states in which nothing more will happen to a line by itself. */
export function isSettled(status: string): boolean {
	return status === "delivered" || back.includes(status);
}
