/** What a contest's post shows of the wire's item. */
import type { ActivityKinds } from "#workers/kernel/names";

/** The content of a contest's post. */
export type ContestContent = ActivityKinds["photo_contest"]["content"];

/** Shapes the content for the page. */
export function toContestContent({ contest_id, contest, winners }: ContestContent): ContestContent {
	return { contest_id, contest, winners };
}
