/** What stands in the way of adding points to a recognition. */
import { type Account, isOn, isOnFor, type User } from "#workers/kernel/identity";
import { maySeeRecognition, type SeenRecognition } from "./may-see-recognition";

/** The most boosts of one recognition: taking it back takes back all of them in one batch. */
export const maxBoosts = 20;

/** What the right depends on. */
export type BoostedRecognition = SeenRecognition & {
	status: string;
	boost_count: number;
	is_boosted_by_reader: number;
};

/** Whether somebody who owns a budget may add points of it at all, by the switches of account and person. */
export function mayBoost({ account, user }: { account: Account; user: User }): boolean {
	return (
		isOn(account, "give_recognition_enabled") &&
		!isOnFor(user, "give_recognition_disabled") &&
		!isOn(account, "hide_points_for_account")
	);
}

/** Why this person may not boost it; null where nothing stands in the way. */
export function boostObstacle(
	recognition: BoostedRecognition,
	reader: Pick<User, "id" | "role" | "manager_id">,
): "recognition_not_found" | "own_recognition" | "already_reversed" | "boosted_before" | "boosted_enough" | null {
	if (!maySeeRecognition(recognition, reader)) return "recognition_not_found";
	if (recognition.recipient_id === reader.id || recognition.giver_id === reader.id) return "own_recognition";
	if (recognition.status !== "issued") return "already_reversed";
	if (recognition.is_boosted_by_reader === 1) return "boosted_before";
	return recognition.boost_count >= maxBoosts ? "boosted_enough" : null;
}
