/** Until when a buyer may ask to send a line back: what a courier brought, within 30 days of its arrival. @pure */
import { dayMs } from "#workers/kernel/clock";
import type { Delivery, LineStatus } from "./line-states";

/** How many days after its arrival a line may be sent back. */
export const returnDays = 30;

type Returnable = { status: LineStatus; delivery: Delivery; status_at: number; return_asked_at: number | null };

/** The last moment at which the return of a line may be asked for; null where it never can be, or was asked for. */
export function returnUntil({ status, delivery, status_at, return_asked_at }: Returnable): number | null {
	if (status !== "delivered" || delivery !== "courier" || return_asked_at !== null) return null;
	return status_at + returnDays * dayMs;
}

/** True while the return of a line may be asked for. */
export function mayAskReturn(line: Returnable, now: number): boolean {
	const until = returnUntil(line);
	return until !== null && now <= until;
}

/** The earliest arrival of which the return may still be asked for. */
export function earliestArrival(now: number): number {
	return now - returnDays * dayMs;
}
