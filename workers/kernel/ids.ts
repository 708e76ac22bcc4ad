/** Makes the 53-bit integer ids of rows before the rows exist (design.md, "Keys"). */
import type { Clock } from "./clock";

const epochSeconds = Date.UTC(2025, 0, 1) / 1000;
const perSecond = 2 ** 22;
const firstHalf = 2 ** 21;
const maxLeap = 2 ** 18;

/** Gives the next id. `leap` leaves the neighbourhood of one that was taken: a batch's ids stand side by side. */
export type IdMaker = { (): number; leap(): void };

/**
 * A maker of ids: seconds since 2025 times 2^22 plus a counter that starts at random each second and carries into the
 * next second when it overflows. Ids of one isolate rise and never repeat.
 */
export function createIdMaker(clock: Clock, random: () => number = Math.random): IdMaker {
	let last = 0;
	const next = () => {
		const second = Math.floor(clock.now() / 1000) - epochSeconds;
		const start = second * perSecond;
		last = last >= start ? last + 1 : start + Math.floor(random() * firstHalf);
		return last;
	};
	const leap = () => {
		last += Math.floor(random() * maxLeap);
	};
	return Object.assign(next, { leap });
}
