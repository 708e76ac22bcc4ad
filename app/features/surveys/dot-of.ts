/** The status whose tone a survey's state is shown in. */
import type { shownStatuses } from "#workers/features/surveys/rules/statuses";

const tones = { draft: "draft", scheduled: "pending", open: "active", paused: "paused", closed: "archived" } as const;

/** The status as dots know it. */
export function dotOf(status: (typeof shownStatuses)[number]): string {
	return tones[status];
}
