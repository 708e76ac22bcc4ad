/** What is wrong with the moments that an announcement was given. @browser-safe @pure */
import { dayMs } from "#workers/kernel/clock";

/** How far ahead one can be planned. */
const farthestMs = 366 * dayMs;

/** A field with the name of what is wrong in it. */
export type TimeProblem = { field: "starts_at" | "expires_at"; rule: "past" | "tooFar" | "endsBefore" };

/** The first thing that is wrong; undefined when all is well. */
export function timeProblem(
	{ starts_at, expires_at }: { starts_at: number | null; expires_at: number | null },
	now: number,
): TimeProblem | undefined {
	if (starts_at !== null && starts_at <= now) return { field: "starts_at", rule: "past" };
	if (starts_at !== null && starts_at > now + farthestMs) return { field: "starts_at", rule: "tooFar" };
	if (expires_at !== null && expires_at <= (starts_at ?? now)) return { field: "expires_at", rule: "endsBefore" };
	if (expires_at !== null && expires_at > now + 2 * farthestMs) return { field: "expires_at", rule: "tooFar" };
	return undefined;
}
