/** The one source of the current time, so that tests can hold it still. @pure */

/** Tells the time in integer milliseconds UTC. */
export type Clock = { now(): number };

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Date.now() };

/** One second, minute and day in milliseconds. */
export const secondMs = 1_000;
export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;

/** The minute that it is, for what changes with the time, without a write. */
export const minuteAt = (clock: Clock) => Math.floor(clock.now() / minuteMs);
