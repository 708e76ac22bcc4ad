/** How a place has moved since the day before the one that a board shows. @pure */
import type { Status } from "./limits";

/** Which way, and by how many places; nobody moves up who had none. */
export type Movement = { direction: "up" | "down" | "same" | "new"; places: number };

/** The directions. */
export const directions = ["up", "down", "same", "new"] as const;

/** What of a competition says whether its rows have moved. */
export type MovingBoard = {
	status: Status;
	starts_at: number;
	/** The first moment of the day at whose beginning the previous places stood. */
	previous_at: number | null;
};

/**
 * It, on a board of the day that began at `day`: while it runs or is frozen, from its second day on. Where nothing was reckoned
 * on that day, everybody stands where they did the day before.
 */
export function movementOf(
	{ place, previous_place }: { place: number; previous_place: number | null },
	{ status, starts_at, previous_at }: MovingBoard,
	day: number,
): Movement | null {
	if ((status !== "running" && status !== "frozen") || previous_at === null || starts_at >= day) return null;
	if (previous_at < day) return { direction: "same", places: 0 };
	if (previous_place === null) return { direction: "new", places: 0 };
	const places = Math.abs(previous_place - place);
	return { direction: places === 0 ? "same" : place < previous_place ? "up" : "down", places };
}
