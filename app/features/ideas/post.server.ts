/** What an idea's post shows of the wire's item. */
import type { ActivityKinds } from "#workers/kernel/names";

/** The content of an idea's post. */
export type IdeaContent = ActivityKinds["idea"]["content"];

/** Shapes the content for the page. */
export function toIdeaContent({ idea_id, title, category, words }: IdeaContent): IdeaContent {
	return { idea_id, title, category, words };
}
