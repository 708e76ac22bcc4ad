/** The points that people are told of: none where the account hides them. @pure */
import { type Account, isOn } from "#workers/kernel/identity";

/** The points for the values of a notification; 0 where the account hides them, of which its words say nothing. */
export function toldPoints(account: Account, points: number): number {
	return isOn(account, "hide_points_for_account") ? 0 : points;
}
