/** Removes tokens of other platforms a day after they are over. */
import { dayMs } from "#workers/kernel/clock";
import { defineSweep } from "#workers/kernel/define-sweep";

export const sweepPlatformTokens = defineSweep({
	name: "member-detail/sweep-platform-tokens",
	summary: "Removes tokens of other platforms a day after they are over.",
	sweeps: [{ table: "platform_tokens", column: "expires_at", retentionMs: dayMs, atOnce: 200 }],
});
