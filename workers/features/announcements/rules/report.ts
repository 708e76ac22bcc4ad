/** What may be done with an announcement now, from where it stands. @pure */
import { dayMs } from "#workers/kernel/clock";
import { isPublished, mayBeCanceled, type Status } from "./statuses";

/** People are reminded of one at most so often. */
export const remindedEveryMs = dayMs;

/** What decides. */
type Standing = {
	status: Status;
	ended_at: number | null;
	expires_at: number | null;
	asks_confirmation: 0 | 1;
	delivered_count: number;
	confirmed_count: number;
	reminded_at: number | null;
};

/** Whether its time is over, noted or not. */
export function hasEnded(
	{ ended_at, expires_at, status }: Pick<Standing, "ended_at" | "expires_at" | "status">,
	now: number,
): boolean {
	return ended_at !== null || (status !== "draft" && status !== "pending" && expires_at !== null && expires_at <= now);
}

/** What may be done with it. */
export function rightsOf(standing: Standing, now: number) {
	const { status, asks_confirmation, delivered_count, confirmed_count, reminded_at } = standing;
	const isOver = hasEnded(standing, now);
	const waits = asks_confirmation === 1 && delivered_count > confirmed_count;
	const wasReminded = reminded_at !== null && reminded_at > now - remindedEveryMs;
	const claim = (holds: boolean) => (holds ? (1 as const) : (0 as const));
	return {
		may_remind: claim(isPublished(status) && !isOver && waits && !wasReminded),
		may_cancel: claim(mayBeCanceled(status) && !isOver),
		may_edit: claim(status !== "canceled" && !isOver),
	};
}
