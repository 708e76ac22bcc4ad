/** The colour of an event's state; the word beside it says the same. */
import type { TagTone } from "~/ui/tag";

const tones: Record<string, TagTone> = { open: "good", reviewing: "warn", published: "main" };

/** The colour. */
export function toneOf(status: string): TagTone {
	return tones[status] ?? "plain";
}
