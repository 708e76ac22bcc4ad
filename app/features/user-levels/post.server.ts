/** What the post of a level shows of the wire's item. */
import type { ActivityKinds } from "#workers/kernel/names";

/** The content of a level's post. */
export type LevelContent = ActivityKinds["level"]["content"];

/** Shapes the content for the page. */
export function toLevelContent({ level }: LevelContent): LevelContent {
	return { level };
}
