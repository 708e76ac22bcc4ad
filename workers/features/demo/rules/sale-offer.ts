/** The terms of the demo's flash sales: a third off, few enough units that their number shows, one for each person. */

const hourMs = 3_600_000;

/** How long the sales run, so that a short and a long one stand beside each other. */
const hours = [7, 31];
const units = [8, 25];

/** The terms of the sale in a place (0, 1 …) of an item that costs `points`. */
export function saleOffer(place: number, item: { id: number; points: number }, now: number) {
	return {
		item_id: item.id,
		points: Math.max(1, Math.floor((item.points * 2) / 30) * 10),
		points_was: item.points,
		quantity: units[place % units.length]!,
		limit_per_member: 1,
		live_to_date: now + hours[place % hours.length]! * hourMs,
	};
}
