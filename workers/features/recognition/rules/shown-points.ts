/** The points that a recognition shows: none where none were given, or where the account hides them. */
import { type Account, isOn } from "#workers/kernel/identity";

/** The points, or null where there are none to show. */
export function shownPoints(account: Account, points: number): number | null {
	return points === 0 || isOn(account, "hide_points_for_account") ? null : points;
}
