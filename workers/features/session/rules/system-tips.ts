/** First-run tips: each stands on its screen until its person has read it (specification §3, "system_tips"). @browser-safe @pure */

/** The tips with their ids, by the event that completes each. */
export const systemTips = [
	{ id: 1, completion_event_key: "statement_seen" },
	{ id: 2, completion_event_key: "profile_seen" },
] as const;

/** The event that completes a tip. */
export type TipKey = (typeof systemTips)[number]["completion_event_key"];

/** The events, for inputs. */
export const tipKeys = systemTips.map(({ completion_event_key }) => completion_event_key) as [TipKey, ...TipKey[]];

/** The tips with how each stands for somebody, by what is kept of those that they read. */
export function tipsOf(settings: Record<string, unknown>) {
	const read = Array.isArray(settings.system_tips_read) ? settings.system_tips_read : [];
	return systemTips.map((tip) => ({
		...tip,
		status: read.includes(tip.completion_event_key) ? ("complete" as const) : ("incomplete" as const),
	}));
}
