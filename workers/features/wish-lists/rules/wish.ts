/** What a wish may say, and how far away it is. @browser-safe */
import { z } from "zod";

/** The most lists of a person, and the most items on one (gaps.md, "Wish lists"). */
export const maxLists = 50;
export const maxWishes = 200;

/** Items on a page of a list. */
export const pageSize = 20;

/** 3 is wished for most. */
export const priorities = ["1", "2", "3"] as const;

/** A wish as the wire has it, beside its item. */
export const wishFields = z.object({
	note: z.string(),
	quantity: z.int(),
	priority: z.int(),
	/** When it was wished for, milliseconds UTC. */
	wished_at: z.int(),
});

const dayMs = 86_400_000;

/** How far back earnings say how fast somebody earns, and what must be there for a date: three times over half of it. */
export const paceMs = 90 * dayMs;
const leastCredits = 3;

/** What somebody earned: when (milliseconds UTC), and how many points. */
export type Credit = { created_at: number; amount: number };

/** Points a day, by what was earned in the last 90 days; null for who earns too seldom to promise a date. */
export function pointsPerDay(credits: readonly Credit[], nowMs: number): number | null {
	const times = credits.map(({ created_at }) => created_at);
	if (credits.length < leastCredits || Math.max(...times) - Math.min(...times) < paceMs / 2) return null;
	const total = credits.reduce((sum, { amount }) => sum + amount, 0);
	return total / ((nowMs - Math.min(...times)) / dayMs);
}

/** The longest wait for which a date is said. */
const longestDays = 730;

/** When so many points more are earned at this pace, milliseconds UTC; null where nobody can say. */
export function reachedAt(missing: number, perDay: number | null, nowMs: number): number | null {
	if (missing <= 0 || perDay === null || perDay <= 0) return null;
	const days = Math.ceil(missing / perDay);
	return days > longestDays ? null : nowMs + days * dayMs;
}
