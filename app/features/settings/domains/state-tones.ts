/** What the color of a name's state says, for own domains and for those of emails. */
import type { TagTone } from "~/ui/tag";

/** The tone of each state. */
export const stateTones = {
	pending: "warn",
	verified: "main",
	active: "good",
	failed: "bad",
	removing: "plain",
} as const satisfies Record<string, TagTone>;
