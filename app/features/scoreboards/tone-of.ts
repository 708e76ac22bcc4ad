/** The colour of a competition's state; a word says it too. */
import type { Status } from "#workers/features/scoreboards/rules/limits";
import type { TagTone } from "~/ui/tag";

/** It. */
export function toneOf(status: Status): TagTone {
	if (status === "running") return "good";
	if (status === "frozen") return "warn";
	return status === "cancelled" ? "bad" : "plain";
}
