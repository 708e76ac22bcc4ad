/** The kinds of links that set a password: where each leads, how long it works, and the email that brings it. */
import { dayMs, minuteMs } from "#workers/kernel/clock";

/** A link that sets the first password, or another. */
export type LinkKind = "activation" | "reset";

/** What is particular to a kind. `texts` are subject and body of its email. */
export const linkKinds = {
	activation: { screen: "activate", lastsMs: 7 * dayMs, texts: "session:emails.activation" },
	reset: { screen: "reset", lastsMs: 30 * minuteMs, texts: "session:emails.reset" },
} as const satisfies Record<LinkKind, { screen: string; lastsMs: number; texts: string }>;
