/** The clock and the ids of this isolate, which all its requests, jobs and objects share. */
import { type Clock, systemClock } from "#workers/kernel/clock";
import { createIdMaker, type IdMaker } from "#workers/kernel/ids";

let ids: IdMaker | undefined;

/** The clock of this isolate; tests hold it still. */
export const isolateClock: { current: Clock } = { current: systemClock };

/** Ids of this isolate, never repeated within it. */
export function isolateIds(): IdMaker {
	ids ??= createIdMaker({ now: () => isolateClock.current.now() });
	return ids;
}
