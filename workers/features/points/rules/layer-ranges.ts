/** The times by which points outstanding are told apart: months, or ages on a day; each begins where the one before ends. */
import { DateTime } from "luxon";

/** A range by its key and its first moment; the first one holds all before it as well. */
export type LayerRange = { key: string; from: number };

/** The months from the one before `first` (yyyy-MM, of the world's clock) to that of a day, as MM/yyyy. */
export function monthRanges(first: string, day: string, time_zone: string): LayerRange[] {
	const ranges: LayerRange[] = [];
	let month = DateTime.fromISO(`${first}-01`, { zone: time_zone }).minus({ months: 1 });
	for (const last = DateTime.fromISO(day, { zone: time_zone }); month <= last; month = month.plus({ months: 1 }))
		ranges.push({ key: month.toFormat("MM/yyyy"), from: month.toMillis() });
	return ranges;
}

/** The ages on a day, in months since the points were given, the oldest first. */
export function ageRanges(day: string, time_zone: string): LayerRange[] {
	const behind = DateTime.fromISO(day, { zone: time_zone }).plus({ days: 1 }).startOf("day");
	const ago = (months: number) => behind.minus({ months }).toMillis();
	return [
		{ key: "over_24", from: 0 },
		{ key: "to_24", from: ago(24) },
		{ key: "to_12", from: ago(12) },
		{ key: "to_6", from: ago(6) },
		{ key: "to_3", from: ago(3) },
	];
}
