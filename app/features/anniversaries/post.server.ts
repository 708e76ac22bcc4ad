/** What an anniversary's post shows of the wire's item. */
import type { ActivityKinds } from "#workers/kernel/names";

/** The content of an anniversary's post. */
export type AnniversaryContent = ActivityKinds["anniversary"]["content"];

/** Shapes the content for the page. */
export function toAnniversaryContent(wire: AnniversaryContent): AnniversaryContent {
	const { card_id, occasion, years, badge, message, signature_count } = wire;
	return { card_id, occasion, years, badge, message, signature_count };
}
