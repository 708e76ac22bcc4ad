/** What the post of a Medallia item shows of the wire's item. */
import type { ActivityKinds } from "#workers/kernel/names";

/** The content of the post. */
export type MedalliaContent = ActivityKinds["medallia"]["content"];

/** Shapes the content for the page. */
export function toMedalliaContent({ score, comment }: MedalliaContent): MedalliaContent {
	return { score, comment };
}
