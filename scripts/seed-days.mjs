/** Days and moments of the demo, counted from today, so that it is the same whenever it is loaded. */

/** A day in milliseconds. */
export const dayMs = 86_400_000;

/** A day as it is written (YYYY-MM-DD, of UTC), so many days from today. */
export function dayIn(days) {
	return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}
