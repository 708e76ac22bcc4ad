/** The kinds of links that set a password: where each leads, how long it works, and the notification that brings it. */
import { dayMs, minuteMs } from "#workers/kernel/clock";

/** A link that sets the first password, or another. */
export type LinkKind = "activation" | "reset";

/** What is particular to a kind. */
export const linkKinds = {
	activation: { screen: "activate", lastsMs: 7 * dayMs, brought_by: "session/activation" },
	reset: { screen: "reset", lastsMs: 30 * minuteMs, brought_by: "session/password-reset" },
} as const satisfies Record<LinkKind, { screen: string; lastsMs: number; brought_by: string }>;
