/** Writes moments as texts in one time zone; offsets are kept by the quarter of an hour, so that a million cost little. */
import { IANAZone } from "luxon";

const quarterMs = 15 * 60_000;
const minuteMs = 60_000;
const offsetsCached = 5_000;

/** Writes a moment (ms UTC) in its zone. */
export type ZoneClock = {
	/** YYYY-MM-DD HH:mm:ss */
	stamp(ms: number): string;
	/** MM/DD/YYYY */
	day(ms: number): string;
};

/** The clock of a zone such as America/New_York. */
export function zoneClock(time_zone: string): ZoneClock {
	const zone = IANAZone.create(time_zone);
	const offsets = new Map<number, number>();
	const localOf = (ms: number): string => {
		const quarter = Math.floor(ms / quarterMs);
		let offset = offsets.get(quarter);
		if (offset === undefined) {
			offset = zone.offset(ms) * minuteMs;
			if (offsets.size >= offsetsCached) offsets.clear();
			offsets.set(quarter, offset);
		}
		return new Date(ms + offset).toISOString();
	};
	return {
		stamp: (ms) => localOf(ms).slice(0, 19).replace("T", " "),
		day: (ms) => {
			const [year, month, day] = localOf(ms).slice(0, 10).split("-");
			return `${month}/${day}/${year}`;
		},
	};
}
