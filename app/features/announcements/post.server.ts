/** What an announcement's post shows of the wire's item. */
import type { ActivityKinds } from "#workers/kernel/names";

type WireContent = ActivityKinds["announcement"]["content"];

/** The content of an announcement's post. */
export type AnnouncementContent = Omit<WireContent, "is_pinned">;

/** Shapes the content for the page. */
export function toAnnouncementContent(wire: WireContent): AnnouncementContent {
	const { announcement_id, announcement_title, excerpt, asks_confirmation, is_confirmed } = wire;
	return { announcement_id, announcement_title, excerpt, asks_confirmation, is_confirmed };
}
