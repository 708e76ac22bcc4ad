/** The course of a competition: when its board is frozen, how often it is reckoned, and in which state it is. @pure */
import { dayMs, minuteMs } from "#workers/kernel/clock";
import type { Goal, Status } from "./limits";

/** The board of who is best at the end is frozen for its last 24 hours, where it is open for longer than that. */
export function freezesAt({ goal, starts_at, ends_at }: { goal: Goal; starts_at: number; ends_at: number }) {
	return goal === "best" && ends_at - starts_at > 2 * dayMs ? ends_at - dayMs : null;
}

/** A board is reckoned anew a minute after the last time at the earliest, one of many rows less often. */
export const reckonedEveryMs = minuteMs;

/** So many rows add another minute. */
export const rowsAMinute = 1_000;

/** The state as people see it, also while the clock has not come round yet. */
export function statusAt({ status, starts_at }: { status: Status; starts_at: number }, now: number): Status {
	return status === "scheduled" && starts_at <= now ? "running" : status;
}

/** What the clock does next. */
export type Step = "tell" | "start" | "freeze" | "end" | "award" | "pay";

/** It, of a competition that is due; undefined where its time has not come. */
export function nextStep(
	competition: {
		status: Status;
		telling: string;
		starts_at: number;
		freezes_at: number | null;
		ends_at: number;
		is_awarded: 0 | 1;
	},
	now: number,
): Step | undefined {
	const { status, telling, starts_at, freezes_at, ends_at, is_awarded } = competition;
	if (status === "final") return is_awarded === 0 ? "award" : telling === "" ? "pay" : "tell";
	if (status === "scheduled") return starts_at <= now ? "start" : undefined;
	if (status !== "running" && status !== "frozen") return undefined;
	if (ends_at <= now) return "end";
	if (status === "running" && freezes_at !== null && freezes_at <= now) return "freeze";
	return telling === "" ? undefined : "tell";
}

/** When a competition that is running or frozen is due next. */
export function dueWhileRunning({ freezes_at, ends_at }: { freezes_at: number | null; ends_at: number }, now: number) {
	return freezes_at !== null && now < freezes_at ? freezes_at : ends_at;
}
